// The app's own TypeScript for the specs: bundled when first asked for.
const path = require('node:path');

const esbuild = require('esbuild');

const root = path.resolve(__dirname, '..', '..');
const loaded = new Map();
/** Only sets up the storage of a phone. */
const PHONE_ONLY = 'expo-sqlite/';

function bundle(entry) {
  if (!loaded.has(entry)) {
    const { outputFiles } = esbuild.buildSync({
      stdin: { contents: entry, resolveDir: root, loader: 'ts' },
      bundle: true,
      write: false,
      format: 'cjs',
      platform: 'node',
      tsconfig: path.join(root, 'tsconfig.json'),
      external: [`${PHONE_ONLY}*`],
      logLevel: 'error',
    });
    const exported = { exports: {} };
    new Function('module', 'exports', 'require', outputFiles[0].text)(
      exported,
      exported.exports,
      (name) => (name.startsWith(PHONE_ONLY) ? {} : require(name)),
    );
    loaded.set(entry, exported.exports);
  }
  return loaded.get(entry);
}

module.exports = { bundle };
