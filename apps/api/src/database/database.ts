import type { OnApplicationShutdown } from '@nestjs/common';
import type { Pool, QueryResultRow } from 'pg';
import type { EntityManager } from 'typeorm';
import { toInsertQuery } from './to-insert-query.js';
import type { InsertTarget, NewRow, PlainPath, Queries, Statement } from '../context/index.js';
import { QueryBatcher } from './fast-path/query-batcher.js';
import { type QueryRunner, SingleQueryRunner } from './fast-path/query-runner.js';
import {
  driverStatements,
  namedStatements,
  type StatementRunner,
  withoutNames,
} from './fast-path/statement-runner.js';
import { TracedQueryRunner, tracedStatements } from './fast-path/traced-statements.js';
import { PostgresDataSource } from './postgres-data-source.js';
import { type ConnectionSource, Transaction } from './transaction.js';

/** A read of a few rows by an index: concurrent ones are batched into one round trip. */
export const sharedStatement = (name: string, text: string): Statement => ({ name, text, isShared: true });

export const statement = (name: string, text: string): Statement => ({ name, text });

/** Runs named statements, repositories and query builders on the connections of the process's DataSource. */
export class Database implements Queries, OnApplicationShutdown {
  private readonly batcher: QueryRunner;
  private readonly statements: StatementRunner;
  /** Whether lists may be counted by what is kept of them. */
  readonly keepsCounts: boolean;
  private readonly pool: Pool;

  /**
   * @param plain machinery that stands aside for its plain twin
   * @param source where statements run, if not on the connections of the DataSource
   */
  constructor(
    private readonly dataSource: PostgresDataSource,
    plain: readonly PlainPath[] = [],
    private readonly source: ConnectionSource = dataSource,
  ) {
    this.pool = source.pool;
    const statements = plain.includes('statements') ? driverStatements : namedStatements;
    const runner = source.keepsPrepared ? statements : withoutNames(statements);
    const { tracing } = dataSource;
    this.statements = tracing.isOn ? tracedStatements(runner, tracing) : runner;
    // What is not prepared is not sent together.
    const isPlain = plain.includes('batching') || !source.keepsPrepared;
    const Runner = isPlain ? SingleQueryRunner : QueryBatcher;
    const batcher = new Runner(this.pool, runner);
    this.batcher = tracing.isOn ? new TracedQueryRunner(batcher, tracing) : batcher;
    this.keepsCounts = !plain.includes('lists');
  }

  get manager(): EntityManager {
    return this.dataSource.manager;
  }

  run<Row extends QueryResultRow>(
    { name, text, isShared }: Statement,
    values: readonly unknown[] = [],
  ): Promise<Row[]> {
    const query = { name, text, values };
    return isShared ? this.batcher.run<Row>(query) : this.statements.onPool<Row>(this.pool, query);
  }

  async insert(into: InsertTarget, row: NewRow): Promise<void> {
    await this.batcher.run(toInsertQuery([[into, [row]]]));
  }

  /** Total, idle and waiting connections. */
  connections(): { readonly total: number; readonly idle: number; readonly awaited: number } {
    const { totalCount, idleCount, waitingCount } = this.pool;
    return { total: totalCount, idle: idleCount, awaited: waitingCount };
  }

  transaction<Result>(work: (db: Queries) => Promise<Result>): Promise<Result> {
    return new Transaction(this.source, this.batcher, this.statements).execute(work);
  }

  readTransaction<Result>(work: (db: Queries) => Promise<Result>): Promise<Result> {
    return this.transaction(work);
  }

  afterCommit(work: () => void): void {
    work();
  }

  async onApplicationShutdown(): Promise<void> {
    if (!this.pool.ending) await this.dataSource.destroy();
  }
}
