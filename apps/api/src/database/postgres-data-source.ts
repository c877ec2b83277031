import type { Pool, PoolClient } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { noTelemetry, type Telemetry } from '../observability/index.js';
import { ConnectionWatch } from './connection-watch.js';
import { type DatabaseSettings, dataSourceOptions, type Entities } from './data-source-options.js';
import { AccountRunner, type InAccount, PostgresRunner, TransactionRunner } from './postgres-runner.js';
import { PrimaryAddress } from './primary/primary-address.js';
import { isRestrictedSql } from './row-security/account-rows-sql.js';

/** A process's one way to the database: its pool, and the tables as entities. Connected by `openDataSource`. */
export class PostgresDataSource extends DataSource {
  /** Whether a statement that was prepared is still there for the next transaction: a pooler gives that one any connection. */
  readonly keepsPrepared: boolean;
  readonly tracing: Telemetry;
  private readonly primary: PrimaryAddress;
  private readonly watch: ConnectionWatch;
  private readonly hidesFromRequests: boolean;
  private restricted = false;

  constructor(settings: DatabaseSettings, entities: Entities = []) {
    const primary = new PrimaryAddress(settings.databaseUrl);
    super(dataSourceOptions(settings, entities, primary));
    this.primary = primary;
    this.keepsPrepared = (settings.databasePooler ?? 'none') === 'none';
    this.tracing = settings.tracing ?? noTelemetry;
    this.watch = new ConnectionWatch(() => primary.current, settings.databaseWaitSeconds);
    this.hidesFromRequests = settings.databaseRowSecurity !== 'off';
  }

  /** Whether policies say which rows its role sees. */
  get isRestricted(): boolean {
    return this.restricted;
  }

  /** Whether PostgreSQL is to hide the rows of other accounts from what is asked for one. */
  get hidesRows(): boolean {
    return this.isRestricted && this.hidesFromRequests;
  }

  /**
   * A database that dies may say so in the same packet in which it says that a new connection is ready: whoever waits
   * for the connection gets it only afterwards. An error event that nobody hears would end the process.
   */
  override async initialize(): Promise<this> {
    await this.primary.find();
    await super.initialize();
    this.pool.on('connect', (client) => client.on('error', () => undefined));
    this.watch.follow(this.pool);
    await this.findRestriction();
    return this;
  }

  /** Whether this role sees no row of an account before a transaction names it. */
  private async findRestriction(): Promise<void> {
    const found: readonly { readonly restricted: boolean }[] = await this.query(isRestrictedSql);
    this.restricted = found[0]?.restricted ?? false;
  }

  override async destroy(): Promise<void> {
    this.watch.stop();
    this.primary.stop();
    await super.destroy();
  }

  /** The connections of this process; there is none before it is initialized. */
  get pool(): Pool {
    const pool: Pool = this.postgres.master;
    return pool;
  }

  override createQueryRunner(): PostgresRunner {
    return this.withManager(new PostgresRunner(this.postgres, this.tracing));
  }

  /**
   * Repositories and query builders on the connection of a transaction.
   * @param join the connection, once all that was buffered is on its way to it
   */
  managerOn(join: () => Promise<PoolClient>): EntityManager {
    return this.withManager(new TransactionRunner(this.postgres, this.tracing, join)).manager;
  }

  /** Repositories and query builders outside of a transaction, which see one account's rows. */
  managerOf(inAccount: InAccount): EntityManager {
    return this.withManager(new AccountRunner(this.postgres, this.tracing, inAccount)).manager;
  }

  private withManager<Runner extends PostgresRunner>(runner: Runner): Runner {
    runner.manager = this.createEntityManager(runner);
    return runner;
  }

  private get postgres(): PostgresDriver {
    if (this.driver instanceof PostgresDriver) return this.driver;
    throw new Error('this is not PostgreSQL');
  }
}
