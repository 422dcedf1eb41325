// Lists what the app is made of: every package under `dependencies`, with those they need.
// node scripts/licences.mjs writes assets/licences.json; --check fails when it is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { root, setup } from './setup.mjs';

setup();

const FILE = path.join(root, 'assets', 'licences.json');
const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));

/** Where npm put a package that `from` asks for: beside it, or in a folder above. */
function placeOf(name, from) {
  for (let folder = from; ;) {
    const place = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (packages[place]) return place;
    if (!folder) return undefined;
    folder = folder.slice(0, Math.max(folder.lastIndexOf('node_modules/') - 1, 0));
  }
}

function needed() {
  const found = new Set();
  const waiting = [''];
  for (const place of waiting) {
    const { dependencies = {} } = packages[place];
    for (const name of Object.keys(dependencies)) {
      const at = placeOf(name, place);
      if (!at || found.has(at)) continue;
      found.add(at);
      waiting.push(at);
    }
  }
  return [...found];
}

function licenceOf(place) {
  const { license, licenses } = JSON.parse(
    readFileSync(path.join(root, place, 'package.json'), 'utf8'),
  );
  const said = license ?? licenses;
  if (Array.isArray(said)) return said.map(({ type }) => type).join(' OR ');
  return (typeof said === 'string' ? said : said?.type) ?? 'unknown';
}

const seen = new Map();
for (const place of needed()) {
  const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const { version } = packages[place];
  seen.set(`${name}@${version}`, { name, version, licence: licenceOf(place) });
}
const order = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
const list = [...seen.keys()].sort(order).map((key) => seen.get(key));
const unknown = list.filter(({ licence }) => licence === 'unknown');
if (unknown.length > 0) {
  console.error(`No licence: ${unknown.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}

const { format, resolveConfig } = await import('prettier');
const style = await resolveConfig(FILE);
const text = await format(JSON.stringify(list), { ...style, filepath: FILE });
if (!process.argv.includes('--check')) {
  writeFileSync(FILE, text);
  console.log(`${list.length} packages`);
} else if (readFileSync(FILE, 'utf8') !== text) {
  console.error('assets/licences.json is out of date: npm run licences');
  process.exit(1);
}
