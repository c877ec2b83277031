import { dated, endDateSql, startDateSql } from './end-date-sql.js';

/** The `EmploymentRecord`s of an employee by the ids of their placements, deleted ones too, as SQL. Arguments are SQL. */
export const employmentRecordsSql = (accountId: string, employeeId: string): string =>
  `(SELECT coalesce(jsonb_object_agg(id, jsonb_build_object(
             'employer_id', employer_id, 'client_id', client_id, 'job_id', job_id,
             'starts_on', ${dated(startDateSql)}, 'ends_on', ${dated(endDateSql)},
             'deleted_at', to_char(deleted_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))), '{}')
      FROM placements WHERE account_id = ${accountId} AND employee_id = ${employeeId})`;
