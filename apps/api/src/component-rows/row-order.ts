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
}

/**
 * SQL of the ids and keys of the rows from a position on, in their order of reading. Rows with a key and rows without
 * one are read apart, each by the same index, so that those without come last in both directions.
 */
export function readingSql(listed: Listed, reading: Reading, most: string, mark: Mark): string {
  const { order, from, isBackwards } = reading;
  if (!order.key) return partSql(listed, reading, 'id', most, mark);
  if (!order.key.isNullable) return partSql(listed, reading, 'keyed', most, mark);
  const keyed = () => partSql(listed, reading, 'keyed', most, mark);
  const blank = () => partSql(listed, reading, 'blank', most, mark);
  const isAmongBlank = from !== undefined && from.key === null;
  const isPast = from !== undefined && (isBackwards ? !isAmongBlank : isAmongBlank);
  if (isPast) return isBackwards ? keyed() : blank();
  const parts = isBackwards ? [blank(), keyed()] : [keyed(), blank()];
  return `SELECT * FROM (${parts.map((part) => `(${part})`).join(' UNION ALL ')}) parts LIMIT ${most}`;
}

/** How the rows that `readingSql` finds are put in its order again, once other tables were joined to them. */
export function orderSql({ order, ...reading }: Reading, rows: string): string {
  const sign = isDescending(reading) ? 'DESC' : 'ASC';
  const nulls = reading.isBackwards ? 'FIRST' : 'LAST';
  return `ORDER BY ${order.key ? `${rows}.key ${sign} NULLS ${nulls}, ` : ''}${rows}.id ${sign}`;
}

type Part = 'id' | 'keyed' | 'blank';

function partSql({ table, source, where }: Listed, reading: Reading, part: Part, most: string, mark: Mark) {
  const { order, from } = reading;
  const key = order.key?.sql ?? 'NULL';
  const id = `${table}.id`;
  const [sign, beyond] = isDescending(reading) ? ['DESC', '<'] : ['ASC', '>'];
  const conditions = [where];
  if (part === 'keyed' && order.key?.isNullable) conditions.push(`${key} IS NOT NULL`);
  if (part === 'blank') conditions.push(`${key} IS NULL`);
  if (from && part === 'keyed' && from.key !== null)
    conditions.push(
      `(${key}, ${id}) ${beyond} (${mark(from.key)}::text::${order.key?.type ?? 'text'}, ${mark(from.id)}::text)`,
    );
  if (from && (part === 'id' || (part === 'blank' && from.key === null)))
    conditions.push(`${id} ${beyond} ${mark(from.id)}::text`);
  const sorted = part === 'id' ? `${id} ${sign}` : `${key} ${sign}, ${id} ${sign}`;
  return `SELECT ${id} AS id, ${key} AS key FROM ${source} WHERE ${conditions.join(' AND ')}
    ORDER BY ${sorted} LIMIT ${most}`;
}

const isDescending = ({ direction, isBackwards }: Pick<Reading, 'direction' | 'isBackwards'>) =>
  (direction === 'desc') !== isBackwards;
