import { grantedByNameOnly } from '@firstday/domain';

/** What a token without bounds does not have. */
const named = `ARRAY['${grantedByNameOnly.join("', '")}']`;

/** SQL over a row of an API token, named `token`. */
export const tokenSql = {
  isActive: `(token.revoked_at IS NULL AND (token.expires_at IS NULL OR token.expires_at > now()))`,

  /**
   * Its current permissions: null for all. A token that a user created draws on that user's authority: it keeps those
   * of its permissions that they still have for every record.
   */
  permissions: `(
  CASE WHEN token.owner_user_id IS NULL THEN token.permissions ELSE ARRAY(
    SELECT DISTINCT permission
      FROM users person
      JOIN user_groups held ON held.account_id = person.account_id AND held.id = ANY (person.group_ids)
           AND held.access_rule IS NULL
     CROSS JOIN unnest(held.permissions) AS permission
     WHERE person.id = token.owner_user_id AND CASE WHEN token.permissions IS NULL THEN NOT permission = ANY (${named}) ELSE permission = ANY (token.permissions) END)
  END)`,
};
