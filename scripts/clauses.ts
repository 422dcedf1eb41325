import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { CLAUSES } from '@/engine/europe/clauses';

/** `npm run clauses`: which tests prove which clause; fails when a clause has none. */

/** After `it(`, or after the `)(` that follows a table of cases, however long. */
const TEST_NAME = /(?:\b(?:it|test|describe)|\))\(\s*(['"`])((?:(?!\1).)*)\1/gs;
const CLAUSE_ID = /\bE-[A-Z]+-\d+\b/g;

function testFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return testFiles(path);
    return /\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

const tests = new Map<string, string[]>(Object.keys(CLAUSES).map((id) => [id, []]));
const unknown: string[] = [];
for (const file of testFiles('__tests__')) {
  for (const [, , name = ''] of readFileSync(file, 'utf8').matchAll(TEST_NAME)) {
    for (const id of new Set(name.match(CLAUSE_ID) ?? [])) {
      const found = tests.get(id);
      if (found) found.push(`${file}: ${name}`);
      else unknown.push(`${file}: ${name}`);
    }
  }
}

for (const [id, names] of tests) {
  process.stdout.write(`${id}  ${names.length === 0 ? 'NO TEST' : ''}\n`);
  for (const name of names) process.stdout.write(`    ${name}\n`);
}
const missing = [...tests].filter(([, names]) => names.length === 0).map(([id]) => id);
if (unknown.length > 0) process.stdout.write(`\nUnknown clauses:\n    ${unknown.join('\n    ')}\n`);
process.stdout.write(
  `\n${tests.size - missing.length} of ${tests.size} clauses have a test` +
    (missing.length > 0 ? `; missing: ${missing.join(', ')}\n` : '\n'),
);
process.exit(missing.length > 0 || unknown.length > 0 ? 1 : 0);
