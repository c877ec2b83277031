import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { canEnter, databaseAccount } from './account.mjs';
import { startPostgres } from './postgres.mjs';

/** Nothing in it is worth keeping, so it need not reach the disk. */
const hasty = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

/** An embedded PostgreSQL for tests and benchmarks. It is gone with its data after `stop()`, or with this process. */
export async function startTemporaryPostgres({ settings = hasty } = {}) {
  const dataDir = temporaryFolder();
  const server = await startPostgres({ dataDir, settings, remove: true });
  return {
    url: server.url,
    urlOf: (database) => server.urlOf(database),
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** TMPDIR may be closed to the user that the server runs as. */
function temporaryFolder() {
  const account = databaseAccount('/');
  const parent = [tmpdir(), '/tmp', '/var/tmp'].find((folder) => canEnter(folder, account)) ?? tmpdir();
  const folder = mkdtempSync(join(parent, 'firstday-postgres-'));
  chmodSync(folder, 0o711);
  return folder;
}
