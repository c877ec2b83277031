import { createHash } from 'node:crypto';
import type { InsertTarget, NewRow } from '../context/index.js';
import type { RowScope } from './row-security/credential-scope.js';

/** A statement with its values. */
export interface SqlQuery {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
  /** Whose rows it sees where rows are hidden; without it, those of its transaction's scope. */
  readonly scope?: RowScope | undefined;
  /** Set where nothing stays prepared on a connection. */
  readonly isUnprepared?: true;
}

/**
 * One statement that inserts rows into any number of tables: all or none, without an explicit transaction. Rows of
 * one table keep their order.
 */
export function toInsertQuery(additions: readonly (readonly [InsertTarget, readonly NewRow[]])[]): SqlQuery {
  const key = additions.map(([{ table }, rows]) => (rows.length === 1 ? table : `${table}*`)).join('+');
  const { name, text } = textOf(key, additions);
  return { name, text, values: additions.flatMap(([into, rows]) => valuesOf(into, rows)) };
}

const texts = new Map<string, { readonly name: string; readonly text: string }>();

function textOf(key: string, additions: readonly (readonly [InsertTarget, readonly NewRow[]])[]) {
  const known = texts.get(key);
  if (known) return known;
  let marked = 0;
  const mark = () => `$${++marked}`;
  const parts = additions.map(([into, rows]) => insertSql(into, rows.length === 1, mark));
  const last = parts.pop() ?? '';
  const before = parts.map((part, at) => `added${at} AS (${part})`).join(', ');
  // PostgreSQL truncates names at 63 bytes.
  const name = `insert.${createHash('sha1').update(key).digest('base64url')}`;
  const made = { name, text: before ? `WITH ${before} ${last}` : last };
  texts.set(key, made);
  return made;
}

/**
 * A single row as separate parameters, which is fastest; several as JSON, whose statement text is the same for any
 * number.
 */
function insertSql({ table, columns }: InsertTarget, isSingle: boolean, mark: () => string): string {
  const names = columns.join(', ');
  return isSingle
    ? `INSERT INTO ${table} (${names}) VALUES (${columns.map(mark).join(', ')})`
    : `INSERT INTO ${table} (${names}) SELECT ${names} FROM jsonb_populate_recordset(NULL::${table}, ${mark()})`;
}

function valuesOf({ columns, arrays = [] }: InsertTarget, rows: readonly NewRow[]): unknown[] {
  const [first] = rows;
  if (first && rows.length === 1)
    return columns.map((name) => toCell(Reflect.get(first, name), arrays.includes(name)));
  const named = rows.map((row) =>
    Object.fromEntries(columns.map((name) => [name, toJsonCell(Reflect.get(row, name))])),
  );
  return [JSON.stringify(named)];
}

/** A value as pg takes it: objects become JSON for jsonb columns; dates, bytes and PostgreSQL arrays stay. */
export function toCell(value: unknown, isArray = false): unknown {
  const isJson =
    typeof value === 'object' &&
    value !== null &&
    !isArray &&
    !(value instanceof Date) &&
    !Buffer.isBuffer(value);
  return isJson ? JSON.stringify(value) : (value ?? null);
}

/** Bytes as hex; everything else as JSON. */
const toJsonCell = (value: unknown): unknown =>
  Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : (value ?? null);
