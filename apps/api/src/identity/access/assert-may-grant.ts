import { grantedByNameOnly, ordinaryPermissions, type Permission } from '@firstday/domain';
import { type Actor, type Context, forbidden, type Membership } from '../../context/index.js';
import { isWithinNetworks } from './is-in-networks.js';
import { actorWithPermission, hasPermissionForAll } from './permit.js';

/*
 * Nobody grants more than they have. Every operation marked `issuesAuthority` asserts one of these before it issues
 * a credential, link or secret, or changes what others may do or see: what is issued applies to every record of the
 * account, so its issuer must hold it for every record too. A component's session is the exception: it is bound by
 * the access rules of its issuer on each request (`componentSessionSql`).
 */

/** @throws ProblemError 403 naming the permissions that the caller does not have for every record */
export function assertHasPermissionsForAll({ actor }: Context, permissions: readonly Permission[]): void {
  const lacking = [...new Set(permissions)]
    .filter((permission) => !hasPermissionForAll(actor, permission) && !mayGiveByName(actor, permission))
    .sort();
  if (lacking.length > 0)
    throw forbidden(`Nobody gives or takes what they do not hold for every record: ${lacking.join(', ')}`);
}

/**
 * What is held by nobody from the start has to come from somebody: a person who has everything else gives it, by its
 * name, and the security log says to whom. No token does that does not hold it.
 */
const mayGiveByName = (actor: Actor, permission: Permission): boolean =>
  grantedByNameOnly.includes(permission) &&
  actor.kind === 'user_session' &&
  ordinaryPermissions.every((other) => hasPermissionForAll(actor, other));

/** For callers who change memberships or groups, or act for members. */
export function assertMayGrant(ctx: Context, groups: readonly Membership[]): void {
  assertHasPermissionsForAll(
    ctx,
    groups.flatMap(({ permissions }) => permissions),
  );
}

/** What an API token may do, how long and from where; null for no bound. */
export interface TokenAuthority {
  readonly permissions: readonly Permission[] | null;
  readonly expires_at: Date | null;
  readonly allowed_networks: readonly string[] | null;
}

/** A token cannot issue one with more permissions, a longer life or more networks than its own. */
export function assertMayIssueToken(ctx: Context, token: TokenAuthority): void {
  assertHasPermissionsForAll(ctx, token.permissions ?? ordinaryPermissions);
  if (ctx.actor.kind !== 'api_token') return;
  const { expiresAt, networks } = ctx.actor.limits;
  if (expiresAt && (!token.expires_at || token.expires_at > expiresAt))
    throw forbidden(`This token expires at ${expiresAt.toISOString()}: what it issues expires by then`);
  if (networks && !isWithinNetworks(token.allowed_networks, networks))
    throw forbidden(`This token works from ${networks.join(', ')}: what it issues works from there only`);
}

/** Whether a token would gain any authority. */
export function isWidened(before: TokenAuthority, after: TokenAuthority): boolean {
  const held = before.permissions ?? ordinaryPermissions;
  const isWithinPermissions =
    after.permissions?.every((permission) => held.includes(permission)) ?? before.permissions === null;
  const isWithinTime =
    before.expires_at === null || (after.expires_at !== null && after.expires_at <= before.expires_at);
  const isWithinPlaces =
    before.allowed_networks === null || isWithinNetworks(after.allowed_networks, before.allowed_networks);
  return !isWithinPermissions || !isWithinTime || !isWithinPlaces;
}

/**
 * The same caller acting with another permission than the operation's own, because what they issue lets others use
 * it.
 * @throws ProblemError 403 where they do not have it for any record
 */
export function contextWithPermission(ctx: Context, permission: Permission): Context {
  const actor = actorWithPermission(ctx.actor, permission);
  if (!actor) throw forbidden(`Nobody gives what they do not hold: ${permission}`);
  return { ...ctx, actor };
}
