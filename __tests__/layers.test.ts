import path from 'node:path';

import { ESLint } from 'eslint';

const root = path.resolve(__dirname, '..');

// Given as a value: Jest cannot load the file the way ESLint would.
const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: true,
  overrideConfig: jest.requireActual('../eslint.config.js'),
  // Only the rules under test; the snippets have unused names and targets that do not exist.
  ruleFilter: ({ ruleId }) => ruleId.startsWith('kontor/') || ruleId.startsWith('no-restricted-'),
});

async function complaints(file: string, code: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(code, { filePath: path.join(root, file) });
  return result?.messages.map((message) => message.ruleId) ?? [];
}

const LAYERS = ['engine', 'store', 'locales', 'rules', 'components', 'app'] as const;
type Layer = (typeof LAYERS)[number];

const MAY_IMPORT: Record<Layer, readonly Layer[]> = {
  engine: ['engine'],
  store: ['store', 'engine'],
  locales: ['locales'],
  rules: ['rules', 'engine', 'locales'],
  components: ['components', 'store', 'engine', 'locales', 'rules'],
  app: ['app', 'components', 'store', 'engine', 'locales', 'rules'],
};

const arrows = LAYERS.flatMap((from) =>
  LAYERS.map((to) => ({ from, to, allowed: MAY_IMPORT[from].includes(to) })),
);

describe('layers', () => {
  test.each(arrows)('$from imports $to: $allowed', async ({ from, to, allowed }) => {
    const expected = allowed ? [] : ['kontor/layers'];
    const file = `${from}/some/place.ts`;
    expect(await complaints(file, `import { a } from '@/${to}/thing';`)).toEqual(expected);
    expect(await complaints(file, `import { a } from '../../${to}/thing';`)).toEqual(expected);
    expect(await complaints(file, `export * from '@/${to}/thing';`)).toEqual(expected);
    expect(await complaints(file, `const a = import('@/${to}/thing');`)).toEqual(expected);
    expect(await complaints(file, `const a = require('@/${to}');`)).toEqual(expected);
  });

  test('a folder of the engine may be named like a layer', async () => {
    expect(await complaints('engine/europe/roll.ts', `import { a } from '../store/b';`)).toEqual(
      [],
    );
    expect(await complaints('engine/europe/roll.ts', `import { a } from '../rules';`)).toEqual([]);
  });

  test('locales take types from the engine, and nothing else', async () => {
    const file = 'locales/en.ts';
    expect(await complaints(file, `import type { A } from '@/engine/a';`)).toEqual([]);
    expect(await complaints(file, `import { type A } from '../engine/a';`)).toEqual([]);
    expect(await complaints(file, `import { a, type A } from '@/engine/a';`)).toEqual([
      'kontor/layers',
    ]);
  });

  test('a type is an arrow too', async () => {
    const file = 'engine/a.ts';
    expect(await complaints(file, `import type { A } from '@/store/a';`)).toHaveLength(1);
    expect(await complaints(file, `export type A = import('@/store/a').A;`)).toHaveLength(1);
  });

  test.each(['components', 'app'])('%s may use assets', async (layer) => {
    expect(await complaints(`${layer}/a.tsx`, `import a from '@/assets/a.png';`)).toEqual([]);
  });

  test.each(LAYERS)('%s may not import tests', async (layer) => {
    for (const tests of ['__tests__', 'e2e']) {
      expect(await complaints(`${layer}/a.ts`, `import { a } from '@/${tests}/a';`)).toEqual([
        'kontor/layers',
      ]);
    }
  });
});

describe('the engine is pure', () => {
  test.each([
    [`import { create } from 'zustand';`, 'kontor/layers'],
    [`import { View } from 'react-native';`, 'kontor/layers'],
    [`import { readFileSync } from 'node:fs';`, 'kontor/layers'],
    [`export { create } from 'zustand';`, 'kontor/layers'],
    [`const now = Date.now();`, 'no-restricted-globals'],
    [`const now = new Date();`, 'no-restricted-globals'],
    [`const plural = new Intl.PluralRules('ru');`, 'no-restricted-globals'],
    [`const now = performance.now();`, 'no-restricted-globals'],
    [`console.log(1);`, 'no-restricted-globals'],
    [`const copy = structuredClone({});`, 'no-restricted-globals'],
    [`const now = globalThis.Date;`, 'no-restricted-globals'],
    [`const roll = Math.random();`, 'no-restricted-properties'],
    [`const { random } = Math;`, 'no-restricted-properties'],
    [`const order = 'a'.localeCompare('b');`, 'no-restricted-syntax'],
    [`const order = [2, 1].toSorted();`, 'no-restricted-syntax'],
  ])('%s', async (code, rule) => {
    expect(await complaints('engine/europe/roll.ts', code)).toEqual([rule]);
  });

  test('arithmetic is welcome, and others may look at the clock', async () => {
    const code = `export const most = Math.max(1, 2);`;
    expect(await complaints('engine/europe/roll.ts', code)).toEqual([]);
    expect(await complaints('store/a.ts', `const now = Date.now();`)).toEqual([]);
    expect(await complaints('store/a.ts', `import { create } from 'zustand';`)).toEqual([]);
  });
});
