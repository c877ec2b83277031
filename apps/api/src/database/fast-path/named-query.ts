import pg, { type Connection, type Pool, type PoolClient, type QueryResultRow } from 'pg';
import utils from 'pg/lib/utils.js';
import type { SqlQuery } from '../insert-target.js';

declare module 'pg' {
  interface Connection {
    readonly parsedStatements: Record<string, string | undefined>;
    readonly submittedNamedStatements: Record<string, string | undefined>;
  }
}

/** The columns of a statement's rows: how each is parsed, and a row of nulls. */
export interface RowShape {
  readonly names: readonly string[];
  readonly readers: readonly ((text: string) => unknown)[];
  readonly blank: QueryResultRow;
}

interface Description {
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[];
}

type QueryCallback = (error: Error | null, rows: QueryResultRow[]) => void;

/** Runs a statement on the caller's connection. One without a name is planned each time, with its values. */
export function runOnClient<Row extends QueryResultRow>(client: PoolClient, query: SqlQuery): Promise<Row[]>;
export function runOnClient(client: PoolClient, query: SqlQuery): Promise<QueryResultRow[]> {
  return new Promise((resolve, reject) => {
    client.query(new NamedQuery(query, (error, rows) => (error ? reject(error) : resolve(rows))));
  });
}

/** Runs a statement on a connection of the pool. */
export function runOnPool<Row extends QueryResultRow>(pool: Pool, query: SqlQuery): Promise<Row[]>;
export function runOnPool(pool: Pool, query: SqlQuery): Promise<QueryResultRow[]> {
  return new Promise((resolve, reject) => {
    pool.connect((refusal, client, release) => {
      if (!client) return reject(refusal);
      ignoreConnectionErrors(client);
      const onDone: QueryCallback = (error, rows) => {
        release(error !== null && !isConstraintViolation(error));
        if (error) reject(error);
        else resolve(rows);
      };
      client.query(new NamedQuery(query, onDone));
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

/** A constraint refused rows, such as a duplicate key; after any other error the connection is closed. */
export const isConstraintViolation = (error: Error): boolean =>
  'code' in error && /^23/.test(String(error.code));

const none = new Map<string, RowShape>();

/**
 * One run of a statement. `pg` asks for the columns with every run, and makes what reads them anew; here PostgreSQL
 * describes a named statement once a connection, when it prepares it. Where the columns change later it refuses
 * the prepared statement, so what is remembered is never wrong.
 */
class NamedQuery {
  readonly name: string;
  readonly text: string;
  private readonly values: readonly unknown[];
  private readonly found: QueryResultRow[] = [];
  private shapes: Map<string, RowShape> = none;
  private failure: Error | null = null;

  constructor(
    query: SqlQuery,
    readonly callback: QueryCallback,
  ) {
    this.name = query.name;
    this.text = query.text;
    this.values = query.values;
  }

  submit(wire: Connection): Error | null {
    const { name, text } = this;
    const known = name ? (wire.parsedStatements[name] ?? wire.submittedNamedStatements[name]) : undefined;
    if (known !== undefined && known !== text) return new Error(`two statements are called ${name}`);
    this.shapes = name ? rowShapesOf(wire) : new Map();
    wire.stream.cork();
    try {
      if (known === undefined) this.prepare(wire);
      else if (!this.shapes.has(name)) wire.describe({ type: 'S', name }, true);
      wire.bind({ statement: name, values: this.values.map(toWireValue) }, true);
      wire.execute(null, true);
      wire.sync();
    } finally {
      wire.stream.uncork();
    }
    return null;
  }

  handleRowDescription({ fields }: Description): void {
    this.shapes.set(this.name, toRowShape(fields));
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    if (this.failure) return;
    try {
      this.found.push(toRow(this.shapes.get(this.name), fields));
    } catch (error) {
      this.failure = error instanceof Error ? error : new Error('a value could not be read');
    }
  }

  /** What has been carried out and never described has no columns. */
  handleCommandComplete(): void {
    if (!this.shapes.has(this.name)) this.shapes.set(this.name, toRowShape([]));
  }

  handleEmptyQuery(): void {}

  handleError(error: Error): void {
    this.callback(error, []);
  }

  handleReadyForQuery(): void {
    this.callback(this.failure, this.found);
  }

  private prepare(wire: Connection): void {
    const { name, text } = this;
    wire.parse({ name, text, types: [] }, true);
    if (name) wire.submittedNamedStatements[name] = text;
    wire.describe({ type: 'S', name }, true);
  }
}
// In pipeline mode pg takes queries of its own class only, since others might keep a portal open; these keep none.
Object.setPrototypeOf(NamedQuery.prototype, pg.Query.prototype);

const shapesOfWires = new WeakMap<Connection, Map<string, RowShape>>();

/** What is known of the statements that were prepared on a connection, by their names. */
export function rowShapesOf(wire: Connection): Map<string, RowShape> {
  let shapes = shapesOfWires.get(wire);
  if (!shapes) shapesOfWires.set(wire, (shapes = new Map()));
  return shapes;
}

/** Whether a statement can be run on a connection without more ado. */
export const isPrepared = (wire: Connection, { name, text }: SqlQuery): boolean =>
  name !== '' && wire.parsedStatements[name] === text && rowShapesOf(wire).has(name);

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

/** Moments as PostgreSQL reads them whatever the time zone; pg writes what is less simple. */
export function toWireValue(value: unknown): string | Buffer | null {
  if (typeof value === 'string') return value;
  const isPlainMoment = value instanceof Date && value.getTime() > 0 && value.getUTCFullYear() <= 9999;
  return isPlainMoment ? value.toISOString() : utils.prepareValue(value);
}
