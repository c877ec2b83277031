import type { Pool, QueryResultRow } from 'pg';
import type { SqlQuery } from '../to-insert-query.js';
import { runOnPool } from './named-query.js';

/** Runs fast statements that need no surrounding transaction. */
export interface QueryRunner {
  run<Row extends QueryResultRow>(query: SqlQuery): Promise<Row[]>;
}

/** The plain twin of `QueryBatcher`: a round trip and a connection for each statement. */
export class SingleQueryRunner implements QueryRunner {
  constructor(private readonly pool: Pool) {}

  run<Row extends QueryResultRow>(query: SqlQuery): Promise<Row[]> {
    return runOnPool<Row>(this.pool, query);
  }
}
