import { componentDefinitions } from '@firstday/domain';
import { isTokenActive, tokenPermissions } from './is-token-active.js';

/** Permissions to see what a component shows. */
const shown = `(CASE session.component ${componentDefinitions
  .map(({ name, permissions }) => `WHEN '${name}' THEN ARRAY['${permissions.join("', '")}']`)
  .join(' ')} END)`;
const needed = `(ARRAY['component:create'] || ${shown})`;

const ofPerson = `users person
  JOIN user_groups held ON held.account_id = person.account_id AND held.id = ANY (person.group_ids)
 WHERE person.id = session.user_id`;
/** The API token that issued it: active, and of an organization that is not deleted. */
const ofToken = `api_tokens token
  JOIN accounts account ON account.id = token.account_id
  JOIN organizations owner ON owner.id = account.organization_id AND owner.deleted_at IS NULL
 WHERE token.id = session.api_token_id AND ${isTokenActive}`;
const allowsToken = `SELECT ${tokenPermissions} AS held, account.id <> session.account_id AS is_of_child FROM ${ofToken}`;

/**
 * Whether the issuer of a component's session could still issue it, as SQL over a row named `session`: the API
 * token is active and permitted, or the user still exists, may embed components and may see what this one shows.
 */
export const isIssuerActive = `(
  EXISTS (SELECT 1 FROM (${allowsToken}) token
           WHERE token.held IS NULL
              OR token.held @> (${needed} || CASE WHEN is_of_child THEN ARRAY['connected_organization:act'] ELSE ARRAY[]::text[] END))
  OR coalesce((SELECT array_agg(permission) FROM (SELECT unnest(held.permissions) AS permission FROM ${ofPerson}) each)
     @> ${needed}, FALSE))`;

/** The groups of the user who issued a component's session, as JSON; null where an API token did. */
export const issuerGroups = `(
  SELECT jsonb_agg(jsonb_build_object('permissions', held.permissions, 'access_rule', held.access_rule))
    FROM ${ofPerson})`;

/** The permissions of the API token that issued a component's session; null for all, and for a user. */
export const issuerPermissions = `(SELECT ${tokenPermissions} FROM ${ofToken})`;
