// Every check of the project, as many at a time as there are cores for; a failure hides no other.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { root, setup } from './setup.mjs';

setup({ browser: true });

const reports = mkdtempSync(path.join(os.tmpdir(), 'kontor-'));
const module = (file) => path.join('node_modules', file);
const report = (name) => path.join(reports, `${name}.json`);
const counted = (name) => ['--json', `--outputFile=${report(name)}`];

/** The long ones first, so that no core idles at the end; `after` is what has to be there. */
const checks = [
  { name: 'web export', run: ['scripts/build-web.mjs'] },
  { name: 'jest', run: [module('jest/bin/jest.js'), '--ci', ...counted('jest')], counts: true },
  {
    name: 'detox',
    after: 'web export',
    run: ['scripts/e2e.mjs', '--no-export', ...counted('detox')],
    env: { KONTOR_LANGUAGES: 'ru' },
    counts: true,
  },
  {
    name: 'detox tablet',
    after: 'detox',
    run: [
      ...['scripts/e2e.mjs', '--no-export', '-c', 'web.chromium.tablet', 'e2e/evening.test.js'],
      ...counted('detox tablet'),
    ],
    env: { KONTOR_LANGUAGES: 'de' },
    counts: true,
  },
  {
    name: 'web build',
    after: 'web export',
    run: [
      ...['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
      ...[module('jest/bin/jest.js'), '--config=__tests__/web/jest.config.js', '--ci'],
      ...counted('web build'),
    ],
    counts: true,
  },
  {
    name: 'native export',
    run: [
      ...['scripts/expo.mjs', 'export', '--platform', 'android', '--platform', 'ios'],
      ...['--output-dir', 'artifacts/native'],
    ],
  },
  { name: 'lint', run: [module('eslint/bin/eslint.js'), '.', '--max-warnings', '0'] },
  { name: 'types', run: [module('typescript/bin/tsc'), '--noEmit'] },
  { name: 'unused', run: [module('knip/bin/knip.js'), '--no-progress'] },
  { name: 'format', run: [module('prettier/bin/prettier.cjs'), '--check', '.'] },
  { name: 'licences', run: ['scripts/licences.mjs', '--check'] },
  { name: 'clauses', run: ['scripts/run-ts.mjs', 'scripts/clauses.ts'] },
];

function count({ name, counts }, ok) {
  const one = ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!counts) return one;
  try {
    const result = JSON.parse(readFileSync(report(name), 'utf8'));
    // A file that cannot even be loaded has no tests to count, yet it has failed.
    const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
    return { passed: result.numPassedTests, failed: ok ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** Browsers and compilers need memory as well as a core. */
const LANES = Math.min(3, os.availableParallelism());

const env = { ...process.env, CI: '1', EXPO_NO_TELEMETRY: '1', EXPO_OFFLINE: '1' };

/** What a check says is told in one piece when it ends, since others speak meanwhile. */
function perform(check) {
  const began = performance.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, check.run, {
      cwd: root,
      env: { ...env, ...check.env },
      // Jest's JSON report also goes to stdout, where nobody reads it: its progress is on stderr.
      stdio: ['ignore', check.counts ? 'ignore' : 'pipe', 'pipe'],
    });
    const said = [];
    child.stdout?.on('data', (part) => said.push(part));
    child.stderr.on('data', (part) => said.push(part));
    child.on('error', (error) => said.push(Buffer.from(`${error.message}\n`)));
    child.on('close', (status) => {
      const seconds = Math.round((performance.now() - began) / 1000);
      console.log(`\n— ${check.name}, ${seconds} s`);
      process.stdout.write(Buffer.concat(said));
      resolve({ name: check.name, seconds, ...count(check, status === 0) });
    });
  });
}

/** Waits for its turn: for a core, and for what has to be there. */
async function performAll() {
  const waiting = [...checks];
  const ended = new Map();
  const isReady = ({ after }) => after === undefined || ended.has(after);
  return new Promise((resolve) => {
    let busy = 0;
    const start = () => {
      while (busy < LANES) {
        const next = waiting.findIndex(isReady);
        if (next < 0) break;
        const [check] = waiting.splice(next, 1);
        busy++;
        void perform(check).then((result) => {
          busy--;
          ended.set(check.name, result);
          start();
        });
      }
      if (busy === 0) resolve(checks.map(({ name }) => ended.get(name)));
    };
    start();
  });
}

const results = await performAll();
rmSync(reports, { recursive: true, force: true });

console.log('');
for (const { name, passed, failed, seconds } of results) {
  console.log(`${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
}
const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') > 0 ? 1 : 0);
