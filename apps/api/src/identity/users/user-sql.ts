/** SQL of users for statements of other rooms. */
export const userSql = {
  /** Columns of the users of accounts, given as SQL of an array of their ids. */
  select: (columns: string, accounts: string): string =>
    `SELECT ${columns} FROM users WHERE users.account_id = ANY (${accounts})`,
};
