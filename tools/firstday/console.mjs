import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { apiFolder } from '../setup/build.mjs';
import { withOurNode } from '../setup/run.mjs';
import { Trouble } from '../setup/say.mjs';
import { checkDatabase } from '../../apps/launcher/src/check-database.ts';
import { environmentsOf } from '../../apps/launcher/src/environments-of.ts';
import { environmentWithFile, readSettings } from '../../apps/launcher/src/settings.ts';
import { withDatabaseOfCopy } from './adopt.mjs';
import { notRunning, runningUrl } from './running-url.mjs';

/** Runs the API's console against the database that the service uses; answers its exit code. */
export async function runConsole(args) {
  const program = join(apiFolder, 'cli.js');
  if (!existsSync(program)) throw new Trouble('Firstday is not built yet: run `npm start` once.');
  const environment = environmentWithFile();
  const settings = readSettings(environment);
  const runOn = (databaseUrl) =>
    run(program, args, environmentsOf(settings, environment, { databaseUrl }).api);
  if (args[0] === 'adopt' && !settings.databaseUrl) return withDatabaseOfCopy(settings.dataDir, runOn);
  const databaseUrl = settings.databaseUrl ?? runningUrl(settings.dataDir);
  await checkDatabase(databaseUrl).catch((error) => {
    throw settings.databaseUrl ? error : new Trouble(notRunning(settings.dataDir), { cause: error });
  });
  return runOn(databaseUrl);
}

function run(program, args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args], { env: withOurNode(env), stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
