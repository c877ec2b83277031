import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import type { Config } from '../platform/config.js';
import { Database } from '../platform/database.js';
import { Accounts } from './accounts.service.js';

/**
 * At the first start, when there is no account yet: makes the organization and writes its API tokens to
 * `DATA_DIR/credentials.json` (mode 0600). They are in no log.
 */
export async function firstStart(dataSource: DataSource, config: Config): Promise<void> {
  const accounts = new Accounts(new Database(dataSource));
  if ((await accounts.every()).length > 0) return;
  const file = await open(join(config.dataDir, 'credentials.json'), 'w', 0o600);
  try {
    await file.chmod(0o600);
    const { live, test } = await accounts.createOrganization('My organization', new Date());
    const credentials = {
      base_url: config.baseUrl,
      live: { account_id: live.account.id, api_token: live.apiToken },
      test: { account_id: test.account.id, api_token: test.apiToken },
    };
    await file.writeFile(`${JSON.stringify(credentials, null, 2)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}
