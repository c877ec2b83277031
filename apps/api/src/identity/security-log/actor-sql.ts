/** SQL that names whoever did something, for rows that keep `account_id` and `actor_id` as the security log does. */
export const actorSql = {
  /** What the user or API token is called now; null where it has no name, or is gone. */
  name: 'coalesce(actor.email, token.name)',
  /** Names come from the account alone: a parent's token name is not shown. */
  join: (row: string): string =>
    `LEFT JOIN users actor ON actor.account_id = ${row}.account_id AND actor.id = ${row}.actor_id
     LEFT JOIN api_tokens token ON token.account_id = ${row}.account_id AND token.id = ${row}.actor_id`,
};
