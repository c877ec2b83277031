import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { Trouble } from '../../../../tools/setup/say.mjs';
import { checkDatabase } from '../check-database.ts';
import { DataFolder } from '../data-folder.ts';
import { type EmbeddedUrls, locateCluster, urlsOf } from '../postgres/cluster-place.ts';
import { startPostgres } from '../postgres/embedded-postgres.ts';
import { runningPostmaster } from '../postgres/postmaster.ts';
import type { Settings } from '../settings.ts';

/** By the role that serves, and by the owner of the embedded one: that of an operator's server is a setting. */
type DatabaseUrls = Pick<EmbeddedUrls, 'ownerUrl' | 'url'>;

/**
 * The database of an installation for as long as `work` takes: one's own, the embedded one that runs, or, where the service does not,
 * the embedded one, started for it.
 */
export async function withRunningDatabase<Result>(
  { databaseUrl, dataDir }: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  work: (urls: DatabaseUrls) => Promise<Result>,
): Promise<Result> {
  if (databaseUrl !== undefined) {
    await checkDatabase(databaseUrl);
    return work({ url: databaseUrl, ownerUrl: databaseUrl });
  }
  if (!existsSync(join(dataDir, 'postgres.json'))) throw new Trouble(`${dataDir} holds no database.`);
  const place = locateCluster(dataDir);
  const running = runningPostmaster(place.cluster);
  if (running) return work(urlsOf(place, running.port));
  const folder = await DataFolder.take(dataDir);
  try {
    const server = await startPostgres({ dataDir });
    return await work(server.urls).finally(() => server.stop());
  } finally {
    folder.release();
  }
}
