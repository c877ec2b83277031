/** Whether an API token holds, as SQL over a row named `token`. */
export const isTokenActive = `(token.revoked_at IS NULL AND (token.expires_at IS NULL OR token.expires_at > now()))`;

/**
 * What an API token may do now, as SQL over a row named `token`: null for everything. One that a person made draws on
 * that person's authority: it may do of its own permissions what they still may, for every record.
 */
export const tokenPermissions = `(
  CASE WHEN token.owner_user_id IS NULL THEN token.permissions ELSE ARRAY(
    SELECT DISTINCT permission
      FROM users person
      JOIN user_groups held ON held.account_id = person.account_id AND held.id = ANY (person.group_ids)
           AND held.access_rule IS NULL
     CROSS JOIN unnest(held.permissions) AS permission
     WHERE person.id = token.owner_user_id AND (token.permissions IS NULL OR permission = ANY (token.permissions)))
  END)`;
