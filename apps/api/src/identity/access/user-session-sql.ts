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
};
