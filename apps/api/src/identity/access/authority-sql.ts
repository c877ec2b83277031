import { tokenSql } from './token-sql.js';

/** An API token that is active, of an organization that is not deleted. */
const activeToken = (id: string) => `token_authority token
 WHERE token.id = ${id} AND token.organization_deleted_at IS NULL AND ${tokenSql.isActive}`;
const groupsOf = (userId: string) => `users person
  JOIN user_groups held ON held.account_id = person.account_id AND held.id = ANY (person.group_ids)
 WHERE person.id = ${userId}`;
const seeing = `'employee:view_sensitive'`;

/**
 * What somebody may do now, as SQL for statements of other rooms: for what they issued earlier. Arguments are SQL
 * themselves, a placeholder or a column of the statement around it.
 */
export const authoritySql = {
  isTokenActive: (id: string): string =>
    `EXISTS (SELECT 1 FROM token_authority token WHERE token.id = ${id} AND ${tokenSql.isActive})`,

  isUserSessionActive: (id: string, now: string): string => `EXISTS (
    SELECT 1 FROM user_sessions opened JOIN users person ON person.id = opened.user_id
     WHERE opened.id = ${id} AND opened.ended_at IS NULL AND opened.expires_at > ${now})`,

  /** Whether a token is active and holds an array of permissions, and that to act in an account if it is not its own. */
  tokenHolds: (id: string, needed: string, accountId: string): string => `EXISTS (
    SELECT 1 FROM (SELECT ${tokenSql.permissions} AS held, token.account_id <> ${accountId} AS is_of_child FROM ${activeToken(id)}) token
     WHERE token.held IS NULL
        OR token.held @> (${needed} || CASE WHEN is_of_child THEN ARRAY['connected_organization:act'] ELSE ARRAY[]::text[] END))`,

  /** Whether a user of the account still exists and holds an array of permissions. */
  userHolds: (id: string, needed: string, accountId: string): string => `coalesce((
    SELECT array_agg(permission)
      FROM (SELECT unnest(held.permissions) AS permission FROM ${groupsOf(id)} AND person.account_id = ${accountId}) each)
    @> ${needed}, FALSE)`,

  /** The permissions of an active token; null for all. */
  tokenPermissions: (id: string): string => `(SELECT ${tokenSql.permissions} FROM ${activeToken(id)})`,

  /** The groups of a user, as JSON. */
  userGroups: (id: string): string => `(
    SELECT jsonb_agg(jsonb_build_object('permissions', held.permissions, 'access_rule', held.access_rule))
      FROM ${groupsOf(id)})`,

  userSeesSensitive: (id: string): string =>
    `EXISTS (SELECT 1 FROM ${groupsOf(id)} AND ${seeing} = ANY (held.permissions))`,

  tokenSeesSensitive: (id: string): string => `EXISTS (
    SELECT 1 FROM (SELECT ${tokenSql.permissions} AS held FROM token_authority token WHERE token.id = ${id}) token
     WHERE token.held IS NULL OR ${seeing} = ANY (token.held))`,
};
