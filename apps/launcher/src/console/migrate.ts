import { join } from 'node:path';

import { apiFolder } from '../../../../tools/setup/build.mjs';
import { checkDatabase } from '../check-database.ts';
import { environmentsOf, ownerSettings, withOwn } from '../environments-of.ts';
import { makeDataFolder } from '../postgres/cluster-place.ts';
import { environmentWithFile, readSettings } from '../settings.ts';
import { runProgram } from './run-program.ts';
import { withEmbeddedDatabase } from './with-embedded-database.ts';

/** Brings the database of the installation up to date. @returns the exit code */
export async function migrate(): Promise<number> {
  const environment = environmentWithFile();
  const settings = readSettings(environment);
  const runOn = (databaseUrl: string): Promise<number> => {
    const { api } = environmentsOf(settings, environment, { databaseUrl });
    return runProgram([join(apiFolder, 'migrate.js')], withOwn(api, environment, ownerSettings));
  };
  const answer = (code: number): number => {
    if (code === 0) console.log('The database is up to date.');
    return code;
  };
  if (!settings.databaseUrl) {
    makeDataFolder(settings.dataDir);
    return answer(await withEmbeddedDatabase(settings.dataDir, runOn));
  }
  // Before the first migration the role that serves need not be there.
  await checkDatabase(settings.databaseOwnerUrl, 'DATABASE_OWNER_URL, or DATABASE_URL');
  return answer(await runOn(settings.databaseUrl));
}
