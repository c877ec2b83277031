const stateOf = (table: string, id: string, accountId: string): string =>
  `(SELECT us_state(address) FROM ${table} AS place
     WHERE place.id = ${id} AND place.account_id = ${accountId} AND jsonb_typeof(place.address) = 'object')`;

/**
 * The state in which a placement's work is done, by its two letters, empty where it is in none of the United States, as SQL over a row that names its records: where somebody
 * lives who works only from there, else where the job is, else the employer.
 * @param row SQL of a row with `account_id`, `employee_id`, `employer_id`, `job_id` and `works_remotely`
 */
export const workStateSql = (row: string): string =>
  `coalesce(CASE WHEN ${row}.works_remotely THEN ${stateOf('employees', `${row}.employee_id`, `${row}.account_id`)} END,
            ${stateOf('jobs', `${row}.job_id`, `${row}.account_id`)},
            ${stateOf('employers', `${row}.employer_id`, `${row}.account_id`)}, '')`;
