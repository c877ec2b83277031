import type { QueryResultRow } from 'pg';
import type { EntityManager } from 'typeorm';
import type { InsertTarget, NewRow, Queries, Statement } from '../context/index.js';
import type { QueryRunner } from './fast-path/query-runner.js';
import type { StatementRunner } from './fast-path/statement-runner.js';
import type { PostgresDataSource } from './postgres-data-source.js';
import { PostgresRunner } from './postgres-runner.js';
import type { RowScope } from './row-security/credential-scope.js';
import { toInsertQuery } from './to-insert-query.js';
import { type ConnectionSource, Transaction } from './transaction.js';

/** How statements get to the connections of a process. */
export interface StatementWays {
  readonly dataSource: PostgresDataSource;
  /** Whose connections they are. */
  readonly source: ConnectionSource;
  readonly batcher: QueryRunner;
  readonly statements: StatementRunner;
}

/** Statements, repositories and query builders, each on any connection of the pool. */
export abstract class PooledQueries implements Queries {
  private ownManager: EntityManager | undefined;

  /** @param scope whose rows are seen, where a statement or a transaction has to say so */
  constructor(
    protected readonly ways: StatementWays,
    private readonly scope: RowScope | undefined,
  ) {}

  get manager(): EntityManager {
    const { dataSource } = this.ways;
    if (this.scope === undefined) return dataSource.manager;
    return (this.ownManager ??= dataSource.managerOf((work) =>
      this.transaction(({ manager }) => work(runnerOf(manager))),
    ));
  }

  run<Row extends QueryResultRow>(
    { name, text, isShared }: Statement,
    values: readonly unknown[] = [],
  ): Promise<Row[]> {
    const { batcher, source, statements } = this.ways;
    const query = { name, text, values, scope: this.scope };
    return isShared ? batcher.run<Row>(query) : statements.onPool<Row>(source.pool, query);
  }

  async insert(into: InsertTarget, row: NewRow): Promise<void> {
    await this.ways.batcher.run({ ...toInsertQuery([[into, [row]]]), scope: this.scope });
  }

  transaction<Result>(work: (db: Queries) => Promise<Result>): Promise<Result> {
    const { source, batcher, statements } = this.ways;
    return new Transaction(source, batcher, statements, this.scope).execute(work);
  }

  readTransaction<Result>(work: (db: Queries) => Promise<Result>): Promise<Result> {
    const { source, batcher, statements } = this.ways;
    return new Transaction(source, batcher, statements, this.scope, 'snapshot').execute(work);
  }

  abstract acrossAccounts<Result>(work: (db: Queries) => Promise<Result>): Promise<Result>;

  afterCommit(work: () => void): void {
    work();
  }
}

function runnerOf({ queryRunner }: EntityManager): PostgresRunner {
  if (queryRunner instanceof PostgresRunner) return queryRunner;
  throw new Error('a transaction has a runner of its own');
}
