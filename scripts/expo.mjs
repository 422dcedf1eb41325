import { spawnSync } from 'node:child_process';
import path from 'node:path';

import { root, setup } from './setup.mjs';

setup();

const args = process.argv.slice(2);
const env = { ...process.env, EXPO_NO_TELEMETRY: '1', EXPO_OFFLINE: '1' };
// CI switches watching and questions off, which is wrong for a server someone works with.
if (args[0] !== 'start') env.CI = '1';

const { status } = spawnSync(
  process.execPath,
  [path.join(root, 'node_modules/expo/bin/cli'), ...args],
  {
    cwd: root,
    env,
    stdio: 'inherit',
  },
);
process.exit(status ?? 1);
