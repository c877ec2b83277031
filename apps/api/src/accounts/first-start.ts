import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import type { Config } from '../platform/config.js';
import { Database } from '../platform/database.js';
import { Accounts, type NewOrganization } from './accounts.service.js';

/**
 * At the first start, when there is no account yet: makes the organization and writes its API tokens to
 * `DATA_DIR/credentials.json` (mode 0600). They are in no log. The file is written before the accounts are
 * committed, so that a crash between the two leaves no account whose tokens nobody knows.
 */
export async function firstStart(pool: Pool, config: Config): Promise<void> {
  const accounts = new Accounts(new Database(pool));
  if ((await accounts.every()).length > 0) return keepAddress(config);
  await accounts.createOrganization('My organization', new Date(), (made) => writeCredentials(config, made));
}

async function writeCredentials(config: Config, { live, test }: NewOrganization): Promise<void> {
  await write(config, {
    base_url: config.baseUrl,
    live: { account_id: live.account.id, api_token: live.apiToken },
    test: { account_id: test.account.id, api_token: test.apiToken },
  });
}

/** A later start may be at another address; an operator may also have taken the file away. */
async function keepAddress(config: Config): Promise<void> {
  const text = await readFile(pathOf(config), 'utf8').catch(() => undefined);
  if (text === undefined) return;
  const credentials: object = JSON.parse(text);
  if ('base_url' in credentials && credentials.base_url === config.baseUrl) return;
  await write(config, { ...credentials, base_url: config.baseUrl });
}

/** Whole or not at all, and for the owner alone. */
async function write(config: Config, credentials: object): Promise<void> {
  const path = pathOf(config);
  const file = await open(`${path}.part`, 'w', 0o600);
  try {
    await file.writeFile(`${JSON.stringify(credentials, null, 2)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.part`, path);
}

const pathOf = (config: Config): string => join(config.dataDir, 'credentials.json');
