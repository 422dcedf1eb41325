// node scripts/run-ts.mjs [node flags] entry.ts [arguments]: the script's output is the only output.
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { root, setup } from './setup.mjs';

const args = process.argv.slice(2);
const at = args.findIndex((arg) => !arg.startsWith('-'));
if (at < 0) {
  console.error('Usage: node scripts/run-ts.mjs [node flags] entry.ts [arguments]');
  process.exit(2);
}
const nodeFlags = args.slice(0, at);
// Without a compiler there is no WebAssembly; saying so keeps V8 from warning about it.
if (nodeFlags.includes('--jitless')) nodeFlags.push('--no-expose-wasm');
const entry = path.resolve(root, args[at]);

setup();
const esbuild = await import('esbuild');

// Inside node_modules, so that the packages left out of the bundle are still found from there.
const folder = path.join(root, 'node_modules', '.cache', 'kontor');
const bundle = path.join(folder, `${path.basename(entry, '.ts')}-${process.pid}.mjs`);
mkdirSync(folder, { recursive: true });

try {
  await esbuild.build({
    entryPoints: [entry],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: 'inline',
    tsconfig: path.join(root, 'tsconfig.json'),
    logLevel: 'error',
  });
} catch {
  process.exit(1);
}

const child = spawn(
  process.execPath,
  ['--enable-source-maps', ...nodeFlags, bundle, ...args.slice(at + 1)],
  { stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => {
  rmSync(bundle, { force: true });
  process.exit(code ?? 128 + (os.constants.signals[signal] ?? 0));
});
