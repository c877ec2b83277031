import { dated, startDateSql } from './end-date-sql.js';

const active = (accountId: string, conditions: readonly string[]): string =>
  [`placements.account_id = ${accountId}`, 'placements.deleted_at IS NULL', ...conditions].join(' AND ');

const startsOn = `${dated(startDateSql)} COLLATE "C"`;

/** SQL of placements for statements of other rooms: `$1` is the account whose they are. */
export const placementSql = {
  /** Whether an account, given as SQL of its id, has an active placement that meets a condition. */
  exists: (accountId: string, condition: string): string =>
    `EXISTS (SELECT 1 FROM placements WHERE ${active(accountId, [condition])})`,
  /** Whether any of the placements `$3` is of the employee `$2`, deleted ones too. */
  anyOfEmployee:
    'SELECT 1 FROM placements WHERE account_id = $1 AND employee_id = $2 AND id = ANY ($3::text[])',
  /** The day on which one starts, as `YYYY-MM-DD`, which an index has; null where none is known. */
  startsOn,
  /** The employees of active placements of `$1` that meet the conditions, to find employees by their ids. */
  employeesOf: (conditions: readonly string[]): string =>
    `SELECT placements.employee_id COLLATE "C" FROM placements WHERE ${active('$1', conditions)}`,
  /** `FROM` and conditions of those placements. */
  matching: (conditions: readonly string[]): { readonly source: string; readonly where: string } => ({
    source: 'placements',
    where: active('$1', conditions),
  }),
  /** The same employees, of so many placements at most: by their first day, or as they come. */
  someEmployeesOf: (
    conditions: readonly string[],
    { most, isByStart }: { readonly most: number; readonly isByStart: boolean },
  ): string => {
    const order = isByStart ? `ORDER BY ${startsOn}` : '';
    return `SELECT employee_id COLLATE "C" FROM (SELECT placements.employee_id FROM placements
      WHERE ${active('$1', conditions)} ${order} LIMIT ${most}) few`;
  },
  /** Of each employee in `ids` the active placement that starts last and meets the conditions. */
  latestOf: (ids: string, conditions: readonly string[]): string =>
    `SELECT DISTINCT ON (placements.employee_id) placements.id, placements.employee_id, placements.employer_id,
            placements.client_id, ${dated(startDateSql)} AS start_date
       FROM placements WHERE ${active('$1', [`placements.employee_id = ANY (${ids}::text[])`, ...conditions])}
      ORDER BY placements.employee_id, ${dated(startDateSql)} DESC NULLS LAST, placements.id DESC`,
  /** Of each employee in `ids` whose active placements have undecided forms, how many. */
  undecidedOf: (ids: string): string =>
    `SELECT placements.employee_id, sum(placements.undecided_count)::int AS undecided_count FROM placements
      WHERE ${active('$1', [`placements.employee_id = ANY (${ids}::text[])`, 'placements.undecided_count IS NOT NULL'])}
      GROUP BY placements.employee_id`,
  /** Whether a placement, given as SQL of its id, is of work that is done only remotely. */
  worksRemotely: (id: string): string =>
    `coalesce((SELECT coalesce(system_attributes ->> 'works_remotely', 'false') = 'true' FROM placements WHERE placements.id = ${id}), FALSE)`,
  /** Whether the column is the employee of one of these placements, deleted ones too. */
  isEmployeeOf: (column: string, ids: string): string =>
    `${column} = ANY (ARRAY(SELECT employee_id FROM placements WHERE account_id = $1 AND id = ANY (${ids}::text[])))`,
};
