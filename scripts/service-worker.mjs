// node scripts/service-worker.mjs FOLDER: writes the worker that keeps every file of a web build
// for use without a network.
import path from 'node:path';

import { generateSW } from 'workbox-build';

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('Usage: node scripts/service-worker.mjs FOLDER');
  process.exit(2);
}

const { count, size, warnings } = await generateSW({
  globDirectory: folder,
  globPatterns: ['**/*.{html,js,css,png,ico,webmanifest}'],
  // Named, since the default would leave out the assets of packages.
  globIgnores: ['sw.js'],
  swDest: path.join(folder, 'sw.js'),
  // The names of these files already change with what is in them.
  dontCacheBustURLsMatching: /_expo\/static\//,
  navigateFallback: '/index.html',
  cleanupOutdatedCaches: true,
  // The first visit is kept at once; a new version waits until it is asked in.
  clientsClaim: true,
  skipWaiting: false,
  inlineWorkboxRuntime: true,
  sourcemap: false,
});

for (const warning of warnings) console.error(warning);
console.log(`Service worker: ${count} files, ${(size / 1000).toFixed(0)} KB kept for offline use.`);
process.exit(warnings.length > 0 ? 1 : 0);
