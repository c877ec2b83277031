import type { Context } from '../context/index.js';
import { statement } from '../database/index.js';
import { dated, endDateSql } from './end-date-sql.js';

/** How long somebody is employed, by all of their placements: a form that one asked for serves the others too. */
export interface Employment {
  /** A placement goes on, and no end of it is known. */
  readonly isOngoing: boolean;
  /** The last end, which may be still to come; null where there is none, or no placement at all. */
  readonly endsOn: string | null;
}

/** A placement that was deleted without an end has ended with its deletion. */
const selectEndDates = statement(
  'placements.employmentEnds',
  `SELECT CASE WHEN ${endDateSql} ~ '^\\d{4}-\\d{2}-\\d{2}$' THEN ${endDateSql}
               WHEN deleted_at IS NOT NULL THEN to_char(deleted_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') END AS end_date,
          deleted_at IS NULL AS is_active
     FROM placements WHERE account_id = $1 AND employee_id = $2`,
);

export async function loadEmployment(ctx: Context, employeeId: string): Promise<Employment> {
  const rows = await ctx.db.run<{ end_date: string | null; is_active: boolean }>(selectEndDates, [
    ctx.account.id,
    employeeId,
  ]);
  const endDates = rows.flatMap(({ end_date }) => end_date ?? []).sort();
  return {
    isOngoing: rows.some(({ end_date, is_active }) => is_active && end_date === null),
    endsOn: endDates.at(-1) ?? null,
  };
}

const anyEndDate = dated(endDateSql);

/** Whether an end of the employment is known and no placement goes on without one, as SQL over a row of tasks. */
export const isEmploymentOver = (tasks: string): string => {
  const ofTask = `account_id = ${tasks}.account_id AND employee_id = ${tasks}.employee_id`;
  return `EXISTS (SELECT 1 FROM placements WHERE ${ofTask} AND ${anyEndDate} IS NOT NULL)
      AND NOT EXISTS (SELECT 1 FROM placements WHERE ${ofTask} AND deleted_at IS NULL AND ${anyEndDate} IS NULL)`;
};

/** Whether an employee was employed, and every employment ended before a day, as SQL. All arguments are SQL too. */
export const hadOnlyEmploymentsBefore = (day: string, accountId: string, employeeId: string): string => {
  const ofEmployee = `account_id = ${accountId} AND employee_id = ${employeeId}`;
  const hasEnded = `coalesce(${endDateSql} < ${day} AND ${endDateSql} ~ '^\\d{4}-\\d{2}-\\d{2}$', false)`;
  return `EXISTS (SELECT 1 FROM placements WHERE ${ofEmployee} AND ${hasEnded})
      AND NOT EXISTS (SELECT 1 FROM placements WHERE ${ofEmployee} AND deleted_at IS NULL AND NOT ${hasEnded})`;
};
