import type { PoolClient, QueryResultRow } from 'pg';
import { scopeQuery } from '../row-security/account-rows-sql.js';
import type { SqlQuery } from '../to-insert-query.js';

/** The columns of a statement's rows: how each is parsed, and a row of nulls. */
export interface RowShape {
  readonly names: readonly string[];
  readonly readers: readonly ((text: string) => unknown)[];
  readonly blank: QueryResultRow;
}

/** A statement that was sent to be prepared; it has a shape once PostgreSQL has described or executed it. */
export interface PreparedStatement {
  readonly text: string;
  shape?: RowShape;
}

/** The named statements of a connection. */
export type PreparedStatements = Map<string, PreparedStatement>;

const ofClients = new WeakMap<PoolClient, PreparedStatements>();

export function preparedStatements(client: PoolClient): PreparedStatements {
  let statements = ofClients.get(client);
  if (!statements) ofClients.set(client, (statements = new Map()));
  return statements;
}

/** Whether a statement can be run on a connection without being prepared first. */
export function isPrepared(client: PoolClient, { name, text, scope }: SqlQuery): boolean {
  const statements = ofClients.get(client);
  const statement = statements?.get(name);
  const isScopeReady = scope === undefined || statements?.get(scopeQuery(scope).name)?.shape !== undefined;
  return statement?.shape !== undefined && statement.text === text && isScopeReady;
}
