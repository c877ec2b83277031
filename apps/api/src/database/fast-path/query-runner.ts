import type { Pool, QueryResultRow } from 'pg';
import type { SqlQuery } from '../to-insert-query.js';
import type { StatementRunner } from './statement-runner.js';

/** Runs fast statements that need no surrounding transaction. */
export interface QueryRunner {
  run<Row extends QueryResultRow>(query: SqlQuery): Promise<Row[]>;
}

/** The plain twin of `QueryBatcher`: a round trip and a connection for each statement. */
export class SingleQueryRunner implements QueryRunner {
  constructor(
    private readonly pool: Pool,
    private readonly statements: StatementRunner,
  ) {}

  run<Row extends QueryResultRow>(query: SqlQuery): Promise<Row[]> {
    return this.statements.onPool<Row>(this.pool, query);
  }
}
