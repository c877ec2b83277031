import type { Pool, PoolClient } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { noTelemetry, type Telemetry } from '../observability/index.js';
import { ConnectionWatch } from './connection-watch.js';
import { type DatabaseSettings, dataSourceOptions, type Entities } from './data-source-options.js';
import { AccountRunner, type InAccount, PostgresRunner, TransactionRunner } from './postgres-runner.js';
import { PrimaryAddress } from './primary/primary-address.js';
import { connectionScopeSql, everyAccount, isRestrictedSql } from './row-security/account-rows-sql.js';

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

  /** What statements across accounts have to say each time, where connections cannot say it once. */
  get scopeOfAll(): string | undefined {
    return this.isRestricted && !this.keepsPrepared ? everyAccount : undefined;
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
    await this.showEveryAccount();
    return this;
  }

  /** A role that does not own the tables sees nothing before it says of which account, or that it means all. */
  private async showEveryAccount(): Promise<void> {
    const found: readonly { readonly restricted: boolean }[] = await this.query(isRestrictedSql);
    this.restricted = found[0]?.restricted ?? false;
    if (!this.isRestricted || !this.keepsPrepared) return;
    this.tellConnections(this.pool);
    // The connection of the question is there already, and idle.
    await this.pool.query(connectionScopeSql);
  }

  /**
   * Has each connection of a pool say that it means all accounts, where its role has to; not where a pooler is before it. One that
   * could not be told would show no row to a worker, which must not take that for the truth.
   */
  tellConnections(pool: Pool): void {
    if (!this.isRestricted) return;
    pool.on('connect', (client) => {
      client.query(connectionScopeSql).catch(() => client.connection.stream.destroy());
    });
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
