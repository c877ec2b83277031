import type { Operation, Permission } from '@firstday/domain';
import type { Actor, Membership } from '../platform/context.js';

/** The actor as this operation knows it, or nothing where the operation is not for them. */
export function permit(operation: Operation, actor: Actor): Actor | undefined {
  if (operation.allows === 'nobody') return actor;
  if (!operation.allows.some((kind) => kind === actor.kind)) return undefined;
  if (actor.kind === 'user_session') return permitUser(actor, operation.needs);
  return !operation.needs || holds(actor, operation.needs) ? actor : undefined;
}

type UserActor = Extract<Actor, { kind: 'user_session' }>;

/** Groups add up: each that holds the permission shows the records of its own rule, one without a rule shows all. */
function permitUser(actor: UserActor, needs: Permission | undefined): UserActor | undefined {
  if (!needs) return actor;
  const groups = actor.groups.filter(({ permissions }) => permissions.includes(needs));
  if (groups.length === 0) return undefined;
  const rules = groups.flatMap(({ access_rule }) => (access_rule ? [access_rule] : []));
  return {
    ...actor,
    rules: rules.length < groups.length ? null : rules,
    seesSensitive: seesSensitive(actor, groups),
  };
}

/** A group that may see sensitive values does not lend that to the records which only another group lets be seen. */
function seesSensitive(actor: UserActor, allowing: readonly Membership[]): boolean {
  const may = ({ permissions }: Membership) => permissions.includes('employee:view_sensitive');
  return allowing.every(may) || actor.groups.some((group) => may(group) && group.access_rule === null);
}

/**
 * What a user may do, all groups together; a component of theirs may do no more. Everybody else is held by the
 * operations' table alone.
 */
export function holds(actor: Actor, permission: Permission): boolean {
  if (actor.kind === 'component_session' || actor.kind === 'component_token')
    return actor.permissions?.includes(permission) ?? true;
  return (
    actor.kind !== 'user_session' || actor.groups.some(({ permissions }) => permissions.includes(permission))
  );
}

/** Whether a permission is held for every record of the account; all but people are held by the operations' table alone. */
export function holdsForAll(actor: Actor, permission: Permission): boolean {
  if (actor.kind !== 'user_session') return true;
  return actor.groups.some(
    ({ permissions, access_rule }) => access_rule === null && permissions.includes(permission),
  );
}

/** Whether there is anything that a person may do with the records of an access rule only. */
export const isHeldToRules = (actor: Actor): boolean =>
  actor.kind === 'user_session' &&
  actor.groups.some(({ permissions }) => permissions.some((one) => !holdsForAll(actor, one)));
