import type { LinkIssuer, OnboardingLink } from '@firstday/domain';
import { holds, seesSensitive } from '../access/permit.js';
import { isComponent } from '../access/record-scope.js';
import type { Context } from '../platform/context.js';
import { forbidden } from '../platform/problems.js';
import { sightOf } from '../records/record-attributes.js';

/** @throws ProblemError 403 for callers who hand out no links */
export function issuerOf({ actor }: Context): LinkIssuer {
  if (actor.kind === 'api_token') return { type: 'api_token', id: actor.tokenId };
  if (actor.kind === 'user_session') return { type: 'user', id: actor.userId };
  if (isComponent(actor)) return { type: 'component_session', id: actor.sessionId };
  throw forbidden();
}

export const handOvers = {
  api_token: 'api',
  user: 'dashboard',
  component_session: 'component',
} as const satisfies Record<LinkIssuer['type'], OnboardingLink['handed_over']>;

/** A component shows sensitive values masked; its link opens them where whoever made the component may see them. */
export function issuerSeesSensitive(ctx: Context): boolean {
  const { actor } = ctx;
  if (!isComponent(actor)) return sightOf(ctx) === 'clear';
  if (actor.groups === null) return holds(actor, 'employee:view_sensitive');
  const looking = actor.groups.filter(({ permissions }) => permissions.includes('employee:view'));
  return looking.length > 0 && seesSensitive(actor.groups, looking);
}
