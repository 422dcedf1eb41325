import { spawnSync } from 'node:child_process';
import path from 'node:path';

import { root, setup } from './setup.mjs';

setup({ browser: true });

const args = process.argv.slice(2);
const skipExport = args.includes('--no-export');
const detoxArgs = args.filter((arg) => arg !== '--no-export');
const namesConfiguration = detoxArgs.some((arg) => /^(-c|--configuration)/.test(arg));
if (!namesConfiguration) detoxArgs.unshift('-c', 'web.chromium');

// Detox starts jest by its name, which only npm would otherwise put on the path.
const bin = path.join(root, 'node_modules', '.bin');
const env = { ...process.env, PATH: bin + path.delimiter + (process.env.PATH ?? '') };

function node(...command) {
  const { status } = spawnSync(process.execPath, command, { cwd: root, env, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

if (!skipExport) node('scripts/build-web.mjs');
node(path.join('node_modules', 'detox', 'local-cli', 'cli.js'), 'test', ...detoxArgs);
