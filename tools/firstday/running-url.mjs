import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { locateCluster, serverUrl } from '../../apps/launcher/src/postgres/cluster-place.ts';
import { runningPostmaster } from '../../apps/launcher/src/postgres/postmaster.ts';
import { Trouble } from '../setup/say.mjs';

/**
 * The embedded server writes down its port and password for those who may read the data folder. A copy of the folder says
 * the same: so the server is asked for that runs on this folder's own cluster.
 */
export function runningUrl(dataDir) {
  if (!existsSync(join(dataDir, 'postgres.json'))) throw new Trouble(notRunning(dataDir));
  const { cluster, password } = locateCluster(dataDir);
  const running = runningPostmaster(cluster);
  if (!running) throw new Trouble(notRunning(dataDir));
  return serverUrl(password, running.port);
}

export const notRunning = (dataDir) =>
  `No Firstday runs for ${dataDir}: start it with \`npm start\`, then try again.`;
