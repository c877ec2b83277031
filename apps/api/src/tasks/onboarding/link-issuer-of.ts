import type { LinkIssuer, OnboardingLink } from '@firstday/domain';
import { holdsPermission, isComponentActor, maySeeSensitive } from '../../identity/index.js';
import { type Context, forbidden } from '../../context/index.js';
import { visibilityOf } from '../../records/index.js';

/** @throws ProblemError 403 for callers who hand out no links */
export function linkIssuerOf({ actor }: Context): LinkIssuer {
  if (actor.kind === 'api_token') return { type: 'api_token', id: actor.tokenId };
  if (actor.kind === 'user_session') return { type: 'user', id: actor.userId };
  if (isComponentActor(actor)) return { type: 'component_session', id: actor.sessionId };
  throw forbidden();
}

export const handOverByIssuer = {
  api_token: 'api',
  user: 'dashboard',
  component_session: 'component',
} as const satisfies Record<LinkIssuer['type'], OnboardingLink['handed_over']>;

/** A component shows sensitive values masked; its link opens them where whoever made the component may see them. */
export function mayIssuerSeeSensitive(ctx: Context): boolean {
  const { actor } = ctx;
  if (!isComponentActor(actor)) return visibilityOf(ctx) === 'clear';
  if (actor.groups === null) return holdsPermission(actor, 'employee:view_sensitive');
  const viewerGroups = actor.groups.filter(({ permissions }) => permissions.includes('employee:view'));
  return viewerGroups.length > 0 && maySeeSensitive(actor.groups, viewerGroups);
}
