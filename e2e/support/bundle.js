// The app's own TypeScript for the specs: bundled when first asked for.
const path = require('node:path');

const esbuild = require('esbuild');

const root = path.resolve(__dirname, '..', '..');
const loaded = new Map();

function bundle(entry) {
  if (!loaded.has(entry)) {
    const { outputFiles } = esbuild.buildSync({
      stdin: { contents: entry, resolveDir: root, loader: 'ts' },
      bundle: true,
      write: false,
      format: 'cjs',
      platform: 'node',
      tsconfig: path.join(root, 'tsconfig.json'),
      logLevel: 'error',
    });
    const exported = { exports: {} };
    new Function('module', 'exports', 'require', outputFiles[0].text)(
      exported,
      exported.exports,
      require,
    );
    loaded.set(entry, exported.exports);
  }
  return loaded.get(entry);
}

module.exports = { bundle };
