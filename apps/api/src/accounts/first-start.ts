import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import type { Config } from '../platform/config.js';
import { Database } from '../platform/database.js';
import { Accounts, type NewOrganization } from './accounts.service.js';

/**
 * At the first start, when there is no account yet: makes the organization and writes its API tokens to
 * `DATA_DIR/credentials.json` (mode 0600). They are in no log. The file is written before the accounts are
 * committed, so that a crash between the two leaves no account whose tokens nobody knows.
 */
export async function firstStart(dataSource: DataSource, config: Config): Promise<void> {
  const accounts = new Accounts(new Database(dataSource));
  if ((await accounts.every()).length > 0) return;
  await accounts.createOrganization('My organization', new Date(), (made) => writeCredentials(config, made));
}

async function writeCredentials(config: Config, { live, test }: NewOrganization): Promise<void> {
  const path = join(config.dataDir, 'credentials.json');
  const credentials = {
    base_url: config.baseUrl,
    live: { account_id: live.account.id, api_token: live.apiToken },
    test: { account_id: test.account.id, api_token: test.apiToken },
  };
  const file = await open(`${path}.part`, 'w', 0o600);
  try {
    await file.writeFile(`${JSON.stringify(credentials, null, 2)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.part`, path);
}
