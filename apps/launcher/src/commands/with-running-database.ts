import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { Trouble } from '../../../../tools/setup/say.mjs';
import { checkDatabase } from '../check-database.ts';
import { DataFolder } from '../data-folder.ts';
import { locateCluster, serverUrl } from '../postgres/cluster-place.ts';
import { startPostgres } from '../postgres/embedded-postgres.ts';
import { runningPostmaster } from '../postgres/postmaster.ts';
import type { Settings } from '../settings.ts';

/**
 * The database of an installation for as long as `work` takes: one's own, the embedded one that runs, or, where the service does not,
 * the embedded one, started for it.
 */
export async function withRunningDatabase<Result>(
  { databaseUrl, dataDir }: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  work: (databaseUrl: string) => Promise<Result>,
): Promise<Result> {
  if (databaseUrl !== undefined) {
    await checkDatabase(databaseUrl);
    return work(databaseUrl);
  }
  if (!existsSync(join(dataDir, 'postgres.json'))) throw new Trouble(`${dataDir} holds no database.`);
  const { cluster, password } = locateCluster(dataDir);
  const running = runningPostmaster(cluster);
  if (running) return work(serverUrl(password, running.port));
  const folder = await DataFolder.take(dataDir);
  try {
    const server = await startPostgres({ dataDir });
    return await work(server.url).finally(() => server.stop());
  } finally {
    folder.release();
  }
}
