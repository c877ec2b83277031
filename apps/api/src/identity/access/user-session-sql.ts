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
};
