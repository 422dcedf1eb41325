// `npm run bench`: what the engine takes; `-- planner search screen growth` names other parts, and
// `npm run bench:all` measures everything and writes it into docs/performance.md.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { root } from './setup.mjs';

const BEGIN = '<!-- bench:all begins -->';
const END = '<!-- bench:all ends -->';
const PAGE = path.join(root, 'docs', 'performance.md');

/** In microseconds, at full speed and slowed down. */
const AIMS = {
  'roll, 40 posts': [20, 200],
  'connection payout, 120 routes': [300, null],
  'replay of 1,000 commands': [null, 50_000],
};

function shown(microseconds) {
  if (microseconds >= 1000) return `${(microseconds / 1000).toFixed(1)} ms`;
  return `${microseconds >= 100 ? Math.round(microseconds) : microseconds.toFixed(1)} µs`;
}

function said(script, ...flags) {
  const args = [path.join(root, 'scripts', 'run-ts.mjs'), ...flags, script];
  const stdio = ['ignore', 'pipe', 'inherit'];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, stdio });
  if (!stdout?.length) process.exit(status || 1);
  return JSON.parse(stdout);
}

/** Without a compiler Node interprets, as a phone's engine does. */
function twice(script) {
  const compiled = said(script);
  const interpreted = said(script, '--jitless');
  return compiled.map(({ name, microseconds }, i) => {
    const figures = [microseconds, interpreted[i].microseconds];
    const aims = AIMS[name] ?? [];
    const wanted = aims.map((aim, k) => aim && `${shown(aim)}${k === 1 ? ' slowed' : ''}`);
    return {
      name,
      cells: figures.map(shown),
      aim: wanted.filter(Boolean).join('; '),
      met: figures.every((figure, k) => !aims[k] || figure <= aims[k]),
    };
  });
}

const PARTS = {
  engine: () => ({ rows: twice('scripts/bench/engine.ts') }),
  planner: () => ({
    rows: twice('scripts/bench/planner.ts').map((row) => ({ ...row, name: `plan: ${row.name}` })),
  }),
  search: () => ({
    rows: said('scripts/bench/search.ts').map(({ name, value }) => ({ name, cells: [value, ''] })),
  }),
  screen: async () => ({ rows: await (await import('./bench/screen.mjs')).measureScreen() }),
  growth: () => said('scripts/bench/growth.ts', '--jitless', '--expose-gc'),
};

const line = (cells) => `| ${cells.join(' | ')} |`;
const ruled = (head, rows) =>
  [line(head), line(head.map((_, k) => (k === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n');

function verdict({ aim, met }) {
  if (!aim) return '';
  return `${aim}: ${met ? 'reached' : 'missed'}`;
}

function report(parts) {
  const rows = parts.flatMap(({ rows = [] }) => rows);
  const texts = [];
  if (rows.length > 0) {
    const table = rows.map((row) => [row.name, ...row.cells, verdict(row)]);
    texts.push(ruled(['what', 'full speed', 'slowed down', 'aim'], table));
  }
  for (const { tables = [], left } of parts) {
    for (const { by, at, rows: grown } of tables) {
      const body = grown.map(({ name, microseconds }) => [name, ...microseconds.map(shown)]);
      texts.push(ruled([`${by}:`, ...at.map((size) => size.toLocaleString('en'))], body));
    }
    if (left) texts.push(`${left}.`);
  }
  return { text: texts.join('\n\n'), missed: rows.filter(({ aim, met }) => aim && !met) };
}

function machine() {
  const [first] = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  const load = os.loadavg()[0].toFixed(1);
  return (
    `${os.type()} ${os.arch()}, ${os.availableParallelism()} cores ` +
    `(${first?.model.trim() || 'unnamed'}), ${memory} GB, Node ${process.versions.node}; ` +
    `load at the beginning ${load}`
  );
}

async function write(text, described) {
  const { format, resolveConfig } = await import('prettier');
  const day = new Date().toISOString().slice(0, 10);
  const page = readFileSync(PAGE, 'utf8');
  const [before, after] = [page.split(BEGIN)[0], page.split(END)[1]];
  const whole = `${before}${BEGIN}\n\nMeasured on ${day}. ${described}.\n\n${text}\n\n${END}${after}`;
  const options = { ...(await resolveConfig(PAGE)), parser: 'markdown' };
  writeFileSync(PAGE, await format(whole, options));
}

const args = process.argv.slice(2);
const writes = args.includes('--write');
const wanted = args.filter((arg) => arg !== '--write');
if (wanted.some((name) => !(name in PARTS))) {
  console.error(`Usage: npm run bench -- [${Object.keys(PARTS).join('] [')}]`);
  process.exit(2);
}
const described = machine();
const parts = [];
for (const name of wanted.length > 0 ? wanted : writes ? Object.keys(PARTS) : ['engine']) {
  parts.push(await PARTS[name]());
}
const { text, missed } = report(parts);
console.log(text);
if (writes) await write(text, described);
if (missed.length > 0) console.log(`\nAims missed: ${missed.map(({ name }) => name).join('; ')}`);
process.exitCode = missed.length > 0 ? 1 : 0;
