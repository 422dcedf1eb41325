import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { findBrowser } from './browser.mjs';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const readJson = (name) => JSON.parse(readFileSync(path.join(root, name), 'utf8'));

function fail(message) {
  console.error(message);
  process.exit(1);
}

// Everything goes to stderr: scripts whose output is data run the set-up too.
function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2], ...options });
  return status === 0;
}

function checkNode() {
  const wanted = readJson('package.json').engines.node.replace('>=', '');
  const isOld = process.versions.node.localeCompare(wanted, 'en', { numeric: true }) < 0;
  if (isOld) {
    fail(`Kontor needs Node ${wanted} or newer; this is ${process.versions.node}.`);
  }
}

/** Compares what npm wrote down about node_modules with the lockfile, so that a `npm install` counts too. */
function modulesAreCurrent() {
  const record = 'node_modules/.package-lock.json';
  if (!existsSync(path.join(root, record))) return false;
  const installed = readJson(record).packages;
  return Object.entries(readJson('package-lock.json').packages).every(([place, wanted]) => {
    if (place === '') return true;
    const found = installed[place];
    // Packages for other operating systems are in the lockfile but never installed.
    return found ? found.version === wanted.version : wanted.optional || wanted.devOptional;
  });
}

function installModules() {
  if (modulesAreCurrent()) return;
  console.error('Installing the packages of package-lock.json …');
  const npm = process.env.npm_execpath;
  const done = npm
    ? run(process.execPath, [npm, 'ci'])
    : run('npm', ['ci'], { shell: process.platform === 'win32' });
  if (!done) fail('npm ci failed.');
}

function installBrowser() {
  if (findBrowser()) return;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.error('Installing Chromium …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const packages = ['chromium', 'fonts-noto-core'];
    run('apt-get', ['update'], { env });
    run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env });
  }
  if (!findBrowser()) {
    fail(
      'The specs need a Chromium. Install Chromium or Google Chrome (Debian, Ubuntu: the package ' +
        '"chromium"), or set CHROMIUM to the path of one.',
    );
  }
}

export function setup({ browser = false } = {}) {
  checkNode();
  installModules();
  if (browser) installBrowser();
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  setup({ browser: process.argv.includes('--browser') });
}
