/** SQL of accounts for statements of other rooms. */
export const accountSql = {
  /** Joins the account of a row that has its id as `account_id`. */
  join: 'JOIN accounts ON accounts.id = account_id',
  isTest: `accounts.mode = 'test'`,
};
