import type { DataSourceOptions } from 'typeorm';
import type { Config } from '../context/index.js';
import { migrations } from './migrations/index.js';

/**
 * TypeORM owns the tables, entities and migrations; `synchronize` is never on. Only `migrate` loads it: what serves runs
 * its statements on a pool of its own, and a third of what it would have to load stays away.
 */
export function dataSourceOptions(
  config: Pick<Config, 'databaseUrl'>,
  entities: readonly (new () => object)[],
): DataSourceOptions {
  return {
    type: 'postgres',
    url: config.databaseUrl,
    applicationName: 'firstday',
    entities: [...entities],
    migrations: [...migrations],
    migrationsTableName: 'schema_migrations',
    migrationsTransactionMode: 'each',
    synchronize: false,
  };
}
