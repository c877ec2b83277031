import type { Permission } from '@firstday/domain';

/** SQL of sessions of the dashboard for statements of other rooms. */
export const userSessionSql = {
  /**
   * Whether a session goes on and its user still holds a permission.
   *
   * @param id SQL of the session's id
   * @param now the placeholder of a timestamptz
   */
  isActive: (id: string, now: string, permission: Permission): string => `EXISTS (
    SELECT 1 FROM user_sessions opened
      JOIN users person ON person.id = opened.user_id
      JOIN user_groups held ON held.account_id = person.account_id AND held.id = ANY (person.group_ids)
     WHERE opened.id = ${id} AND opened.ended_at IS NULL AND opened.expires_at > ${now}
       AND '${permission}' = ANY (held.permissions))`,

  /**
   * The groups of a session's user, as an array of `Membership`; empty where there is no session.
   *
   * @param id SQL of the session's id
   */
  groups: (id: string): string => `ARRAY(
    SELECT jsonb_build_object('permissions', held.permissions, 'access_rule', held.access_rule)
      FROM user_sessions opened
      JOIN users person ON person.id = opened.user_id
      JOIN user_groups held ON held.account_id = person.account_id AND held.id = ANY (person.group_ids)
     WHERE opened.id = ${id})`,

  /**
   * Whether the user behind an issuer, or the owner of its token, is signed in from a network address.
   *
   * @param issuer SQL of the account's id, and of the issuer's type and id
   * @param ip the placeholder of the address
   * @param now the placeholder of a timestamptz
   */
  isIssuerSignedIn: (
    issuer: { readonly account: string; readonly type: string; readonly id: string },
    ip: string,
    now: string,
  ): string => `EXISTS (
    SELECT 1 FROM user_sessions opened
     WHERE opened.account_id = ${issuer.account} AND opened.ip = ${ip} AND opened.ip <> ''
       AND opened.ended_at IS NULL AND opened.expires_at > ${now}
       AND opened.user_id = ANY (ARRAY(
         SELECT ${issuer.id} WHERE ${issuer.type} = 'user'
         UNION SELECT token.owner_user_id FROM api_tokens token
                WHERE token.account_id = ${issuer.account} AND token.id = ${issuer.id} AND ${issuer.type} = 'api_token')))`,
};
