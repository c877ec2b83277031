import { program } from '../../../../tools/setup/root.mjs';
import { Trouble } from '../../../../tools/setup/say.mjs';
import { checkDatabase } from '../check-database.ts';
import { environmentsOf, ownerSettings, withOwn } from '../environments-of.ts';
import { environmentWithFile, readSettings } from '../settings.ts';
import { runApiProgram } from './run-api-program.ts';

/** `npm run firstday -- database roles`: names and passwords come from the settings, and so stand in no list of processes. */
export async function runDatabaseRoles(words: readonly string[]): Promise<number> {
  if (words.join(' ') !== 'roles') throw new Trouble(`What of the database? ${program} database roles`);
  const environment = environmentWithFile();
  const settings = readSettings(environment);
  const { databaseUrl, databaseOwnerUrl } = settings;
  if (databaseUrl === undefined)
    throw new Trouble(
      'The start makes the roles of the embedded database: this command is for a PostgreSQL of your own.',
    );
  await checkDatabase(databaseOwnerUrl, 'DATABASE_OWNER_URL');
  const { api } = environmentsOf(settings, environment, { databaseUrl });
  const env = withOwn(api, environment, ownerSettings);
  return runApiProgram({ program: 'run-roles-program.js', args: [], env });
}
