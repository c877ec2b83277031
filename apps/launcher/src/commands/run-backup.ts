import { environmentWithFile, readSettings } from '../settings.ts';
import { backupEnvironment } from './backup-environment.ts';
import { runApiProgram } from './run-api-program.ts';
import { withRunningDatabase } from './with-running-database.ts';

/** `npm run firstday -- backup`: with the database where one is made, without where keys or a backup are read. */
export function runBackup(words: readonly string[]): Promise<number> {
  const environment = environmentWithFile();
  const settings = readSettings(environment);
  const runWith = (databaseUrl: string | undefined) =>
    runApiProgram({
      program: 'run-backup-program.js',
      args: ['backup', ...words],
      env: backupEnvironment(settings, environment, databaseUrl),
    });
  const needsDatabase = words[0] === '--to' || words[0]?.startsWith('--to=') === true;
  return needsDatabase
    ? withRunningDatabase(settings, ({ ownerUrl }) => runWith(ownerUrl))
    : runWith(settings.databaseUrl ?? 'postgres://none/none');
}
