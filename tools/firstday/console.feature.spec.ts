import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createDatabase } from '../../apps/api/src/testing/create-database.js';
import { root } from '../setup/root.mjs';

const run = promisify(execFile);
const minute = 60_000;

/** What is built is run: `npm test` builds before it comes here. */
let env: Record<string, string | undefined>;
beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'firstday-console-'));
  env = { ...process.env, DATABASE_URL: await createDatabase(), DATA_DIR: dataDir, NODE_OPTIONS: '' };
  await run('node', [join(root, 'apps/api/dist/migrate.js')], { env });
}, minute);
afterAll(() => rm(env['DATA_DIR'] ?? '', { recursive: true, force: true }));

const firstday = (words: string[], more: Record<string, string> = {}) =>
  run('node', [join(root, 'tools/firstday/firstday.mjs'), ...words], { env: { ...env, ...more } });

describe('npm run firstday', () => {
  it(
    'works on the database of the service',
    async () => {
      const { stdout } = await firstday(['token', 'create', 'Payroll', '--account', 'test']);
      expect(stdout).toMatch(/^fd_test_[\w-]{43}\n/);
      expect((await firstday(['token', 'list', '--account', 'test'])).stdout).toContain('Payroll');
    },
    minute,
  );

  it(
    'says what is wrong and fails where nothing runs, or the command is unknown',
    async () => {
      const failure = { code: 1, stderr: expect.stringContaining('start it with `npm start`') };
      await expect(firstday(['token', 'list'], { DATABASE_URL: '' })).rejects.toMatchObject(failure);
      const usage = { code: 1, stderr: expect.stringContaining('token create NAME') };
      await expect(firstday(['coffee'])).rejects.toMatchObject(usage);
    },
    minute,
  );
});
