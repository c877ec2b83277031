/** SQL of E-Verify cases for statements of other rooms: `$1` is the account whose they are. */
export const everifyCaseSql = {
  /** Columns of those that meet the conditions. */
  select: (columns: string, conditions: string): string =>
    `SELECT ${columns} FROM everify_cases WHERE everify_cases.account_id = $1 AND ${conditions}`,
  /** Finds something where `$2` is the employee of one of the cases `$3`. */
  anyOfEmployee:
    'SELECT 1 FROM everify_cases WHERE account_id = $1 AND employee_id = $2 AND id = ANY ($3::text[])',
};
