import type { Mark } from '../access/rule-sql.js';

export type Direction = 'asc' | 'desc';

/** What rows are sorted by. Rows that are alike come in the order of their ids; those without a key come last, either way. */
export interface RowOrder {
  /** SQL of the key and its type; none where the id alone is the order. */
  readonly key?: {
    readonly sql: string;
    readonly type: 'int' | 'text' | 'timestamptz';
    readonly isNullable: boolean;
  };
  /** The direction that is meant where none is named. */
  readonly usually: Direction;
}

/** The end of a page: the key and id of its row. */
export interface Position {
  /** As PostgreSQL writes it. */
  readonly key: string | null;
  readonly id: string;
}

/** Rows to be read on from a position, or from an end of the list where there is none. */
export interface Reading {
  readonly order: RowOrder;
  readonly direction: Direction;
  /** Towards the start of the list. */
  readonly isBackwards: boolean;
  readonly from: Position | undefined;
}

/** The rows that a list is about: a table with what is joined to it, and the conditions of all of them. */
export interface Listed {
  readonly table: string;
  /** `FROM` and its joins. */
  readonly source: string;
  readonly where: string;
  /** More conditions, of which PostgreSQL can only guess how many rows meet them. */
  readonly guessed: readonly string[];
  /** `FROM` and conditions of the same rows where few meet the guessed ones, which are found first. */
  readonly few: { readonly source: string; readonly where: string };
}

/**
 * SQL of the ids and keys of the rows from a position on, in their order of reading. Rows with a key and rows without
 * one are read apart, each by the same index, so that those without come last in both directions. Of guessed
 * conditions no index is asked: so many rows are looked at, in the order of the list, and no more.
 */
export function walkSql(listed: Listed, reading: Reading, most: string, looked: number, mark: Mark): string {
  const { order, isBackwards } = reading;
  const [sign, isGuessed] = [signOf(reading), listed.guessed.length > 0];
  const limit = isGuessed ? String(looked) : most;
  const columns = `${columnsOf(listed, order)}${isGuessed ? `, (${listed.guessed.join(' AND ')}) AS is_met` : ''}`;
  const sorted = `${order.key ? `${order.key.sql} ${sign}, ` : ''}${listed.table}.id ${sign}`;
  const parts = partsOf(listed, reading, mark).map(
    (part) =>
      `(SELECT ${columns} FROM ${listed.source} WHERE ${listed.where} AND ${part} ORDER BY ${sorted} LIMIT ${limit})`,
  );
  if (isBackwards) parts.reverse();
  const rows = `SELECT * FROM (${parts.join(' UNION ALL ')}) parts LIMIT ${limit}`;
  return isGuessed ? `SELECT id, key FROM (${rows}) looked WHERE is_met LIMIT ${most}` : rows;
}

/** The same where few rows meet the conditions: all of them are found by whatever index serves, and then sorted. */
export function collectSql(listed: Listed, reading: Reading, most: string, mark: Mark): string {
  const { source, where } = listed.few;
  return `WITH found AS MATERIALIZED (SELECT ${columnsOf(listed, reading.order)} FROM ${source}
      WHERE ${where} AND (${partsOf(listed, reading, mark).join(' OR ')})) SELECT id, key FROM found ${orderSql(reading, 'found')} LIMIT ${most}`;
}

/** How rows that were read are put in order again, once other tables were joined to them. */
export function orderSql(reading: Reading, rows: string): string {
  const sign = signOf(reading);
  const nulls = reading.isBackwards ? 'FIRST' : 'LAST';
  return `ORDER BY ${reading.order.key ? `${rows}.key ${sign} NULLS ${nulls}, ` : ''}${rows}.id ${sign}`;
}

const columnsOf = ({ table }: Listed, { key }: RowOrder) =>
  `${table}.id AS id, ${key?.sql ?? 'NULL::text'} AS key`;

/** Which rows lie beyond the position: those with a key, those without, each as a condition. */
function partsOf({ table }: Listed, reading: Reading, mark: Mark): string[] {
  const { from, isBackwards } = reading;
  const { key } = reading.order;
  const id = `${table}.id`;
  const beyond = signOf(reading) === 'DESC' ? '<' : '>';
  const idBeyond = () => (from ? `${id} ${beyond} ${mark(from.id)}::text` : 'TRUE');
  if (!key) return [idBeyond()];
  const keyBeyond = (at: string) =>
    `(${key.sql}, ${id}) ${beyond} (${mark(at)}::text::${key.type}, ${mark(from?.id)}::text)`;
  if (!key.isNullable) return [from?.key == null ? 'TRUE' : keyBeyond(from.key)];
  const [keyed, blank] = [`${key.sql} IS NOT NULL`, `${key.sql} IS NULL`];
  if (!from) return [keyed, blank];
  if (from.key === null)
    return isBackwards ? [keyed, `${blank} AND ${idBeyond()}`] : [`${blank} AND ${idBeyond()}`];
  const rest = `${keyed} AND ${keyBeyond(from.key)}`;
  return isBackwards ? [rest] : [rest, blank];
}

const signOf = ({ direction, isBackwards }: Reading) =>
  (direction === 'desc') !== isBackwards ? 'DESC' : 'ASC';
