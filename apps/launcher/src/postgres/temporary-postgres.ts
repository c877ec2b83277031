import { chmodSync, existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
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

/** A folder that is kept in memory, where a system has one. */
const memory = '/dev/shm';
/** What there must be of it: a migrated database takes 13 MB, and what PostgreSQL writes ahead a gigabyte at most. */
const room = 4 * 2 ** 30;

interface TemporaryPostgresOptions {
  readonly settings?: Readonly<Record<string, string>>;
  /** Whether its files are kept in memory where there is room: each database has a thousand, and hundreds come and go. */
  readonly inMemory?: boolean;
}

/** An embedded PostgreSQL for tests and benchmarks. It is gone with its data after `stop()`, or with this process. */
export async function startTemporaryPostgres({
  settings = hasty,
  inMemory = false,
}: TemporaryPostgresOptions = {}): Promise<TemporaryPostgres> {
  const dataDir = temporaryFolder('firstday-postgres-', inMemory && hasMemory() ? [memory] : []);
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

function hasMemory(): boolean {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return Math.min(bavail * bsize, freemem()) >= room;
}

/**
 * A new folder that the server's user can enter: TMPDIR may be closed to it, and a new folder always is.
 * @param first where it is rather than there
 */
export function temporaryFolder(prefix = 'firstday-', first: readonly string[] = []): string {
  const account = databaseAccount('/');
  const parents = [...first, tmpdir(), '/tmp', '/var/tmp'];
  const parent = parents.find((folder) => canEnter(folder, account)) ?? tmpdir();
  const folder = mkdtempSync(join(parent, prefix));
  chmodSync(folder, 0o711);
  return folder;
}
