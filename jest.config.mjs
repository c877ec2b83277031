const shared = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['@firstday/source', 'node', 'node-addons'] },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  modulePathIgnorePatterns: ['/\\.next/', '/dist/'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
          experimental: { keepImportAttributes: true },
          parser: { syntax: 'typescript', decorators: true, tsx: false },
          transform: { legacyDecorator: true, decoratorMetadata: true },
        },
        module: { type: 'es6' },
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/'],
};

/** The shelves that Jest runs; the journeys are Playwright's (playwright.config.ts). */
export default {
  // Two cores shared with PostgreSQL and the renderer's threads: a test that hangs still ends.
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: 'pure',
      testMatch: [
        '<rootDir>/libs/**/*.spec.ts',
        '<rootDir>/apps/**/*.spec.ts',
        '<rootDir>/tools/**/*.spec.ts',
      ],
      testPathIgnorePatterns: ['/node_modules/', '\\.feature\\.spec\\.ts$', '\\.contract\\.spec\\.ts$'],
    },
    {
      ...shared,
      displayName: 'feature',
      testMatch: ['<rootDir>/apps/**/*.feature.spec.ts', '<rootDir>/tools/**/*.feature.spec.ts'],
      globalSetup: '<rootDir>/tools/test/database-setup.mjs',
      globalTeardown: '<rootDir>/tools/test/database-teardown.mjs',
    },
    {
      ...shared,
      displayName: 'contract',
      testMatch: ['<rootDir>/apps/**/*.contract.spec.ts'],
      globalSetup: '<rootDir>/tools/test/database-setup.mjs',
      globalTeardown: '<rootDir>/tools/test/database-teardown.mjs',
    },
  ],
};
