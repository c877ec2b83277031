import { dated, endDateSql, startDateSql } from './end-date-sql.js';

/**
 * Everybody who works or worked for an employer, with the first day and, where no employment goes on, the last, as SQL:
 * `employee_id`, `hired_on`, `ended_on`, `is_employed`.
 * @param conditions over a row of placements; `$1` is the account
 */
export const employmentsSql = (today: string, conditions: readonly string[]): string =>
  `SELECT employee_id, min(${dated(startDateSql)}) AS hired_on,
          CASE WHEN bool_or(is_going_on) THEN NULL ELSE max(end_date) END AS ended_on, bool_or(is_going_on) AS is_employed
     FROM (SELECT placements.*,
                  coalesce(${dated(endDateSql)}, to_char(deleted_at AT TIME ZONE 'UTC', 'YYYY-MM-DD')) AS end_date,
                  (${dated(endDateSql)} IS NULL AND deleted_at IS NULL) OR coalesce(${dated(endDateSql)} > ${today}, false) AS is_going_on
             FROM placements WHERE ${['placements.account_id = $1', ...conditions].join(' AND ')}) AS employment
    GROUP BY employee_id`;

/** Whether a row of tasks that names no employer was made for a placement with one. Arguments are SQL. */
export const isPlacedWith = (task: string, column: string, id: string): string =>
  `EXISTS (SELECT FROM placements WHERE placements.account_id = ${task}.account_id
             AND placements.id = ${task}.placement_id AND placements.${column} = ${id})`;
