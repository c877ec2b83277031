import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Config } from '../../context/config.js';
import { readConfig } from '../../context/read-config.js';
import { Database } from '../../database/database.js';
import { PostgresDataSource } from '../../database/postgres-data-source.js';
import { createMigratedDatabase } from '../../testing/create-database.js';
import { entities } from '../../entities.js';
import { firstStart } from './first-start.js';

let dataSource: PostgresDataSource;
let database: Database;
let config: Config;
beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'firstday-first-'));
  config = readConfig({ DATABASE_URL: await createMigratedDatabase(), DATA_DIR: dataDir });
  dataSource = await new PostgresDataSource(config, entities).initialize();
  database = new Database(dataSource);
});
afterAll(async () => {
  await dataSource.destroy();
  await rm(config.dataDir, { recursive: true });
});

const file = () => join(config.dataDir, 'credentials.json');

describe('the first start', () => {
  it('makes no account where the tokens cannot be written down', async () => {
    await expect(firstStart(database, { ...config, dataDir: '/nowhere' })).rejects.toThrow();
    expect((await dataSource.pool.query('SELECT id FROM accounts')).rows).toEqual([]);
  });

  it('makes a live and a test account and writes their tokens for the owner alone', async () => {
    await firstStart(database, config);
    const credentials = JSON.parse(await readFile(file(), 'utf8'));
    expect(credentials.base_url).toBe('http://localhost:3000');
    expect(credentials.live.api_token).toMatch(/^fd_live_[\w-]{43}$/);
    expect(credentials.test.api_token).toMatch(/^fd_test_[\w-]{43}$/);
    expect((await stat(file())).mode & 0o777).toBe(0o600);
    const stored = JSON.stringify((await dataSource.pool.query('SELECT * FROM api_tokens')).rows);
    expect(stored).not.toContain(credentials.live.api_token);
  });

  it('changes nothing at the second start', async () => {
    const before = await readFile(file(), 'utf8');
    await firstStart(database, config);
    expect(await readFile(file(), 'utf8')).toBe(before);
  });

  it('says the new address and keeps the tokens where a later start is elsewhere', async () => {
    const before = JSON.parse(await readFile(file(), 'utf8'));
    await firstStart(database, { ...config, baseUrl: 'https://onboarding.example' });
    const after = JSON.parse(await readFile(file(), 'utf8'));
    expect(after).toEqual({ ...before, base_url: 'https://onboarding.example' });
    expect((await stat(file())).mode & 0o777).toBe(0o600);
  });

  it('starts beside a file that somebody broke, says so, and shows nothing of it', async () => {
    const whole = await readFile(file(), 'utf8');
    const { live } = JSON.parse(whole);
    const badly = [whole.slice(0, -3), whole.replace('{', '{,'), '', '[]', JSON.stringify(live.api_token)];
    for (const text of badly) {
      await writeFile(file(), text);
      const notice = await firstStart(database, { ...config, baseUrl: 'https://other.example' });
      expect(notice).toContain(`${file()} is not what Firstday wrote there`);
      expect(notice).not.toContain(live.api_token.slice(0, 12));
      expect(await readFile(file(), 'utf8')).toBe(text);
    }
    await writeFile(file(), whole);
  });
});
