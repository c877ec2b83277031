import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { locateCluster, takeCluster } from '../../apps/launcher/src/postgres/cluster-place.ts';
import { runningPostmaster } from '../../apps/launcher/src/postgres/postmaster.ts';
import { startPostgres } from '../../apps/launcher/src/postgres/embedded-postgres.ts';
import { Trouble } from '../setup/say.mjs';
import { DataFolder } from '../../apps/launcher/src/data-folder.ts';
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
