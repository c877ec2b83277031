import type { PoolClient } from 'pg';
import { type ObjectLiteral, QueryFailedError } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js';
import type { Telemetry } from '../observability/index.js';
import { statementSpan } from './fast-path/traced-statements.js';

/**
 * Runs the queries of repositories and query builders. They fail with the error of PostgreSQL itself, as named
 * statements do: it has the same code everywhere, and not, as TypeORM's has, the values of the query, which must get
 * into no log.
 */
export class PostgresRunner extends PostgresQueryRunner {
  constructor(
    driver: PostgresDriver,
    private readonly tracing: Telemetry,
  ) {
    super(driver, 'master');
  }

  override query(
    query: string,
    parameters?: unknown[] | ObjectLiteral,
    useStructuredResult?: boolean,
  ): ReturnType<PostgresQueryRunner['query']> {
    const run = () =>
      super.query(query, parameters, useStructuredResult).catch((error: unknown) => {
        throw error instanceof QueryFailedError ? error.driverError : error;
      });
    return this.tracing.isOn ? this.tracing.trace(statementSpan(spanName(query)), run) : run();
  }
}

/**
 * Within a transaction that has begun elsewhere: its queries go to that connection, and a transaction inside is a
 * savepoint.
 */
export class TransactionRunner extends PostgresRunner {
  override isTransactionActive = true;
  protected override transactionDepth = 1;

  /** @param join the connection, once all that was buffered is on its way to it */
  constructor(
    driver: PostgresDriver,
    tracing: Telemetry,
    private readonly join: () => Promise<PoolClient>,
  ) {
    super(driver, tracing);
  }

  override connect(): Promise<PoolClient> {
    return this.join();
  }

  /** The transaction itself gives its connection back. */
  override release(): Promise<void> {
    return Promise.resolve();
  }
}

/** What TypeORM writes has no name: its verb is all that is said of it. */
function spanName(query: string): string {
  const [verb] = /^(?:select|insert|update|delete|with)\b/i.exec(query) ?? ['other'];
  return `typeorm.${verb.toLowerCase()}`;
}

/** Carries out work on the connection of a transaction that hides other accounts' rows. */
export type InAccount = <Result>(work: (runner: PostgresRunner) => Promise<Result>) => Promise<Result>;

/** Outside of a transaction, where other accounts' rows are hidden: each query has a transaction of its own, which says whose it is. */
export class AccountRunner extends PostgresRunner {
  constructor(
    driver: PostgresDriver,
    tracing: Telemetry,
    private readonly inAccount: InAccount,
  ) {
    super(driver, tracing);
  }

  override query(
    query: string,
    parameters?: unknown[] | ObjectLiteral,
    useStructuredResult?: boolean,
  ): ReturnType<PostgresQueryRunner['query']> {
    return this.inAccount((runner) => runner.query(query, parameters, useStructuredResult));
  }

  /** There is none to begin one on: transactions are those of `Queries`. */
  override startTransaction(): Promise<void> {
    return Promise.reject(new Error('a transaction of TypeORM cannot begin here'));
  }

  override release(): Promise<void> {
    return Promise.resolve();
  }
}
