/** Over a row named `session` of an embedded component: where it may be framed, and whether its account is still open. */
export const componentFrameSql = {
  /**
   * A platform that acts for the organizations connected to it shows their components on its own sites: the origins of
   * the account whose token made the link count beside those of the account that it is about.
   */
  origins: `(
    SELECT account.embedding_origins || COALESCE((
             SELECT token.embedding_origins FROM token_authority token
              WHERE token.id = session.api_token_id AND token.account_id <> account.id), '{}')
      FROM accounts account WHERE account.id = session.account_id)`,
  isOpen: `EXISTS (
    SELECT 1 FROM accounts account
      JOIN organizations owner ON owner.id = account.organization_id AND owner.deleted_at IS NULL
     WHERE account.id = session.account_id)`,
};
