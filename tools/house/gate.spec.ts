import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

import { beforeAll, describe, expect, it } from '@jest/globals';

import { binFolder, root } from '../setup/root.mjs';

/** `npm test` is to end within minutes: a journey that is added to it takes the place of another. */
const most = 125;

/** Files of which the night runs everything: they stop services, wait for sessions to end, or compare pictures. */
const ofTheNight = ['service.spec.ts', 'primitives.spec.ts', 'embedding-sessions.spec.ts'];

describe('the journeys of the gate', () => {
  /** Each as `[project] › file:line:column › title`. */
  let journeys: readonly string[];
  beforeAll(() => {
    const listed = execFileSync(join(binFolder, 'playwright'), ['test', '--list', '--reporter=list'], {
      cwd: root,
      encoding: 'utf8',
      env: {
        ...process.env,
        // Playwright refuses to load its tests where Jest seems to load them.
        JEST_WORKER_ID: undefined,
        // Nothing is started, and what the libraries export is read from their sources.
        E2E_BASE_URL: 'http://localhost:1',
        E2E_DATA_DIR: root,
        JOURNEYS: 'gate',
        NODE_OPTIONS: '--conditions=@firstday/source',
      },
    });
    journeys = listed.split('\n').filter((line) => line.startsWith('  ['));
  }, 300_000);

  it(`are at most ${most}`, () => {
    expect(journeys.length).toBeGreaterThan(0);
    expect(journeys.length).toBeLessThanOrEqual(most);
  });

  it('run at one size each', () => {
    const titles = journeys.map((line) => line.replace(/^ +\[[^\]]+\] › /, ''));
    expect(new Set(titles).size).toBe(titles.length);
  });

  it.each(ofTheNight)('are none of %s', (file) => {
    expect(journeys.filter((line) => line.includes(` › ${file}:`))).toEqual([]);
  });
});
