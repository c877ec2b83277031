/** The ids of the records of `$1` that meet the conditions, deleted ones too, to be compared with references to them. */
export const recordIdsSql = (
  table: 'employees' | 'employers' | 'jobs',
  conditions: readonly string[],
): string =>
  `SELECT ${table}.id COLLATE "default" FROM ${table} WHERE ${[`${table}.account_id = $1`, ...conditions].join(' AND ')}`;
