import { grantedByNameOnly } from '@firstday/domain';

/** What a token without bounds does not have. */
const named = `ARRAY['${grantedByNameOnly.join("', '")}']`;

/** SQL over a row of the view `token_authority`, named `token`. */
export const tokenSql = {
  isActive: `(token.revoked_at IS NULL AND (token.expires_at IS NULL OR token.expires_at > now()))`,

  /**
   * Its current permissions: null for all. A token that a user created draws on that user's authority: it keeps those
   * of its permissions that they still have for every record.
   */
  permissions: `(
  CASE WHEN token.owner_user_id IS NULL THEN token.own_permissions ELSE ARRAY(
    SELECT permission FROM unnest(token.owner_permissions) AS permission
     WHERE CASE WHEN token.own_permissions IS NULL THEN NOT permission = ANY (${named}) ELSE permission = ANY (token.own_permissions) END)
  END)`,
};
