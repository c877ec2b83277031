import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { apiFolder } from '../../../../tools/setup/build.mjs';
import { Trouble } from '../../../../tools/setup/say.mjs';
import { checkDatabase } from '../check-database.ts';
import { environmentsOf } from '../environments-of.ts';
import { environmentWithFile, readSettings } from '../settings.ts';
import { notRunning, runningUrl } from './running-url.ts';
import { runProgram } from './run-program.ts';
import { withDatabaseOfCopy } from './with-database-of-copy.ts';

/** Runs the API's console against the database that the service uses. @returns its exit code */
export async function runConsole(words: readonly string[]): Promise<number> {
  const console = join(apiFolder, 'cli.js');
  if (!existsSync(console)) throw new Trouble('Firstday is not built yet: run `npm start` once.');
  const environment = environmentWithFile();
  const settings = readSettings(environment);
  const runOn = (databaseUrl: string): Promise<number> =>
    runProgram([console, ...words], environmentsOf(settings, environment, { databaseUrl }).api);
  if (words[0] === 'adopt' && !settings.databaseUrl) return withDatabaseOfCopy(settings.dataDir, runOn);
  const databaseUrl = settings.databaseUrl ?? runningUrl(settings.dataDir);
  await checkDatabase(databaseUrl).catch((error: unknown) => {
    throw settings.databaseUrl ? error : new Trouble(notRunning(settings.dataDir), { cause: error });
  });
  return runOn(databaseUrl);
}
