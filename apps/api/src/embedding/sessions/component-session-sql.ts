import { componentDefinitions } from '@firstday/domain';
import { authoritySql } from '../../identity/index.js';

/** Permissions to see what a component shows. */
const shown = `(CASE session.component ${componentDefinitions
  .map(({ name, permissions }) => `WHEN '${name}' THEN ARRAY['${permissions.join("', '")}']`)
  .join(' ')} END)`;
const needed = `(ARRAY['component:create'] || ${shown})`;

/** SQL over a row of a component's session, named `session`. */
export const componentSessionSql = {
  /**
   * Whether its issuer could still issue it: the API token is active and permitted, or the user still exists, may
   * embed components and may see what this one shows.
   */
  isIssuerActive: `(${authoritySql.tokenHolds('session.api_token_id', needed, 'session.account_id')}
    OR ${authoritySql.userHolds('session.user_id', needed, 'session.account_id')})`,

  /** The groups of the user who issued it, as JSON; null where an API token did. */
  issuerGroups: authoritySql.userGroups('session.user_id'),

  /** The permissions of the API token that issued it; null for all, and for a user. */
  issuerPermissions: authoritySql.tokenPermissions('session.api_token_id'),

  doesIssuerSeeSensitive: `(CASE WHEN session.user_id IS NULL
    THEN ${authoritySql.tokenSeesSensitive('session.api_token_id')}
    ELSE ${authoritySql.userSeesSensitive('session.user_id')} END)`,
};
