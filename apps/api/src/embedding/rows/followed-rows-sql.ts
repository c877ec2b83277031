import { summaryTable } from '../../identity/index.js';
import { employeeSql } from '../../records/index.js';
import type { FromFew } from './row-list.js';
import type { RowSource } from './row-order.js';

interface Followed {
  /** Conditions of `employees`, and of `employee_summaries`; undefined where a table is neither asked nor sorted by. */
  readonly own: readonly string[] | undefined;
  readonly ofSummaries: readonly string[] | undefined;
}

/**
 * The employees of some placements, each by its id: where placements are few PostgreSQL would still read all employees and
 * compare them, which takes four times as long.
 */
export function followedRowsSql(placements: RowSource['matching'], { own, ofSummaries }: Followed): FromFew {
  const rowOf = (table: string, conditions: readonly string[]) =>
    `CROSS JOIN LATERAL (SELECT * FROM ${table} WHERE ${conditions.join(' AND ')} LIMIT 1) ${table}`;
  const { source, where } = placements;
  const isPlaced = (table: string) => `${table}.id = placed.employee_id`;
  const employees = own && rowOf('employees', [employeeSql.isActive, isPlaced('employees'), ...own]);
  const summaries =
    ofSummaries &&
    rowOf(summaryTable, [`${summaryTable}.account_id = $1`, isPlaced(summaryTable), ...ofSummaries]);
  // The table that is asked something comes first: the other one's row is looked for where that is met.
  const joins = own?.length === 0 ? [summaries, employees] : [employees, summaries];
  const placed = `SELECT DISTINCT placements.employee_id COLLATE "C" AS employee_id FROM ${source} WHERE ${where}`;
  const matching = { source: `(${placed}) placed ${joins.filter(Boolean).join(' ')}`, where: 'TRUE' };
  return { few: placements, matching, id: 'placed.employee_id' };
}
