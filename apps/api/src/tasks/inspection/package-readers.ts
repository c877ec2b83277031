import type { Permission } from '@firstday/domain';
import { type Actor, type Context, forbidden } from '../../context/index.js';
import {
  actorWithPermission,
  type BindValue,
  employeeColumnScope,
  recordScope,
} from '../../identity/index.js';

/** A package has forms whole, with copies and cases: its own permission is not enough. */
const alsoNeeded: readonly Permission[] = ['task:view', 'employee:view_sensitive', 'everify:view'];

/**
 * The caller with each of the permissions that a package needs: what they see is what all of these let them see.
 * @throws ProblemError 403 naming what is missing
 */
export function packageReaders(ctx: Context): readonly Actor[] {
  const others = alsoNeeded.map((permission) => {
    const actor = actorWithPermission(ctx.actor, permission);
    if (!actor) throw forbidden(`A package has forms whole: it also needs ${permission}`);
    return actor;
  });
  return [ctx.actor, ...others];
}

/** Conditions on a row of `tasks`; none where every task may be seen. */
export const taskScopes = (readers: readonly Actor[], mark: BindValue): string[] =>
  readers.flatMap((actor) => recordScope(actor, 'tasks', mark) ?? []);

/** Conditions on a column of employees, where the account is `$1`; none where every employee may be seen. */
export const employeeScopes = (readers: readonly Actor[], column: string, mark: BindValue): string[] =>
  readers.flatMap((actor) => employeeColumnScope(actor, { column, accountId: '$1' }, mark) ?? []);

/** Whether anything keeps a caller from seeing everybody. */
export const areNarrowed = (readers: readonly Actor[]): boolean => taskScopes(readers, () => '$1').length > 0;
