import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { superuser } from '../postgres/cluster.mjs';
import { apiFolder } from '../setup/build.mjs';
import { withOurNode } from '../setup/run.mjs';
import { Trouble } from '../setup/say.mjs';
import { checkDatabase } from '../start/database.mjs';
import { environmentsOf, environmentWithFile, readSettings } from '../start/settings.mjs';

/** Runs the API's console against the database that the service uses; answers its exit code. */
export async function runConsole(args) {
  const program = join(apiFolder, 'cli.js');
  if (!existsSync(program)) throw new Trouble('Firstday is not built yet: run `npm start` once.');
  const environment = environmentWithFile();
  const settings = readSettings(environment);
  const databaseUrl = settings.databaseUrl ?? embeddedUrl(settings.dataDir);
  await checkDatabase(databaseUrl).catch((error) => {
    throw settings.databaseUrl ? error : new Trouble(notRunning(settings.dataDir), { cause: error });
  });
  return run(program, args, environmentsOf(settings, environment, databaseUrl).api);
}

/** The embedded server writes down its port and password for those who may read the data folder. */
function embeddedUrl(dataDir) {
  const file = join(dataDir, 'postgres.json');
  if (!existsSync(file)) throw new Trouble(notRunning(dataDir));
  const { port, password } = JSON.parse(readFileSync(file, 'utf8'));
  return `postgres://${superuser}:${password}@127.0.0.1:${port}/firstday`;
}

const notRunning = (dataDir) =>
  `No Firstday runs for ${dataDir}: start it with \`npm start\`, then try again.`;

function run(program, args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args], { env: withOurNode(env), stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
