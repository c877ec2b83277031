import type { BindValue } from '../../identity/index.js';
import type { PageRead, RowOrder, RowSource } from './row-order.js';

/** So many are looked up in another table at least, and one for so many rows that are looked at. */
const lookups = { least: 4_000, rowsEach: 10 };

/**
 * SQL of the ids and keys of the rows from a position on, in their order of reading. Rows with a key and rows without
 * one are read apart, each by the same index, so that those without come last in both directions. Where only some rows
 * are asked for, so many are looked at and no more.
 */
function scanSql(
  listed: RowSource,
  reading: PageRead,
  limitMark: string,
  scanLimit: number,
  mark: BindValue,
): string {
  const { order, isBackwards } = reading;
  const { conditions, lookup } = listed;
  const [sign, isAsked] = [directionSql(reading), conditions.length > 0];
  const limit = isAsked || lookup ? String(scanLimit) : limitMark;
  const columns = `${columnsOf(listed, order)}${isAsked ? `, (${conditions.join(' AND ')}) AS is_met` : ''}`;
  const sorted = `${order.key ? `${order.key.sql} ${sign}, ` : ''}${listed.table}.id ${sign}`;
  const parts = beyondPosition(listed, reading, mark).map(
    (part) =>
      `(SELECT ${columns} FROM ${listed.source} WHERE ${listed.where} AND ${part} ORDER BY ${sorted} LIMIT ${limit})`,
  );
  if (isBackwards) parts.reverse();
  const rows = `SELECT * FROM (${parts.join(' UNION ALL ')}) parts LIMIT ${limit}`;
  const met = (most: string) =>
    isAsked ? `SELECT id, key FROM (${rows}) looked WHERE is_met LIMIT ${most}` : rows;
  if (!lookup) return met(limitMark);
  const most = Math.max(lookups.least, scanLimit / lookups.rowsEach);
  return `SELECT id, key FROM (${met(String(most))}) met WHERE ${lookup('met.id')} LIMIT ${limitMark}`;
}

/**
 * The same by finding all that are asked for and sorting them: not in the order of the list, which MATERIALIZED rules out. All
 * are at hand then, so each row tells how many there are in `matching_total`, up to `countLimit`.
 */
function searchSql(
  listed: RowSource,
  reading: PageRead,
  { most, countLimit }: { readonly most: string; readonly countLimit: number },
  mark: BindValue,
): string {
  const { source, where } = listed.matching;
  const isBeyond = beyondPosition(listed, reading, mark).join(' OR ');
  return `WITH found AS MATERIALIZED (
      SELECT ${columnsOf(listed, reading.order)}, (${isBeyond}) AS is_beyond FROM ${source} WHERE ${where})
    SELECT id, key, (SELECT count(*)::int FROM (SELECT FROM found LIMIT ${countLimit}) counted) AS matching_total
      FROM found WHERE is_beyond ${orderSql(reading, 'found')} LIMIT ${most}`;
}

/** How rows that were read are put in order again, once other tables were joined to them. */
function orderSql(reading: PageRead, rows: string): string {
  const sign = directionSql(reading);
  const nulls = reading.isBackwards ? 'FIRST' : 'LAST';
  return `ORDER BY ${reading.order.key ? `${rows}.key ${sign} NULLS ${nulls}, ` : ''}${rows}.id ${sign}`;
}

const columnsOf = ({ table }: RowSource, { key }: RowOrder) =>
  `${table}.id AS id, ${key?.sql ?? 'NULL::text'} AS key`;

/** Which rows lie beyond the position: those with a key, those without, each as a condition. */
function beyondPosition({ table }: RowSource, reading: PageRead, mark: BindValue): string[] {
  const { from, isBackwards } = reading;
  const { key } = reading.order;
  const id = `${table}.id`;
  const beyond = directionSql(reading) === 'DESC' ? '<' : '>';
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

const directionSql = ({ direction, isBackwards }: PageRead) =>
  (direction === 'desc') !== isBackwards ? 'DESC' : 'ASC';

/** SQL of a part of a list. */
export const rowPageSql = { scan: scanSql, search: searchSql, order: orderSql };
