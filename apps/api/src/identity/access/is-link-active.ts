import { isIssuerActive, issuerPermissions } from './is-issuer-active.js';
import { isTokenActive, tokenPermissions } from './is-token-active.js';

/** Permissions for issuing a link: it shows what it leads to (onboarding-links.service.ts). */
const needed = `ARRAY['employee:view', 'task:edit', 'task:view']`;

const tokenMayMakeLinks = `EXISTS (
  SELECT 1 FROM (SELECT ${tokenPermissions} AS held, account.id <> link.account_id AS is_of_child
                   FROM api_tokens token
                   JOIN accounts account ON account.id = token.account_id
                   JOIN organizations owner ON owner.id = account.organization_id AND owner.deleted_at IS NULL
                  WHERE token.id = link.issuer_id AND ${isTokenActive}) token
   WHERE token.held IS NULL
      OR token.held @> (${needed} || CASE WHEN is_of_child THEN ARRAY['connected_organization:act'] ELSE ARRAY[]::text[] END))`;
const userMayMakeLinks = `coalesce((
  SELECT array_agg(permission) FROM users person
    JOIN user_groups held ON held.account_id = person.account_id AND held.id = ANY (person.group_ids)
   CROSS JOIN unnest(held.permissions) AS permission
   WHERE person.id = link.issuer_id AND person.account_id = link.account_id) @> ${needed}, FALSE)`;
/** Grace period for finishing a form that was opened in a component, after the component's session expired. */
const finishGrace = "interval '1 hour'";
const isComponentActive = (since: string) => `EXISTS (
  SELECT 1 FROM component_sessions session
   WHERE session.id = link.issuer_id AND session.account_id = link.account_id
     AND session.token_hash IS NOT NULL AND session.expires_at > ${since} AND ${isIssuerActive})`;

const isIssued = (now: string, ofComponent: string) => `(
  link.revoked_at IS NULL AND link.expires_at > ${now}
  AND EXISTS (SELECT 1 FROM employees person
               WHERE person.id = link.employee_id AND person.account_id = link.account_id AND person.deleted_at IS NULL)
  AND EXISTS (SELECT 1 FROM accounts account
                JOIN organizations owner ON owner.id = account.organization_id AND owner.deleted_at IS NULL
               WHERE account.id = link.account_id)
  AND CASE link.issuer_type
        WHEN 'api_token' THEN ${tokenMayMakeLinks}
        WHEN 'user' THEN ${userMayMakeLinks}
        WHEN 'component_session' THEN ${ofComponent}
        ELSE FALSE
      END)`;

/**
 * Whether an onboarding link is active, as SQL over a row named `link`: it is neither revoked nor expired, its
 * employee and organization exist, and its issuer could still issue it.
 *
 * @param now the placeholder of a timestamptz
 */
export const isLinkActive = (now: string): string => isIssued(now, isComponentActive(now));

/**
 * Whether a session opened by a link is still active, as SQL over a row named `link`: as long as the link is. Only
 * the expiry of a component's session, which may be a minute, has an hour's grace, so that it does not cut off a
 * form.
 *
 * @param now the placeholder of a timestamptz
 */
export const isOpenedLinkActive = (now: string): string =>
  isIssued(now, isComponentActive(`${now} - ${finishGrace}`));

const seeing = `'employee:view_sensitive'`;
const userMaySeeSensitive = (id: string) => `EXISTS (
  SELECT 1 FROM users person
    JOIN user_groups held ON held.account_id = person.account_id AND held.id = ANY (person.group_ids)
   WHERE person.id = ${id} AND ${seeing} = ANY (held.permissions))`;
const tokenMaySeeSensitive = (permissions: string) =>
  `coalesce((SELECT held.permissions IS NULL OR ${seeing} = ANY (held.permissions) FROM (SELECT ${permissions} AS permissions) held), FALSE)`;

/**
 * Whether whoever lets a session of a link see sensitive values may still see them, as SQL over rows named
 * `session` and `link`: the reader who signed in, otherwise the link's issuer.
 */
export const maySeeSensitiveStill = `(CASE
  WHEN session.user_id IS NOT NULL THEN ${userMaySeeSensitive('session.user_id')}
  WHEN link.issuer_type = 'api_token' THEN EXISTS (
    SELECT 1 FROM api_tokens token WHERE token.id = link.issuer_id AND ${tokenMaySeeSensitive(tokenPermissions)})
  WHEN link.issuer_type = 'user' THEN ${userMaySeeSensitive('link.issuer_id')}
  ELSE EXISTS (
    SELECT 1 FROM component_sessions session WHERE session.id = link.issuer_id
       AND CASE WHEN session.user_id IS NULL THEN ${tokenMaySeeSensitive(issuerPermissions)} ELSE ${userMaySeeSensitive('session.user_id')} END)
  END)`;
