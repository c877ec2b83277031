import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { canEnter, databaseAccount } from './system-account.ts';
import { removeDataFolder } from './cluster-place.ts';
import { startPostgres } from './embedded-postgres.ts';

/** Nothing in it is worth keeping, so it need not reach the disk. */
const hasty = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

export interface TemporaryPostgres {
  readonly url: string;
  urlOf(database: string): string;
  stop(): Promise<void>;
}

/** An embedded PostgreSQL for tests and benchmarks. It is gone with its data after `stop()`, or with this process. */
export async function startTemporaryPostgres({
  settings = hasty,
}: { readonly settings?: Readonly<Record<string, string>> } = {}): Promise<TemporaryPostgres> {
  const dataDir = temporaryFolder('firstday-postgres-');
  const server = await startPostgres({ dataDir, settings, remove: true });
  return {
    url: server.url,
    urlOf: (database) => server.urlOf(database),
    stop: async () => {
      await server.stop();
      removeDataFolder(dataDir);
    },
  };
}

/** A new folder that the server's user can enter: TMPDIR may be closed to it, and a new folder always is. */
export function temporaryFolder(prefix = 'firstday-'): string {
  const account = databaseAccount('/');
  const parent = [tmpdir(), '/tmp', '/var/tmp'].find((folder) => canEnter(folder, account)) ?? tmpdir();
  const folder = mkdtempSync(join(parent, prefix));
  chmodSync(folder, 0o711);
  return folder;
}
