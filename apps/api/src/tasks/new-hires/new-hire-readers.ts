import type { Permission } from '@firstday/domain';
import { type Actor, type Context, forbidden } from '../../context/index.js';
import { actorWithPermission, type BindValue, recordScope } from '../../identity/index.js';

/** A file has Social Security numbers, from records and from signed forms. */
const needed: readonly Permission[] = ['placement:view', 'task:view', 'employee:view_sensitive'];

/**
 * The caller with each of the permissions that a report needs besides that of the operation: what they see is what all of these
 * let them see.
 * @throws ProblemError 403 naming what is missing
 */
export function newHireReaders(ctx: Context): readonly Actor[] {
  const others = needed.map((permission) => {
    const actor = actorWithPermission(ctx.actor, permission);
    if (!actor) throw forbidden(`A report has Social Security numbers: it also needs ${permission}`);
    return actor;
  });
  return [ctx.actor, ...others];
}

/** Conditions on a row of `placements`; none where every placement may be seen. */
export const placementScopes = (readers: readonly Actor[], mark: BindValue): string[] =>
  readers.flatMap((actor) => recordScope(actor, 'placements', mark) ?? []);
