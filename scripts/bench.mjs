// The benchmarks twice: as Node runs them, and without a compiler, which is close to a phone's engine.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

import { root } from './setup.mjs';

// Microseconds, with and without the compiler.
const AIMS = {
  'roll, 40 posts': [20, 200],
  'connection payout, 120 routes': [300, null],
  'replay of 1,000 commands': [null, 50_000],
};

function figures(...flags) {
  const args = [path.join(root, 'scripts', 'run-ts.mjs'), ...flags, 'scripts/bench.ts'];
  const stdio = ['ignore', 'pipe', 'inherit'];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, stdio });
  if (status !== 0) process.exit(status ?? 1);
  return JSON.parse(stdout);
}

function shown(microseconds) {
  if (microseconds >= 1000) return `${(microseconds / 1000).toFixed(1)} ms`;
  return `${microseconds >= 100 ? Math.round(microseconds) : microseconds.toFixed(1)} µs`;
}

const compiled = figures();
const interpreted = figures('--jitless');
const missed = [];

const cell = (name, microseconds, aim) => {
  if (aim && microseconds > aim) missed.push(name);
  return aim ? `${shown(microseconds)} (aim ${shown(aim)})` : shown(microseconds);
};
const rows = compiled.map(({ name, microseconds }, i) => {
  const [aim, jitlessAim] = AIMS[name] ?? [];
  return [name, cell(name, microseconds, aim), cell(name, interpreted[i].microseconds, jitlessAim)];
});
rows.unshift(['', 'node', 'node --jitless']);

const widths = [0, 1, 2].map((k) => Math.max(...rows.map((row) => row[k].length)));
for (const row of rows) {
  console.log(
    `${row[0].padEnd(widths[0])}  ${row[1].padStart(widths[1])}  ${row[2].padStart(widths[2])}`,
  );
}
if (missed.length > 0) console.log(`\nAims missed: ${missed.join('; ')}`);
process.exitCode = missed.length > 0 ? 1 : 0;
