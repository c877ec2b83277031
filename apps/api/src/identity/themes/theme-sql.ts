/** SQL of themes for statements of other rooms. */
export const themeSql = {
  /** An account's themes, as `theme`, with what is joined to each, and the account itself, as `account`. */
  select: (columns: string, joins: string, account: string): string =>
    `SELECT ${columns} FROM themes theme JOIN accounts account ON account.id = theme.account_id ${joins}
      WHERE theme.account_id = ${account}`,
  /** Whether the whole account wears it; never null. */
  isOfAccount: 'coalesce(theme.id = account.active_theme_id, false)',
};
