import type { Pool, PoolClient, QueryResultRow } from 'pg';
import type { SqlQuery } from '../to-insert-query.js';
import { ignoreConnectionErrors, isConstraintViolation, runOnClient, runOnPool } from './named-query.js';

/** Runs one statement on a connection: the caller's, or one of the pool. */
export interface StatementRunner {
  onClient<Row extends QueryResultRow>(client: PoolClient, query: SqlQuery): Promise<Row[]>;
  onPool<Row extends QueryResultRow>(pool: Pool, query: SqlQuery): Promise<Row[]>;
}

/** As `NamedQuery` does: the columns of a statement are described once a connection. */
export const namedStatements: StatementRunner = { onClient: runOnClient, onPool: runOnPool };

/** Each statement is planned each time that it is run: none is left behind on a connection. */
export const withoutNames = ({ onClient, onPool }: StatementRunner): StatementRunner => ({
  onClient: (client, query) => onClient(client, { ...query, name: '' }),
  onPool: (pool, query) => onPool(pool, { ...query, name: '' }),
});

/** The plain twin of `namedStatements`: `pg` itself, which asks for the columns with every run. */
export const driverStatements: StatementRunner = {
  async onClient<Row extends QueryResultRow>(client: PoolClient, { name, text, values }: SqlQuery) {
    return (await client.query<Row>({ name, text, values: [...values] })).rows;
  },
  async onPool<Row extends QueryResultRow>(pool: Pool, query: SqlQuery) {
    const client = await pool.connect();
    ignoreConnectionErrors(client);
    try {
      const rows = await driverStatements.onClient<Row>(client, query);
      client.release();
      return rows;
    } catch (error) {
      client.release(!(error instanceof Error && isConstraintViolation(error)));
      throw error;
    }
  },
};
