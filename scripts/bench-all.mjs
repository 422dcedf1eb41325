// Every benchmark, one after the other, and one summary of them in docs/performance.md.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { root } from './setup.mjs';

const BEGIN = '<!-- bench:all begins -->';
const END = '<!-- bench:all ends -->';
const page = path.join(root, 'docs', 'performance.md');

const all = ['bench', 'bench:planner', 'bench:search', 'bench:log'];
if (existsSync(path.join(root, 'scripts', 'bench-ui.mjs'))) all.push('bench:ui');
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`Usage: npm run bench:all -- [${all.join('] [')}]`);
  process.exit(2);
}

function machine() {
  const [first] = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  const cores = os.availableParallelism();
  const load = os.loadavg()[0].toFixed(1);
  return (
    `${os.type()} ${os.arch()}, ${cores} cores (${first?.model.trim() || 'unnamed'}), ${memory} GB, ` +
    `Node ${process.versions.node}; load at the beginning ${load}.`
  );
}

const described = machine();
const sections = [];
let failed = 0;
for (const name of wanted.length > 0 ? wanted : all) {
  console.log(`\n${name}`);
  const { status, stdout } = spawnSync('npm', ['run', '--silent', name], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  const said = (stdout ?? '').trimEnd();
  console.log(said);
  if (status !== 0) failed++;
  const verdict = status === 0 ? '' : ' (an aim was missed, or it failed)';
  sections.push(`### \`npm run ${name}\`${verdict}\n\n\`\`\`text\n${said}\n\`\`\``);
}

const day = new Date().toISOString().slice(0, 10);
const summary = [BEGIN, `Measured on ${day}. ${described}`, ...sections, END].join('\n\n');
const text = readFileSync(page, 'utf8');
const from = text.indexOf(BEGIN);
const to = text.indexOf(END);
const next =
  from < 0 || to < from
    ? `${text.trimEnd()}\n\n## The last run of everything\n\n${summary}\n`
    : text.slice(0, from) + summary + text.slice(to + END.length);
writeFileSync(page, next);
process.exitCode = failed > 0 ? 1 : 0;
