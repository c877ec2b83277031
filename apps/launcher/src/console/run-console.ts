import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { apiFolder } from '../../../../tools/setup/build.mjs';
import { Trouble } from '../../../../tools/setup/say.mjs';
import { checkDatabase } from '../check-database.ts';
import { environmentsOf, ofOwner } from '../environments-of.ts';
import { environmentWithFile, readSettings } from '../settings.ts';
import { notRunning, runningUrls } from './running-urls.ts';
import { runProgram } from './run-program.ts';
import { withDatabaseOfCopy } from './with-database-of-copy.ts';

/** Runs the API's console against the database that the service uses. @returns its exit code */
export async function runConsole(words: readonly string[]): Promise<number> {
  const console = join(apiFolder, 'cli.js');
  if (!existsSync(console)) throw new Trouble('Firstday is not built yet: run `npm start` once.');
  const environment = environmentWithFile();
  const settings = readSettings(environment);
  const runOn = (databaseUrl: string, ownerUrl?: string): Promise<number> => {
    const { api } = environmentsOf(settings, environment, { databaseUrl });
    // The role that serves reads keys; the owner changes them.
    const env = words[0] === 'key' ? ofOwner(api, environment, ownerUrl) : api;
    return runProgram([console, ...words], env);
  };
  if (words[0] === 'adopt' && !settings.databaseUrl)
    return withDatabaseOfCopy(settings.dataDir, ({ url }) => runOn(url));
  if (settings.databaseUrl) {
    await checkDatabase(settings.databaseUrl);
    return runOn(settings.databaseUrl);
  }
  const { url, ownerUrl } = runningUrls(settings.dataDir);
  await checkDatabase(url).catch((error: unknown) => {
    throw new Trouble(notRunning(settings.dataDir), { cause: error });
  });
  return runOn(url, ownerUrl);
}
