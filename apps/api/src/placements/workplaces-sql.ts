import { workStateSql } from '../records/index.js';
import { dated, endDateSql, startDateSql } from './end-date-sql.js';

/**
 * Where and when employees work, as SQL: `id`, `employee_id`, `employer_id`, `starts_on` and `ends_on` as `YYYY-MM-DD` or null,
 * `is_withdrawn`, and `work_state` as an address has it. Withdrawn placements are among them. `$1` is the account.
 * @param ids SQL of the employees' ids as an array
 */
export const workplacesSql = (ids: string): string =>
  `SELECT workplace.id, workplace.employee_id, workplace.employer_id, workplace.starts_on, workplace.ends_on, workplace.is_withdrawn,
          ${workStateSql('workplace')} AS work_state
     FROM (SELECT placements.*, ${dated(startDateSql)} AS starts_on, ${dated(endDateSql)} AS ends_on,
                  placements.deleted_at IS NOT NULL AS is_withdrawn,
                  coalesce(system_attributes ->> 'works_remotely', 'false') = 'true' AS works_remotely
             FROM placements WHERE placements.account_id = $1 AND placements.employee_id = ANY (${ids}::text[])) AS workplace`;
