// What a web export weighs and which packages it is made of. Compressed sizes of parts are
// estimates: every part is compressed alone, then all are scaled to the whole file's size.
import { readdirSync, readFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { root } from './setup.mjs';

const TOP = 15;
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUE = new Map([...DIGITS].map((digit, value) => [digit, value]));

const gzip = (text) => gzipSync(text, { level: 9 }).length;
const kilobytes = (bytes) => (bytes / 1000).toFixed(1).padStart(8);

/** The base64 numbers of one segment: five bits a digit, lowest first, the sign in the last bit. */
function numbers(segment) {
  const found = [];
  let value = 0;
  let shift = 0;
  for (const digit of segment) {
    const bits = VALUE.get(digit);
    value |= (bits & 31) << shift;
    shift += 5;
    if (bits & 32) continue;
    found.push(value & 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return found;
}

/** Every stretch of the generated code goes to the source its segment names. */
function textBySource(code, map) {
  const lines = code.split('\n');
  const parts = new Map();
  const give = (source, text) => parts.set(source, (parts.get(source) ?? '') + text);
  let source = 0;
  map.mappings.split(';').forEach((mapping, row) => {
    const line = lines[row] ?? '';
    let column = 0;
    let owner = null;
    for (const segment of mapping ? mapping.split(',') : []) {
      const [columns, step] = numbers(segment);
      give(owner, line.slice(column, column + columns));
      column += columns;
      if (step !== undefined) source += step;
      owner = step === undefined ? null : map.sources[source];
    }
    give(owner, `${line.slice(column)}\n`);
  });
  return parts;
}

const NESTED = /^.*node_modules\//;

function packageOf(source) {
  if (!source) return '(wrapping)';
  if (!source.includes('node_modules/')) {
    const [folder, inner] = path
      .relative(root, path.resolve(root, source.replace(/^\/+/, '')))
      .split(path.sep);
    return folder === 'locales' ? `${folder}/${inner}` : (folder ?? source);
  }
  const [scope, name] = source.replace(NESTED, '').split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}

function grouped(parts, groupOf) {
  const groups = new Map();
  for (const [source, text] of parts) {
    const group = groupOf(source);
    groups.set(group, (groups.get(group) ?? '') + text);
  }
  return groups;
}

function print(groups, whole) {
  const rows = [...groups].map(([name, text]) => ({ name, raw: text.length, gz: gzip(text) }));
  const scale = whole / rows.reduce((sum, { gz }) => sum + gz, 0);
  rows.sort((a, b) => b.gz - a.gz);
  for (const { name, raw, gz } of rows.slice(0, TOP)) {
    console.log(`${kilobytes(raw)} ${kilobytes(gz * scale)}  ${name}`);
  }
}

const [folder = 'dist', only] = process.argv.slice(2);
const scripts = path.join(root, folder, '_expo/static/js/web');
if (!existsSync(scripts)) {
  console.error(`There is no web export in ${folder}: npm run build:web -- --source-maps`);
  process.exit(1);
}

const files = readdirSync(scripts).filter((name) => name.endsWith('.js'));
const sizes = files
  .map((name) => ({ name, code: readFileSync(path.join(scripts, name), 'utf8') }))
  .map((file) => ({ ...file, gz: gzip(file.code) }))
  .sort((a, b) => b.gz - a.gz);

console.log('      KB       gz');
for (const { name, code, gz } of sizes) {
  console.log(`${kilobytes(Buffer.byteLength(code))} ${kilobytes(gz)}  ${name}`);
}
for (const { name, code, gz } of sizes.filter((file) => !only || file.name.includes(only))) {
  const mapFile = path.join(scripts, `${name}.map`);
  if (!existsSync(mapFile)) continue;
  const parts = textBySource(code, JSON.parse(readFileSync(mapFile, 'utf8')));
  console.log(`\n${name}`);
  print(grouped(parts, packageOf), gz);
  if (only) {
    console.log('');
    print(
      grouped(parts, (source) => source ?? '(wrapping)'),
      gz,
    );
  }
}
