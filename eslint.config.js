const { defineConfig } = require('eslint/config');
const expo = require('eslint-config-expo/flat');
const globals = require('globals');

const layers = require('./scripts/layer-rule');

const IMPURE = [
  'Date',
  'Intl',
  'performance',
  'console',
  'structuredClone',
  'crypto',
  'process',
  'globalThis',
  'window',
  'document',
  'localStorage',
  'fetch',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'requestAnimationFrame',
  'queueMicrotask',
];

// Depends on Intl, or is missing from the phone's JavaScript engine.
const UNPORTABLE = '/^(localeCompare|toLocale.*|toSorted|toReversed|toSpliced|groupBy)$/';

const detoxGlobals = Object.fromEntries(
  ['device', 'element', 'by', 'waitFor', 'expect', 'detox'].map((name) => [name, 'readonly']),
);

module.exports = defineConfig([
  {
    ignores: ['dist/', 'coverage/', 'artifacts/', '.expo/', 'android/', 'ios/', 'expo-env.d.ts'],
  },
  expo,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { kontor: { rules: { layers } } },
    rules: {
      'kontor/layers': 'error',
      'import/no-named-as-default-member': 'off',
      eqeqeq: 'error',
    },
  },
  {
    files: ['engine/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...IMPURE.map((name) => ({
          name,
          message: 'The engine is pure: same input, same output.',
        })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Dice are thrown at the table.' },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: `MemberExpression[property.name=${UNPORTABLE}]`,
          message: 'Not available everywhere the engine runs.',
        },
      ],
    },
  },
  {
    files: ['app/**', 'components/**'],
    ignores: ['components/words.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: '@/locales',
          importNames: ['CATALOGS'],
          message: 'A browser fetches only the language it shows: useCatalog().',
        },
      ],
    },
  },
  {
    files: ['*.js', 'e2e/**', 'scripts/**', '__tests__/web/**'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['__tests__/web/**'],
    languageOptions: { globals: globals.jest },
  },
  {
    files: ['e2e/**'],
    languageOptions: { globals: { ...globals.jest, ...detoxGlobals } },
  },
]);
