import pg from 'pg';
import type { DataSourceOptions } from 'typeorm';
import type { Config } from '../context/index.js';
import type { Telemetry } from '../observability/index.js';
import { migrations } from './migrations/index.js';
import { GuardedPool } from './guarded-pool.js';
import type { PrimaryAddress } from './primary/primary-address.js';
import { primaryClient, verifyWritable } from './primary/primary-client.js';

export type DatabaseSettings = Pick<Config, 'databaseUrl' | 'databasePool'> &
  Partial<Pick<Config, 'databasePooler' | 'databaseRowSecurity' | 'databaseWaitSeconds'>> & {
    /** By which statements become spans. */
    readonly tracing?: Telemetry;
  };
export type Entities = readonly (new () => object)[];

/**
 * How TypeORM connects, and what it knows of the tables. `synchronize` is never on, nothing of a statement is logged,
 * and a condition with an undefined value is an error instead of a condition less.
 */
export function dataSourceOptions(
  { databasePool, databaseWaitSeconds = 10 }: DatabaseSettings,
  entities: Entities,
  primary: PrimaryAddress,
): DataSourceOptions {
  return {
    type: 'postgres',
    driver: { ...pg, Pool: GuardedPool },
    url: primary.current.connectionString,
    applicationName: 'firstday',
    poolSize: databasePool,
    // Who waits for a connection for so long is told to come again.
    connectTimeoutMS: databaseWaitSeconds * 1000,
    // Statements of a transaction are pipelined; connections are kept, so that none needs a timer between two
    // statements. A server whose machine is gone is noticed, though nothing says so.
    extra: {
      pipeline: true,
      idleTimeoutMillis: 0,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      Client: primaryClient(primary),
      verify: verifyWritable,
    },
    // An idle connection that ends is replaced on demand.
    poolErrorHandler: () => undefined,
    installExtensions: false,
    logging: false,
    invalidWhereValuesBehavior: { null: 'throw', undefined: 'throw' },
    entities: [...entities],
    migrations: [...migrations],
    migrationsTableName: 'schema_migrations',
    migrationsTransactionMode: 'each',
    synchronize: false,
  };
}
