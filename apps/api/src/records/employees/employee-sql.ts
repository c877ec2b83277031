/** SQL of employees for statements of other rooms: `$1` is the account whose they are. */
export const employeeSql = {
  table: 'employees',
  isActive: 'employees.account_id = $1 AND employees.deleted_at IS NULL',
  /** Joins the employee of a row by its id, as `employee`. */
  join: (id: string): string => `JOIN employees employee ON employee.id = ${id}`,
  /** A column of those that meet the conditions. */
  select: (columns: string, conditions: string): string =>
    `SELECT ${columns} FROM employees WHERE ${employeeSql.isActive} AND ${conditions}`,
  /** Like `select`, of another account than `$1`'s. */
  selectOf: (columns: string, accountId: string, conditions: string): string =>
    `SELECT ${columns} FROM employees
      WHERE employees.account_id = ${accountId} AND employees.deleted_at IS NULL AND ${conditions}`,
};
