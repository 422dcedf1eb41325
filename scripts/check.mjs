// Every check of the project, one after the other; a failure does not hide the ones after it.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { root, setup } from './setup.mjs';

setup({ browser: true });

const reports = mkdtempSync(path.join(os.tmpdir(), 'kontor-'));
const module = (file) => path.join('node_modules', file);
const report = (name) => path.join(reports, `${name}.json`);

const checks = [
  { name: 'format', run: [module('prettier/bin/prettier.cjs'), '--check', '.'] },
  { name: 'lint', run: [module('eslint/bin/eslint.js'), '.', '--max-warnings', '0'] },
  { name: 'types', run: [module('typescript/bin/tsc'), '--noEmit'] },
  {
    name: 'jest',
    run: [module('jest/bin/jest.js'), '--ci', '--json', `--outputFile=${report('jest')}`],
    counts: true,
  },
  { name: 'licences', run: ['scripts/licences.mjs', '--check'] },
  { name: 'clauses', run: ['scripts/run-ts.mjs', 'scripts/clauses.ts'] },
  { name: 'web export', run: ['scripts/build-web.mjs'] },
  {
    name: 'web build',
    run: [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      module('jest/bin/jest.js'),
      '--config=__tests__/web/jest.config.js',
      '--ci',
      '--json',
      `--outputFile=${report('web build')}`,
    ],
    counts: true,
  },
  {
    name: 'detox',
    run: ['scripts/e2e.mjs', '--no-export', '--json', `--outputFile=${report('detox')}`],
    env: { KONTOR_LANGUAGES: 'ru,de' },
    counts: true,
  },
  {
    name: 'detox tablet',
    run: [
      'scripts/e2e.mjs',
      '--no-export',
      '-c',
      'web.chromium.tablet',
      'e2e/evening.test.js',
      '--json',
      `--outputFile=${report('detox tablet')}`,
    ],
    env: { KONTOR_LANGUAGES: 'en' },
    counts: true,
  },
  {
    name: 'native export',
    run: [
      'scripts/expo.mjs',
      'export',
      ...['--platform', 'android', '--platform', 'ios'],
      ...['--output-dir', 'artifacts/native'],
    ],
  },
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

const env = { ...process.env, CI: '1', EXPO_NO_TELEMETRY: '1', EXPO_OFFLINE: '1' };
const results = checks.map((check) => {
  console.log(`\n— ${check.name}`);
  // Jest's JSON report also goes to stdout, where nobody reads it: its progress is on stderr.
  const stdio = ['ignore', check.counts ? 'ignore' : 'inherit', 'inherit'];
  const { status } = spawnSync(process.execPath, check.run, {
    cwd: root,
    env: { ...env, ...check.env },
    stdio,
  });
  return { name: check.name, ...count(check, status === 0) };
});
rmSync(reports, { recursive: true, force: true });

console.log('');
for (const { name, passed, failed } of results) {
  console.log(`${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed`);
}
const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') > 0 ? 1 : 0);
