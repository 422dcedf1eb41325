const alias = { '^@/(.*)$': '<rootDir>/$1' };
const plain = [
  '__tests__/engine/.*\\.test\\.ts$',
  '__tests__/(locales|rules|scripts)/.*\\.test\\.ts$',
  '__tests__/layers\\.test\\.ts$',
];

/** @type {import('jest').Config} */
module.exports = {
  projects: [
    {
      // The engine and its scripts are plain TypeScript: without React Native's set-up each file starts in a tenth of the time.
      displayName: 'engine',
      testEnvironment: 'node',
      testRegex: plain,
      transform: { '\\.[jt]sx?$': ['babel-jest', { presets: ['babel-preset-expo'] }] },
      moduleNameMapper: alias,
    },
    {
      displayName: 'app',
      // A slow machine renders a whole screen slowly; it is no fault of the screen.
      setupFilesAfterEnv: ['<rootDir>/__tests__/components/support/patience.ts'],
      preset: 'jest-expo',
      roots: ['<rootDir>/__tests__'],
      testMatch: ['**/*.test.ts', '**/*.test.tsx'],
      testPathIgnorePatterns: ['/node_modules/', ...plain],
      moduleNameMapper: alias,
    },
  ],
};
