import type { Permission } from '@firstday/domain';
import { holds } from '../access/permit.js';
import type { Context, Membership } from '../platform/context.js';
import { forbidden } from '../platform/problems.js';

/** Nobody gives, takes or acts with more than they hold themselves: not a permission, and not a sight of more records. */
export function refuseBeyondOwn({ actor }: Context, groups: readonly Membership[]): void {
  if (actor.kind !== 'user_session') return;
  const wanted = new Set<Permission>(groups.flatMap(({ permissions }) => permissions));
  if ([...wanted].some((permission) => !holds(actor, permission))) throw forbidden();
  if (actor.rules !== null && groups.length > 0) throw forbidden();
}
