import { delimiter, join } from 'node:path';

import { defineConfig } from '@playwright/test';

import { temporaryFolder } from './apps/launcher/src/postgres/temporary-postgres.ts';
import { freePort } from './tools/process/ports.mjs';
import { fullChromiumLaunchOptions, journeyLaunchOptions } from './tools/test/chromium.mjs';
import { testEnvironment } from './tools/test/environment.mjs';

/*
 * The journeys run on the built apps, PostgreSQL and Chromium. They start a stack of their own, unless
 * E2E_BASE_URL and E2E_DATA_DIR name a running one. The workers read this file again: what was chosen is in the
 * environment by then.
 */
const isOwnStack = !process.env.E2E_BASE_URL || Boolean(process.env.E2E_PORT);
if (isOwnStack && !process.env.E2E_PORT) {
  process.env.E2E_PORT = String(await freePort());
  process.env.E2E_SIMULATOR_PORT = String(await freePort());
  process.env.E2E_SMTP_PORT = String(await freePort());
  process.env.E2E_BASE_URL = `http://localhost:${process.env.E2E_PORT}`;
  process.env.E2E_DATA_DIR = temporaryFolder('firstday-journeys-');
}
// Where numbers that must differ begin, so that a stack that is used again has none of them twice.
process.env.E2E_RUN ??= String(Math.floor(Date.now() / 1000));
const baseURL = process.env.E2E_BASE_URL;

/**
 * `JOURNEYS=gate` runs what `npm test` runs: tests with `@gate`, each at one size. `JOURNEYS=night` runs the rest,
 * and the other size of the gate's `@everywhere`. Together they are `all`, each test once.
 */
const parts = {
  gate: {
    phone: /^(?!.*@desktop)(?=.*@gate)/s,
    desktop: /^(?=.*@desktop)(?=.*@gate)/s,
    alone: /@gate/,
  },
  night: {
    phone: /^(?!.*@desktop)(?!.*@gate)/s,
    desktop: /^(?=.*@everywhere)|^(?=.*@desktop)(?!.*@gate)/s,
    alone: /^(?!.*@gate)/s,
  },
  all: { phone: /^(?!.*@desktop)/s, desktop: /@desktop|@everywhere/, alone: /.*/s },
} as const;
const { JOURNEYS: part = 'all' } = process.env;
if (part !== 'gate' && part !== 'night' && part !== 'all')
  throw new Error(`JOURNEYS is gate, night or all, not ${part}.`);
const only = parts[part];

/** What the operator sees needs no browser: it runs once. */
const service = '**/{service,front-door}.spec.ts';
/**
 * Partners' pages choose their browser's settings themselves, and share their account's list of origins: those of an
 * account one after the other.
 */
const embedding = '**/embedding*.spec.ts';
const embeddingOfLive = '**/embedding-{guide,hostile,origins,sessions}.spec.ts';
/** The primitives choose widths and themes themselves. */
const primitives = '**/primitives.spec.ts';

/** Where it lies beside the checkout, the agencies' files have a folder of their own for those that are not pinned sheets. */
const { OFFICIAL_FORMS_DIR: official } = testEnvironment();

const stack = {
  command: 'node tools/test/serve.mjs',
  url: `${baseURL}/health`,
  timeout: 300_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 20_000 },
  stdout: 'pipe' as const,
  env: {
    ...testEnvironment(),
    BASE_URL: baseURL ?? '',
    DATA_DIR: process.env.E2E_DATA_DIR ?? '',
    ...(official ? { OFFICIAL_FORMS_DIR: [official, join(official, '..', 'forms')].join(delimiter) } : {}),
    DEVELOPMENT_PAGES: 'on',
    EVERIFY_POLL_SECONDS: '1',
    EVERIFY_SIMULATOR: process.env.E2E_SIMULATOR_PORT ?? '',
    // A journey that sends starts a mail server and a DNS server there; nobody else turns messages on.
    MAIL_DNS_SERVERS: `127.0.0.1:${process.env.E2E_SMTP_PORT ?? ''}`,
    MAIL_FROM: 'Firstday <people@firstday.invalid>',
    MAIL_SECONDS: '2',
    SMTP_URL: `smtp://127.0.0.1:${process.env.E2E_SMTP_PORT ?? ''}`,
    PORT: process.env.E2E_PORT ?? '',
    // Journeys ask faster than people do. Not 0: then the answers have no `ratelimit-*` headers, by which calls are counted.
    RATE_LIMIT_ADDRESSES: '1000000',
    RATE_LIMIT_SESSIONS: '1000000',
    RATE_LIMIT_TOKENS: '1000000',
  },
};

export default defineConfig({
  testDir: 'e2e',
  // Of texts: what is read aloud of a page.
  snapshotPathTemplate: '{testDir}/transcripts/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 3,
  // What is waited for is there at once on a machine that does nothing else: no journey fails because it does.
  timeout: 300_000,
  expect: {
    timeout: 30_000,
    // Browsers and machines smooth letters differently: what moves or changes its colour is far more than this.
    toHaveScreenshot: {
      pathTemplate: '{testDir}/pictures/{arg}{ext}',
      animations: 'disabled',
      threshold: 0.3,
      maxDiffPixelRatio: 0.02,
    },
  },
  reporter: 'list',
  use: {
    baseURL,
    launchOptions: journeyLaunchOptions() ?? {},
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    // A third of all the work of a run: `npx playwright test FILE --trace on` where a failure does not explain itself.
    trace: 'off',
  },
  // Most journeys are the same on both sizes and run on one of them: on a phone, or where `@desktop` says so. Those
  // whose layout differs run `@everywhere`.
  projects: [
    // One after the other, and they wait for sessions to end: at the end the other worker would have nothing to do.
    {
      name: 'embedding of live',
      testMatch: embeddingOfLive,
      grep: only.alone,
      fullyParallel: false,
      workers: 1,
    },
    {
      name: 'phone',
      testIgnore: [service, embedding, primitives],
      grep: only.phone,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      testIgnore: [service, embedding, primitives],
      grep: only.desktop,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'primitives',
      testMatch: primitives,
      grep: only.alone,
      use: { launchOptions: fullChromiumLaunchOptions() ?? {} },
    },
    // At the end, with the machine to themselves: these pages measure themselves while they are laid out.
    { name: 'service', testMatch: service, grep: only.alone, workers: 1 },
    {
      name: 'embedding',
      testMatch: embedding,
      testIgnore: embeddingOfLive,
      grep: only.alone,
      fullyParallel: false,
      workers: 1,
    },
  ],
  ...(isOwnStack ? { webServer: stack } : {}),
});
