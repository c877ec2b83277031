import type { RowSource } from './row-order.js';

/** A table of employees: which of its rows are there at all, and what is asked of them. */
interface FollowedTable {
  readonly table: string;
  readonly isActive: string;
  readonly conditions: readonly string[];
}

/**
 * The rows of some employees, where these are few: their ids are an array, which an index is read along, page by page. Joined,
 * each would be looked for from the root of the index, or PostgreSQL would read all employees to compare them.
 *
 * @param ids a `SELECT` of the employees' ids
 * @param sorted the table whose rows they are
 * @param other the other table, of which nothing may be asked
 */
export function followedRowsSql(
  ids: string,
  sorted: FollowedTable,
  other: FollowedTable,
): RowSource['matching'] {
  const met = other.conditions.length === 0 ? undefined : rowsOf(other, ids);
  return rowsOf(sorted, met ? `SELECT ${other.table}.id FROM ${met.source} WHERE ${met.where}` : ids);
}

/** `OFFSET 0` leaves no other index to choose: rows that one finds would each be compared with the whole array. */
const rowsOf = ({ table, isActive, conditions }: FollowedTable, ids: string): RowSource['matching'] => ({
  source: `(SELECT * FROM ${table} WHERE ${isActive} AND ${table}.id = ANY (ARRAY(${ids})) OFFSET 0) ${table}`,
  where: conditions.length === 0 ? 'TRUE' : conditions.join(' AND '),
});
