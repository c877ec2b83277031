import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { firstStart } from './identity/index.js';
import { entities } from './entities.js';
import { exitMessage } from './exit-message.js';
import { prepareKeys } from './prepare-keys.js';
import { openKeyring } from './sealing/index.js';
import { sealedData } from './sealed-data.js';
import { type Config, processConfig } from './context/index.js';
import {
  countLaterMigrations,
  Database,
  isOwner,
  makeRoles,
  migrationSource,
  PostgresDataSource,
  RoleGrants,
  roleOf,
  RolesError,
  withMigration,
} from './database/index.js';
import { AccountEventsStore } from './events/index.js';
import { resetChangedXids } from './records/index.js';

/**
 * `node dist/migrate.js` brings the database up to date and, at the first start, makes the organization.
 * `--roles` also makes the roles that the settings name: the launcher says it for the embedded database. `--check` fails where entities and migrations differ; `--generate NAME` writes the migration that closes the gap.
 */
async function main(): Promise<void> {
  const settings = processConfig();
  const config = { ...settings, databaseUrl: settings.databaseOwnerUrl, databasePooler: 'none' as const };
  const dataSource = await new PostgresDataSource(config, entities).initialize();
  const database = new Database(dataSource);
  const turn = dataSource.createQueryRunner();
  try {
    // Of a transaction, which ends with its connection: a lock of a session would stay on a connection that a pooler keeps.
    await turn.startTransaction();
    await turn.query(`SELECT pg_advisory_xact_lock(hashtext('firstday.migrate'))`);
    await migrateTables(dataSource, settings);
    await resetChangedXids(database);
    await AccountEventsStore.settleRestored(database);
    await noteLaterVersion(database);
    const [flag, name] = process.argv.slice(2);
    if (flag === '--check') return report(await missingMigrations(dataSource));
    if (flag === '--generate' && name) return await generate(name, await missingMigrations(dataSource));
    if (await isOwner(dataSource)) await prepareKeys(config, database);
    else await openKeyring(config, database, sealedData);
    const notice = await firstStart(database, config);
    if (notice) process.stdout.write(`Notice: ${notice}\n`);
    if (flag === '--roles') await makeRoles(settings);
  } finally {
    await turn.release();
    await dataSource.destroy();
  }
}

/** Roles that are not the owner's are given what they may of what came new. @throws RolesError where this role may not change tables */
async function migrateTables(
  dataSource: PostgresDataSource,
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
): Promise<void> {
  if (!(await isOwner(dataSource)) && (await dataSource.showMigrations()))
    throw new RolesError(
      'The database has to be brought up to date, and this role may not: set DATABASE_OWNER_URL to the address of who owns the tables, or say `migrate` where it is set.',
    );
  const made = await dataSource.runMigrations();
  if (made.length > 0)
    await dataSource.transaction(async (manager) => {
      const grants = await RoleGrants.open((text, values) => manager.query(text, values && [...values]));
      await grants.renew(roleOf(databaseUrl)?.name);
    });
}

/** Migrations only go forward: what an earlier version makes of a later one's tables is nobody's promise for long. */
async function noteLaterVersion(database: Database): Promise<void> {
  const later = await countLaterMigrations(database);
  if (later > 0)
    process.stdout.write(
      `Notice: this database is of a later version of Firstday (${later} migrations that this one does not know). While a version is rolled out that is fine; else take the later version, or restore the backup from before it.\n`,
    );
}

/** What the entities ask for and no migration has made. */
async function missingMigrations(dataSource: PostgresDataSource): Promise<string[]> {
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  return upQueries.map(({ query }) => query);
}

function report(missing: readonly string[]): void {
  for (const query of missing) process.stderr.write(`not in a migration: ${query}\n`);
  process.exitCode = missing.length > 0 ? 1 : 0;
}

async function generate(name: string, queries: readonly string[]): Promise<void> {
  const folder = 'apps/api/src/database/migrations';
  const timestamp = Date.now();
  const [file, index] = [join(folder, `${timestamp}-${name}.ts`), join(folder, 'index.ts')];
  await writeFile(file, migrationSource(name, timestamp, queries));
  await writeFile(index, withMigration(await readFile(index, 'utf8'), name, timestamp));
  process.stdout.write(`${file}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${exitMessage(error)}\n`);
  process.exitCode = 1;
});
