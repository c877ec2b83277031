import type { DataSourceOptions } from 'typeorm';
import type { Config } from './config.js';
import { entities } from '../entities.js';
import { migrations } from '../migrations/index.js';

/** TypeORM owns the tables, entities and migrations; `synchronize` is never on. */
export function dataSourceOptions(config: Pick<Config, 'databaseUrl' | 'databasePool'>): DataSourceOptions {
  return {
    type: 'postgres',
    url: config.databaseUrl,
    poolSize: config.databasePool,
    applicationName: 'firstday',
    // Statements of a transaction are sent without waiting for the answer to the one before; connections are kept,
    // so that none needs a timer between two statements.
    extra: { pipeline: true, idleTimeoutMillis: 0 },
    entities: [...entities],
    migrations: [...migrations],
    migrationsTableName: 'schema_migrations',
    migrationsTransactionMode: 'each',
    synchronize: false,
  };
}
