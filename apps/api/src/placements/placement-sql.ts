/** SQL of placements for statements of other rooms: `$1` is the account whose they are. */
export const placementSql = {
  /** Whether the column is the employee of one of these placements, deleted ones too. */
  isEmployeeOf: (column: string, ids: string): string =>
    `${column} = ANY (ARRAY(SELECT employee_id FROM placements WHERE account_id = $1 AND id = ANY (${ids}::text[])))`,
};
