import { join } from 'node:path';

import { apiFolder } from '../../../../tools/setup/build.mjs';
import { checkDatabase } from '../check-database.ts';
import { environmentsOf, ofOwner } from '../environments-of.ts';
import { makeDataFolder, rememberService } from '../postgres/cluster-place.ts';
import { environmentWithFile, readSettings } from '../settings.ts';
import { runProgram } from './run-program.ts';
import { withEmbeddedDatabase } from './with-embedded-database.ts';

/** Brings the database of the installation up to date. @returns the exit code */
export async function migrate(): Promise<number> {
  const environment = environmentWithFile();
  const settings = readSettings(environment);
  const program = join(apiFolder, 'migrate.js');
  const answer = (code: number): number => {
    if (code === 0) console.log('The database is up to date.');
    return code;
  };
  if (!settings.databaseUrl) {
    makeDataFolder(settings.dataDir);
    return answer(
      await withEmbeddedDatabase(settings.dataDir, async (urls) => {
        const { api } = environmentsOf(settings, environment, { databaseUrl: urls.serviceUrl });
        const code = await runProgram([program, '--roles'], ofOwner(api, environment, urls.ownerUrl));
        if (code === 0) rememberService(settings.dataDir, urls);
        return code;
      }),
    );
  }
  // Before the first migration the role that serves need not be there.
  await checkDatabase(settings.databaseOwnerUrl, 'DATABASE_OWNER_URL, or DATABASE_URL');
  const { api } = environmentsOf(settings, environment, { databaseUrl: settings.databaseUrl });
  return answer(await runProgram([program], ofOwner(api, environment, undefined)));
}
