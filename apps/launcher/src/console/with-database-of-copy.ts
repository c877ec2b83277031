import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { Trouble } from '../../../../tools/setup/say.mjs';
import { type EmbeddedUrls, takeCluster } from '../postgres/cluster-place.ts';
import { withEmbeddedDatabase } from './with-embedded-database.ts';

/** The embedded database of a copy, for as long as `work` takes: it takes over the cluster that its postgres.json names. */
export async function withDatabaseOfCopy(
  dataDir: string,
  work: (urls: EmbeddedUrls) => Promise<number>,
): Promise<number> {
  if (!existsSync(join(dataDir, 'postgres.json')))
    throw new Trouble(`${dataDir} holds no database: there is nothing to adopt.`);
  takeCluster(dataDir);
  return withEmbeddedDatabase(dataDir, work);
}
