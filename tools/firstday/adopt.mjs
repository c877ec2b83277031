import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { locateCluster, takeCluster } from '../postgres/cluster.mjs';
import { runningPostmaster } from '../postgres/postmaster.mjs';
import { startPostgres } from '../postgres/postgres.mjs';
import { Trouble } from '../setup/say.mjs';
import { DataFolder } from '../start/data-folder.mjs';
import { runningUrl } from './running-url.mjs';

/**
 * The embedded database of a copy, for as long as `work` takes: it takes over the cluster that its postgres.json names, and
 * is started where no service runs it.
 * @param {(databaseUrl: string) => Promise<number>} work
 */
export async function withDatabaseOfCopy(dataDir, work) {
  if (!existsSync(join(dataDir, 'postgres.json')))
    throw new Trouble(`${dataDir} holds no database: there is nothing to adopt.`);
  takeCluster(dataDir);
  if (runningPostmaster(locateCluster(dataDir).cluster)) return work(runningUrl(dataDir));
  const folder = await DataFolder.take(dataDir);
  const server = await startPostgres({ dataDir });
  try {
    return await work(server.url);
  } finally {
    await server.stop();
    folder.release();
  }
}
