import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { isRelease } from '../../../../tools/setup/root.mjs';
import { Trouble } from '../../../../tools/setup/say.mjs';
import { type EmbeddedUrls, locateCluster, urlsOf } from '../postgres/cluster-place.ts';
import { runningPostmaster } from '../postgres/postmaster.ts';

/**
 * Where the embedded server of a data folder answers. It writes down its port and passwords for those who may read the folder. A copy
 * of the folder says the same: so the server is asked for that runs on this folder's own cluster.
 * @throws Trouble where none runs
 */
export function runningUrls(dataDir: string): EmbeddedUrls {
  if (!existsSync(join(dataDir, 'postgres.json'))) throw new Trouble(notRunning(dataDir));
  const place = locateCluster(dataDir);
  const running = runningPostmaster(place.cluster);
  if (!running) throw new Trouble(notRunning(dataDir));
  return urlsOf(place, running.port);
}

export const notRunning = (dataDir: string): string =>
  `No Firstday runs for ${dataDir}: start it with \`${isRelease ? 'firstday start' : 'npm start'}\`, then try again.`;
