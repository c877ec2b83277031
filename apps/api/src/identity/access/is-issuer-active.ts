import type { ComponentName, Permission } from '@firstday/domain';
import { isTokenActive, tokenPermissions } from './is-token-active.js';

/** What whoever makes a component's link must be allowed to see: what the component shows. */
export const componentPermissions = {
  'employees/list': ['employee:view'],
  'employee/tasks': ['task:view', 'employee:view'],
  'everify/cases': ['everify:view'],
} as const satisfies Record<ComponentName, readonly Permission[]>;

const shown = `(CASE session.component ${Object.entries(componentPermissions)
  .map(([name, permissions]) => `WHEN '${name}' THEN ARRAY['${permissions.join("', '")}']`)
  .join(' ')} END)`;
const needed = `(ARRAY['component:create'] || ${shown})`;

const ofPerson = `users person
  JOIN user_groups held ON held.account_id = person.account_id AND held.id = ANY (person.group_ids)
 WHERE person.id = session.user_id`;
/** The token that made it, in force and of an organization that is not deleted. */
const ofToken = `api_tokens token
  JOIN accounts home ON home.id = token.account_id
  JOIN organizations holder ON holder.id = home.organization_id AND holder.deleted_at IS NULL
 WHERE token.id = session.api_token_id AND ${isTokenActive}`;
const allowsToken = `SELECT ${tokenPermissions} AS held, home.id <> session.account_id AS is_of_child FROM ${ofToken}`;

/**
 * Whether whoever made a component's link could make it still, as SQL over a row named `session`: the API token holds and
 * may, or the person is there, may embed components and see what this one shows.
 */
export const isIssuerActive = `(
  EXISTS (SELECT 1 FROM (${allowsToken}) token
           WHERE token.held IS NULL
              OR token.held @> (${needed} || CASE WHEN is_of_child THEN ARRAY['connected_organization:act'] ELSE ARRAY[]::text[] END))
  OR coalesce((SELECT array_agg(permission) FROM (SELECT unnest(held.permissions) AS permission FROM ${ofPerson}) each)
     @> ${needed}, FALSE))`;

/** The groups of the person who made a component's link, as JSON; null where an API token did. */
export const issuerGroups = `(
  SELECT jsonb_agg(jsonb_build_object('permissions', held.permissions, 'access_rule', held.access_rule))
    FROM ${ofPerson})`;

/** What the API token may do that made a component's link; null for everything, and for a person. */
export const issuerPermissions = `(SELECT ${tokenPermissions} FROM ${ofToken})`;
