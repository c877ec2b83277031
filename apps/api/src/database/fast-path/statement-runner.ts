import type { Pool, PoolClient, QueryResultRow } from 'pg';
import { scopeQuery } from '../row-security/account-rows-sql.js';
import type { RowScope } from '../row-security/credential-scope.js';
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
  onClient: (client, query) => onClient(client, { ...query, name: '', isUnprepared: true }),
  onPool: (pool, query) => onPool(pool, { ...query, name: '', isUnprepared: true }),
});

/** The plain twin of `namedStatements`: `pg` itself, which asks for the columns with every run. */
export const driverStatements: StatementRunner = {
  async onClient<Row extends QueryResultRow>(client: PoolClient, { scope, ...query }: SqlQuery) {
    if (scope !== undefined) return inScope<Row>(client, scope, query);
    const { name, text, values } = query;
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

/** A transaction around the statement: what a transaction sets is gone with it. */
async function inScope<Row extends QueryResultRow>(
  client: PoolClient,
  scope: RowScope,
  query: SqlQuery,
): Promise<Row[]> {
  await client.query('BEGIN');
  try {
    await driverStatements.onClient(client, scopeQuery(scope));
    return await driverStatements.onClient<Row>(client, query);
  } finally {
    // After an error this takes everything back.
    await client.query('COMMIT');
  }
}
