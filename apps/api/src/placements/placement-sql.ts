/** SQL of placements for statements of other rooms: `$1` is the account whose they are. */
export const placementSql = {
  /** Whether an account, given as SQL of its id, has an active placement that meets a condition. */
  exists: (accountId: string, condition: string): string =>
    `EXISTS (SELECT 1 FROM placements WHERE placements.account_id = ${accountId} AND placements.deleted_at IS NULL
        AND ${condition})`,
  /** Whether the column is the employee of one of these placements, deleted ones too. */
  isEmployeeOf: (column: string, ids: string): string =>
    `${column} = ANY (ARRAY(SELECT employee_id FROM placements WHERE account_id = $1 AND id = ANY (${ids}::text[])))`,
};
