import { DataFolder } from '../data-folder.ts';
import { locateCluster } from '../postgres/cluster-place.ts';
import { startPostgres } from '../postgres/embedded-postgres.ts';
import { runningPostmaster } from '../postgres/postmaster.ts';
import { runningUrl } from './running-url.ts';

/** The embedded database of a data folder, for as long as `work` takes: it is started where no service runs it. */
export async function withEmbeddedDatabase<Result>(
  dataDir: string,
  work: (databaseUrl: string) => Promise<Result>,
): Promise<Result> {
  if (runningPostmaster(locateCluster(dataDir).cluster)) return work(runningUrl(dataDir));
  const folder = await DataFolder.take(dataDir);
  try {
    const server = await startPostgres({ dataDir });
    try {
      return await work(server.url);
    } finally {
      await server.stop();
    }
  } finally {
    folder.release();
  }
}
