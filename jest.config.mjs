/** Node itself imports the spec files and what they test, from their TypeScript sources (tools/test/run-natively.mjs). */
export const shared = {
  testEnvironment: '<rootDir>/tools/test/native-environment.mjs',
  testRunner: '<rootDir>/tools/test/run-natively.mjs',
  modulePathIgnorePatterns: ['/\\.next/', '/dist/'],
  transform: {},
};

/** The shelves that Jest runs; the journeys are Playwright's (playwright.config.ts). */
export default {
  // Two cores shared with PostgreSQL and the renderer's threads: a test that hangs still ends.
  testTimeout: 180_000,
  testSequencer: '<rootDir>/tools/test/longest-first.mjs',
  projects: [
    {
      ...shared,
      displayName: 'pure',
      testMatch: [
        '<rootDir>/libs/**/*.spec.ts',
        '<rootDir>/apps/**/*.spec.ts',
        '<rootDir>/tools/**/*.spec.ts',
      ],
      testPathIgnorePatterns: [
        '/node_modules/',
        '\\.(?:feature|contract|night|production|quarantine)\\.spec\\.ts$',
      ],
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
    {
      // What kills processes, makes backups, upgrades, compiles fixtures or takes minutes: `npm run test:all` runs it.
      ...shared,
      displayName: 'night',
      testMatch: ['<rootDir>/apps/**/*.night.spec.ts', '<rootDir>/tools/**/*.night.spec.ts'],
      globalSetup: '<rootDir>/tools/test/database-setup.mjs',
      globalTeardown: '<rootDir>/tools/test/database-teardown.mjs',
    },
    {
      // What failed by chance and waits to be repaired (tools/test/quarantine.ts).
      ...shared,
      displayName: 'quarantine',
      testMatch: ['<rootDir>/{apps,libs,tools}/**/*.quarantine.spec.ts'],
      globalSetup: '<rootDir>/tools/test/database-setup.mjs',
      globalTeardown: '<rootDir>/tools/test/database-teardown.mjs',
    },
    {
      // What takes more than a contributor has at hand: `npm run test:production` runs it.
      ...shared,
      displayName: 'production',
      testMatch: ['<rootDir>/tools/**/*.production.spec.ts'],
    },
  ],
};
