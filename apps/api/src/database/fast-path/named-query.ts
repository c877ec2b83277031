import pg, { type Connection, type Pool, type PoolClient, type QueryResultRow } from 'pg';
import type { SqlQuery } from '../to-insert-query.js';
import type { RowScope } from '../row-security/credential-scope.js';
import { sendScope } from './send-scope.js';
import {
  type PreparedStatement,
  type PreparedStatements,
  type RowShape,
  preparedStatements,
} from './prepared-statements.js';
import { toWireValue } from './to-wire-value.js';

interface Description {
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[];
}

type QueryCallback = (error: Error | null, rows: QueryResultRow[]) => void;

/** Runs a statement on the caller's connection. One without a name is planned each time, with its values. */
export function runOnClient<Row extends QueryResultRow>(client: PoolClient, query: SqlQuery): Promise<Row[]>;
export function runOnClient(client: PoolClient, query: SqlQuery): Promise<QueryResultRow[]> {
  return new Promise((resolve, reject) => {
    client.query(
      new NamedQuery(preparedStatements(client), query, (error, rows) =>
        error ? reject(error) : resolve(rows),
      ),
    );
  });
}

/** Runs a statement on a connection of the pool. */
export function runOnPool<Row extends QueryResultRow>(pool: Pool, query: SqlQuery): Promise<Row[]>;
export function runOnPool(pool: Pool, query: SqlQuery): Promise<QueryResultRow[]> {
  return new Promise((resolve, reject) => {
    pool.connect((refusal, client, release) => {
      if (!client) return reject(refusal);
      ignoreConnectionErrors(client);
      const again: QueryCallback = (error, rows) => {
        if (!error || !isStalePlan(error)) return onDone(error, rows);
        // It was refused before it did anything, and is prepared anew.
        client.query(new NamedQuery(preparedStatements(client), query, onDone));
      };
      const onDone: QueryCallback = (error, rows) => {
        release(error !== null && !isConstraintViolation(error));
        if (error) reject(error);
        else resolve(rows);
      };
      client.query(new NamedQuery(preparedStatements(client), query, again));
    });
  });
}

/**
 * A connection that ends between two statements emits an error event, which would end the process if unhandled. The
 * next statement on it fails with the reason.
 */
export function ignoreConnectionErrors(client: PoolClient): void {
  if (client.listenerCount('error') === 0) client.on('error', () => undefined);
}

/** The columns of a table have changed since the statement was prepared, as while a new version is rolled out. */
export const isStalePlan = (error: Error): boolean =>
  'routine' in error && error.routine === 'RevalidateCachedQuery';

/** A constraint refused rows, such as a duplicate key; after any other error the connection is closed. */
export const isConstraintViolation = (error: Error): boolean =>
  'code' in error && /^23/.test(String(error.code));

/**
 * One run of a statement. `pg` asks for the columns with every run, and makes their parsers anew; here PostgreSQL
 * describes a named statement once per connection, when it prepares it. Where the columns change later it refuses
 * the prepared statement, so what is remembered is never wrong.
 */
export class NamedQuery extends pg.Query {
  readonly name: string;
  readonly text: string;
  readonly callback: QueryCallback;
  private readonly values: readonly unknown[];
  private readonly statements: PreparedStatements;
  private readonly found: QueryResultRow[] = [];
  private statement: PreparedStatement;
  private failure: Error | null = null;
  private readonly scope: RowScope | undefined;
  private readonly staysPrepared: boolean;
  /** Whether what comes next answers what was sent ahead: whose rows are seen. */
  private isScopeAwaited: boolean;

  constructor(
    statements: PreparedStatements,
    { name, text, values, scope, isUnprepared }: SqlQuery,
    callback: QueryCallback,
  ) {
    super(text);
    this.scope = scope;
    this.staysPrepared = !isUnprepared;
    this.isScopeAwaited = scope !== undefined;
    this.statements = statements;
    this.name = name;
    this.text = text;
    this.values = values;
    this.callback = callback;
    this.statement = { text };
  }

  override submit = (wire: Connection): Error | null => {
    const { name, text } = this;
    const known = this.statements.get(name);
    if (known && known.text !== text) return new Error(`two statements are called ${name}`);
    corkForThisTurn(wire);
    if (this.scope !== undefined) sendScope(wire, this.statements, this.scope, this.staysPrepared);
    if (known) this.statement = known;
    else this.prepare(wire);
    if (!this.statement.shape) wire.describe({ type: 'S', name }, true);
    wire.bind({ statement: name, values: this.values.map(toWireValue) }, true);
    wire.execute(null, true);
    wire.sync();
    return null;
  };

  handleRowDescription({ fields }: Description): void {
    this.statement.shape = toRowShape(fields);
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    if (this.failure || this.isScopeAwaited) return;
    try {
      this.found.push(toRow(this.statement.shape, fields));
    } catch (error) {
      this.failure = error instanceof Error ? error : new Error('a value could not be read');
    }
  }

  /** A statement that completed without a description has no columns. */
  handleCommandComplete(): void {
    if (this.isScopeAwaited) {
      this.isScopeAwaited = false;
      return;
    }
    this.statement.shape ??= toRowShape([]);
  }

  handleEmptyQuery(): void {}

  /**
   * A statement that failed before it was described may not have been prepared, and one whose columns have changed is of no
   * use any more: the next run prepares it again.
   */
  handleError(error: Error): void {
    const { name, statement } = this;
    if ((!statement.shape || isStalePlan(error)) && this.statements.get(name) === statement)
      this.statements.delete(name);
    this.callback(error, []);
  }

  handleReadyForQuery(): void {
    this.callback(this.failure, this.found);
  }

  private prepare(wire: Connection): void {
    const { name, text } = this;
    if (name) {
      // An earlier attempt may have prepared it and failed afterwards; closing what does not exist is no error.
      wire.close({ type: 'S', name }, true);
      this.statements.set(name, this.statement);
    }
    wire.parse({ name, text, types: [] }, true);
  }
}

/** All that is sent in one turn of the event loop leaves in one write. */
export function corkForThisTurn({ stream }: Connection): void {
  stream.cork();
  process.nextTick(() => stream.uncork());
}

function toRowShape(fields: Description['fields']): RowShape {
  const names = fields.map(({ name }) => name);
  const readers = fields.map(({ dataTypeID }) => pg.types.getTypeParser(dataTypeID, 'text'));
  return { names, readers, blank: Object.fromEntries(names.map((name) => [name, null])) };
}

export function toRow(shape: RowShape | undefined, values: readonly (string | null)[]): QueryResultRow {
  if (!shape) throw new Error('rows came without a description');
  const { names, readers } = shape;
  const row = { ...shape.blank };
  for (let at = 0; at < values.length; at++) {
    const name = names[at];
    const read = readers[at];
    const value = values[at];
    if (typeof value === 'string' && name !== undefined && read) row[name] = read(value);
  }
  return row;
}
