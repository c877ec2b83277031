import type { Context } from '../context/index.js';
import { statement } from '../database/index.js';
import { dated, endDateSql, startDateSql } from './end-date-sql.js';
import { type EmploymentPeriod, rehireAmong } from './rehire-among.js';

const selectPeriods = statement(
  'placements.periodsWithEmployer',
  `SELECT id, ${dated(startDateSql)} AS starts_on, deleted_at IS NOT NULL AS is_deleted,
          coalesce(${dated(endDateSql)}, to_char(deleted_at AT TIME ZONE 'UTC', 'YYYY-MM-DD')) AS ends_on
     FROM placements WHERE account_id = $1 AND employee_id = $2 AND employer_id = $3`,
);

/** The placement by which somebody came back to an employer, after all that they did for it before had ended. */
export async function findRehire(
  ctx: Context,
  employeeId: string,
  employerId: string,
): Promise<EmploymentPeriod | undefined> {
  const values = [ctx.account.id, employeeId, employerId];
  return rehireAmong(await ctx.db.run<EmploymentPeriod & Record<string, unknown>>(selectPeriods, values));
}
