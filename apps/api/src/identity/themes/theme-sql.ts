/** SQL of themes for statements of other rooms. */
export const themeSql = {
  /** An account's themes, as `theme`, with what is joined to each. */
  select: (columns: string, joins: string, account: string): string =>
    `SELECT ${columns} FROM themes theme ${joins} WHERE theme.account_id = ${account}`,
};
