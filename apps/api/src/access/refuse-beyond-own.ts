import { type Context, type Membership } from '../platform/context.js';
import { forbidden } from '../platform/problems.js';
import { holdsForAll, isHeldToRules } from './permit.js';

/** Nobody gives, takes or acts with more than they hold themselves: not a permission, and not a sight of more records. */
export function refuseBeyondOwn({ actor }: Context, groups: readonly Membership[]): void {
  const wanted = new Set(groups.flatMap(({ permissions }) => permissions));
  const lacking = [...wanted].filter((permission) => !holdsForAll(actor, permission)).sort();
  if (lacking.length > 0)
    throw forbidden(`Nobody gives or takes what they do not hold for every record: ${lacking.join(', ')}`);
}

/** An API token sees all of its account: who makes one must not be held to an access rule. */
export function refuseHeldToRules({ actor }: Context): void {
  if (isHeldToRules(actor))
    throw forbidden('An API token sees every record of the account, and your groups do not let you');
}
