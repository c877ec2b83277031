import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readConfig } from './context/read-config.js';
import { systemContext } from './context/system-context.js';
import { Database } from './database/database.js';
import { PostgresDataSource } from './database/postgres-data-source.js';
import { entities } from './entities.js';
import { runConfigurationCommand } from './run-configuration-command.js';
import { sealedData } from './sealed-data.js';
import { openKeyring } from './sealing/index.js';
import { TestApi } from './testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
});
afterAll(() => api.stop());

it('works beside the running service, and lets go of the database', async () => {
  const config = readConfig({ DATABASE_URL: api.databaseUrl, DATA_DIR: api.dataDir });
  const dataSource = await new PostgresDataSource(config, entities).initialize();
  const database = new Database(dataSource);
  const keyring = await openKeyring(config, database, sealedData);
  const dir = await mkdtemp(join(tmpdir(), 'firstday-command-'));
  const ctx = systemContext(api.live.account, new Date(), database);
  const options = { prune: false, json: false, yes: false };
  const code = await runConfigurationCommand(ctx, { config, dataSource, keyring }, ['export', dir], options);
  expect(code).toBe(0);
  expect(await readdir(dir)).toEqual(expect.arrayContaining(['firstday.yaml', 'groups', 'policies']));
  expect(dataSource.isInitialized).toBe(false);
  await rm(dir, { recursive: true });
});
