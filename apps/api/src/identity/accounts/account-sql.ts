/** SQL of accounts for statements of other rooms. */
export const accountSql = {
  /** Joins the account of a row that has its id as `account_id`. */
  join: 'JOIN accounts ON accounts.id = account_id',
  /** Joins the account of a row, as `account`. */
  joinAs: (row: string): string => `JOIN accounts account ON account.id = ${row}.account_id`,
  /** Whether the organization of an account, given as SQL of its id, is not deleted. */
  isOpen: (id: string): string => `EXISTS (SELECT 1 FROM accounts account
     JOIN organizations owner ON owner.id = account.organization_id AND owner.deleted_at IS NULL
    WHERE account.id = ${id})`,
  /** Joins the account of a row, as `account`, and its organization unless that is deleted. */
  joinOpen: (row: string): string => `JOIN accounts account ON account.id = ${row}.account_id
     JOIN organizations owner ON owner.id = account.organization_id AND owner.deleted_at IS NULL`,
  /**
   * Selects the ids of accounts that were made before a moment and whose organization is not deleted.
   *
   * @param before SQL of a timestamptz
   * @param condition SQL over the row, as `opened`
   */
  selectOpened: (before: string, condition: string): string => `SELECT opened.id
     FROM accounts opened JOIN organizations owner ON owner.id = opened.organization_id AND owner.deleted_at IS NULL
    WHERE opened.created_at <= ${before} AND ${condition}`,
  isTest: `accounts.mode = 'test'`,
};
