import { DataFolder } from '../data-folder.ts';
import { type EmbeddedUrls, locateCluster } from '../postgres/cluster-place.ts';
import { startPostgres } from '../postgres/embedded-postgres.ts';
import { runningPostmaster } from '../postgres/postmaster.ts';
import { runningUrls } from './running-urls.ts';

/** The embedded database of a data folder, for as long as `work` takes: it is started where no service runs it. */
export async function withEmbeddedDatabase<Result>(
  dataDir: string,
  work: (urls: EmbeddedUrls) => Promise<Result>,
): Promise<Result> {
  if (runningPostmaster(locateCluster(dataDir).cluster)) return work(runningUrls(dataDir));
  const folder = await DataFolder.take(dataDir);
  try {
    const server = await startPostgres({ dataDir });
    try {
      return await work(server.urls);
    } finally {
      await server.stop();
    }
  } finally {
    folder.release();
  }
}
