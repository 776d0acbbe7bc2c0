/** Two worlds: rules, tools, server and bots run in Node; React components run in jsdom. */
const transform = {
  '^.+\\.(t|j)sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
      module: { type: 'commonjs' },
    },
  ],
};

const shared = {
  transform,
  // These packages have ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!@noble/|@scure/)'],
  moduleNameMapper: { '\\.(css|woff2?)$': '<rootDir>/tests/empty-module.cjs' },
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/tests/e2e/', '<rootDir>/dist/'],
};

export default {
  maxWorkers: 2,
  // So wide that it only ends what hangs: a slow or busy machine must not decide a test.
  testTimeout: 240_000,
  projects: [
    { ...shared, displayName: 'node', testEnvironment: 'node', testMatch: ['<rootDir>/tests/**/*.test.ts'] },
    {
      ...shared,
      displayName: 'screen',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/tests/**/*.test.tsx'],
      setupFiles: ['<rootDir>/tests/jsdom-setup.ts'],
    },
  ],
};
