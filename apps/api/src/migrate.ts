import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { firstStart } from './identity/index.js';
import { entities } from './entities.js';
import { exitMessage } from './exit-message.js';
import { openKeyring } from './sealing/index.js';
import { sealedData } from './sealed-data.js';
import { processConfig } from './context/index.js';
import { Database, migrationSource, PostgresDataSource, withMigration } from './database/index.js';
import { AccountEventsStore } from './events/index.js';
import { resetChangedXids } from './records/index.js';

/**
 * `node dist/migrate.js` brings the database up to date and, at the first start, makes the organization.
 * `--check` fails where entities and migrations differ; `--generate NAME` writes the migration that closes the gap.
 */
async function main(): Promise<void> {
  const config = processConfig();
  const dataSource = await new PostgresDataSource(config, entities).initialize();
  const database = new Database(dataSource);
  try {
    await dataSource.query(`SELECT pg_advisory_lock(hashtext('firstday.migrate'))`);
    await dataSource.runMigrations();
    await resetChangedXids(database);
    await AccountEventsStore.settleRestored(database);
    const [flag, name] = process.argv.slice(2);
    if (flag === '--check') return report(await missingMigrations(dataSource));
    if (flag === '--generate' && name) return await generate(name, await missingMigrations(dataSource));
    await openKeyring(config, database, sealedData);
    const notice = await firstStart(database, config);
    if (notice) process.stdout.write(`Notice: ${notice}\n`);
  } finally {
    await dataSource.destroy();
  }
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
