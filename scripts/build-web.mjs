// The web build: Expo's export, a page that may load nothing from elsewhere, and a service worker.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { root, setup } from './setup.mjs';

setup();

const OUTPUT = 'dist';
const page = path.join(root, OUTPUT, 'index.html');

/** Only in the build: a server one works with needs eval, and files that are never kept. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  // The hash is that of nothing: the empty sheet react-native-web fills rule by rule.
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

function node(...args) {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

function insert(html, before, tag) {
  if (!html.includes(before)) throw new Error(`index.html has no ${before}`);
  return html.replace(before, `${tag}\n    ${before}`);
}

const flags = process.argv.slice(2);
node('scripts/expo.mjs', 'export', '--platform', 'web', '--output-dir', OUTPUT, ...flags);

const policy = `<meta http-equiv="Content-Security-Policy" content="${POLICY}" />`;
const worker = '<script src="/register.js" defer></script>';
const html = insert(readFileSync(page, 'utf8'), '<meta name="viewport"', policy);
writeFileSync(page, insert(html, '<link rel="manifest"', worker));

node('scripts/service-worker.mjs', OUTPUT);
