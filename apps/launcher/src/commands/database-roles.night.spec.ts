import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';

import { root } from '../../../../tools/setup/root.mjs';
import { createDatabase } from '../../../api/src/testing/create-database.js';

const run = promisify(execFile);
const minutes = 60_000;

/** What is built is run: `npm test` builds before it comes here. */
let dataDir: string;
let ownerUrl: string;
let env: Record<string, string | undefined>;
const password = 'a-password-of-ours';

const firstday = (words: readonly string[], more: Record<string, string> = {}) =>
  run('node', [join(root, 'tools/firstday/firstday.mjs'), ...words], { env: { ...env, ...more } });

const asOwner = async (text: string) => {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  return client.query(text).finally(() => client.end());
};

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'firstday-roles-'));
  ownerUrl = await createDatabase();
  const service = new URL(ownerUrl);
  service.username = `service_of_${service.pathname.slice(1)}`;
  service.password = password;
  const file = join(dataDir, 'owner-url');
  writeFileSync(file, ownerUrl, { mode: 0o600 });
  env = {
    ...process.env,
    DATABASE_OWNER_URL_FILE: file,
    DATABASE_URL: service.href,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    NODE_OPTIONS: '',
  };
}, 2 * minutes);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe('npm run firstday -- database roles', () => {
  it(
    'makes the role that serves once the owner has made the tables, and the console works by it',
    async () => {
      await expect(firstday(['database', 'roles'])).rejects.toMatchObject({
        stderr: expect.stringMatching(/no tables yet: say `migrate` first/),
      });
      await firstday(['migrate']);
      const { stdout } = await firstday(['database', 'roles']);
      expect(stdout).toMatch(/owns the tables[^]*service_of_\w+ serves/);
      expect(stdout).not.toContain(password);
      const { stdout: found } = await firstday(['doctor', '--json']);
      expect(found).toMatch(
        /connects as service_of_\w+: no superuser, bound by row-level security on \d+ tables/,
      );
      expect((await firstday(['token', 'create', 'Payroll'])).stdout).toMatch(/fd_|token/i);
      expect((await firstday(['key', 'status'])).stdout).not.toBe('');
      expect((await firstday(['key', 'rotate'])).stdout).toMatch(/seals from now on/);
      await expect(firstday(['key', 'rotate'], { DATABASE_OWNER_URL_FILE: '' })).rejects.toMatchObject({
        stderr: expect.stringMatching(/Only the owner of the database changes keys/),
      });
    },
    3 * minutes,
  );

  it(
    'leaves a machine without the owner’s address to serve, and says so where a migration is due there',
    async () => {
      const alone = { DATABASE_OWNER_URL_FILE: '' };
      await firstday(['migrate'], alone);
      await asOwner(
        'DELETE FROM schema_migrations WHERE timestamp = (SELECT max(timestamp) FROM schema_migrations)',
      );
      await expect(firstday(['migrate'], alone)).rejects.toMatchObject({
        stderr: expect.stringMatching(/this role may not: set DATABASE_OWNER_URL/),
      });
    },
    3 * minutes,
  );

  it('says what is missing where there is only one role', async () => {
    await expect(
      firstday(['database', 'roles'], { DATABASE_OWNER_URL_FILE: '', DATABASE_URL: ownerUrl }),
    ).rejects.toMatchObject({ stderr: expect.stringMatching(/There is only \w+\. Set DATABASE_OWNER_URL/) });
    await expect(firstday(['database', 'rolls'])).rejects.toMatchObject({
      stderr: expect.stringMatching(/database roles/),
    });
  }, 60_000);
});
