/** @type {import('jest').Config} */
module.exports = {
  displayName: 'web build',
  rootDir: '../..',
  testMatch: ['<rootDir>/__tests__/web/*.test.mjs'],
  testEnvironment: 'node',
  testTimeout: 60000,
  maxWorkers: 1,
  transform: {},
};
