import { removeDataFolder } from '../../apps/launcher/src/postgres/cluster-place.ts';
import { ensureBuild } from '../setup/build.mjs';
import { report, say, Trouble } from '../setup/say.mjs';
import { readSettings } from '../../apps/launcher/src/settings.ts';
import { Stack } from '../../apps/launcher/src/stack.ts';

/*
 * The stack as `npm start` runs it, for the journeys: Playwright starts this with ports and a data folder of the
 * run's own, and stops it with SIGTERM. The data go with it.
 */
const { DATA_DIR: dataDir } = process.env;
if (!dataDir) throw new Trouble('DATA_DIR must name the folder of this run.');

const settings = readSettings(process.env);
const stack = new Stack({ settings, environment: process.env, prepare: ensureBuild });

async function end(code, error) {
  if (error) report(error);
  await stack.stop();
  removeDataFolder(dataDir);
  process.exit(code);
}

// Playwright holds the other end: a pipe that ends means that it was killed, and nobody else will stop us.
process.stdin.on('end', () => end(0)).resume();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => end(0));

try {
  await stack.start();
  say(`ready at ${stack.baseUrl}`);
} catch (error) {
  await end(1, error);
}
