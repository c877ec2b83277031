/** Whether an API token is active, as SQL over a row named `token`. */
export const isTokenActive = `(token.revoked_at IS NULL AND (token.expires_at IS NULL OR token.expires_at > now()))`;

/**
 * The current permissions of an API token, as SQL over a row named `token`: null for all. A token that a user
 * created draws on that user's authority: it keeps those of its permissions that they still have for every record.
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
