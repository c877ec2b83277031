import { workStateSql } from '../records/index.js';
import { dated, endDateSql, startDateSql } from './end-date-sql.js';

/** A day that is written as one, as SQL of a date: no error, whatever day a month does not have. */
const toDate = (day: string): string =>
  `((left(${day}, 7) || '-01')::date + (substr(${day}, 9, 2)::int - 1))`;

const isDay = (day: string): string => `${day} ~ '^[1-9]\\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$'`;

interface NewHiresQuery {
  /** SQL of the employers whose hires are asked for: their ids as an array. */
  readonly employerIds: string;
  /** After so many days without work for the employer somebody is a new hire again. */
  readonly daysOfSeparation: number;
  /** Over a row of `placements`. */
  readonly conditions: readonly string[];
}

/**
 * Placements with which somebody was hired, of whom a state is told (42 U.S.C. 653a(a)(2)), as SQL: `placement_id`, `employee_id`,
 * `employer_id`, `hired_on` as text, `hired_date` as a date, and `work_state` as an address has it. `$1` is the account.
 * An independent contractor is no employee; a second placement with the same employer is no hire.
 */
export function newHiresSql({ employerIds, daysOfSeparation, conditions }: NewHiresQuery): string {
  const placed = `SELECT placements.*, ${dated(startDateSql)} AS hired_on,
                         coalesce(system_attributes ->> 'works_remotely', 'false') = 'true' AS works_remotely
                    FROM placements
                   WHERE ${['placements.account_id = $1', 'placements.deleted_at IS NULL', `placements.employer_id = ANY (${employerIds})`, ...conditions].join(' AND ')}
                     AND coalesce(system_attributes ->> 'worker_type', 'employee') <> 'contractor'`;
  // Who works on, or did until less than so many days before, is not newly hired.
  const earlier = `SELECT FROM (SELECT id, ${dated(startDateSql)} AS starts_on, ${dated(endDateSql)} AS ends_on FROM placements AS other
                     WHERE other.account_id = $1 AND other.employee_id = placed.employee_id AND other.employer_id = placed.employer_id
                       AND other.deleted_at IS NULL AND other.id <> placed.id) AS other
                    WHERE (other.starts_on, other.id) < (placed.hired_on, placed.id)
                      AND (other.ends_on IS NULL OR other.ends_on > to_char(${toDate('placed.hired_on')} - ${daysOfSeparation}, 'YYYY-MM-DD'))`;
  return `SELECT placed.id AS placement_id, placed.employee_id, placed.employer_id, placed.hired_on,
                 ${toDate('placed.hired_on')} AS hired_date, ${workStateSql('placed')} AS work_state
            FROM (${placed}) AS placed
           WHERE ${isDay('placed.hired_on')} AND NOT EXISTS (${earlier})`;
}
