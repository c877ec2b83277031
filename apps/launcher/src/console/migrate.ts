import { join } from 'node:path';

import { apiFolder } from '../../../../tools/setup/build.mjs';
import { checkDatabase } from '../check-database.ts';
import { environmentsOf } from '../environments-of.ts';
import { makeDataFolder } from '../postgres/cluster-place.ts';
import { environmentWithFile, readSettings } from '../settings.ts';
import { runProgram } from './run-program.ts';
import { withEmbeddedDatabase } from './with-embedded-database.ts';

/** Brings the database of the installation up to date. @returns the exit code */
export async function migrate(): Promise<number> {
  const environment = environmentWithFile();
  const settings = readSettings(environment);
  const runOn = (databaseUrl: string): Promise<number> =>
    runProgram([join(apiFolder, 'migrate.js')], environmentsOf(settings, environment, { databaseUrl }).api);
  const answer = (code: number): number => {
    if (code === 0) console.log('The database is up to date.');
    return code;
  };
  if (!settings.databaseUrl) {
    makeDataFolder(settings.dataDir);
    return answer(await withEmbeddedDatabase(settings.dataDir, runOn));
  }
  await checkDatabase(settings.databaseUrl);
  return answer(await runOn(settings.databaseUrl));
}
