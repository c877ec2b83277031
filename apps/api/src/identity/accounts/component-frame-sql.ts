/** Over a row named `session` of an embedded component: where it may be framed, and whether its account is still open. */
export const componentFrameSql = {
  /**
   * A platform that acts for the organizations connected to it shows their components on its own sites: the origins of
   * the account whose token made the link count beside those of the account that it is about.
   */
  origins: `(
    SELECT account.embedding_origins || COALESCE(home.embedding_origins, '{}') FROM accounts account
      LEFT JOIN api_tokens token ON token.id = session.api_token_id
      LEFT JOIN accounts home ON home.id = token.account_id AND home.id <> account.id
     WHERE account.id = session.account_id)`,
  isOpen: `EXISTS (
    SELECT 1 FROM accounts account
      JOIN organizations owner ON owner.id = account.organization_id AND owner.deleted_at IS NULL
     WHERE account.id = session.account_id)`,
};
