import { type OperationRow, ordinaryPermissions, type Permission } from '@firstday/domain';
import type { Condition } from '@firstday/policy-engine';
import type { Actor, Membership, SessionReader } from '../../context/index.js';

/** The actor with the access rules of this operation; undefined where the operation is not permitted. */
export function permit(operation: OperationRow, actor: Actor): Actor | undefined {
  if (operation.allows === 'nobody') return actor;
  if (!operation.allows.some((kind) => kind === actor.kind)) return undefined;
  if (isHandedOver(actor) && !operation.isInHandover) return undefined;
  if (actor.kind === 'form_session' && !isForReader(operation, actor.reader)) return undefined;
  return operation.needs ? actorWithPermission(actor, operation.needs) : actor;
}

const isHandedOver = (actor: Actor): boolean =>
  actor.kind === 'form_session' && actor.reader.handover !== null;

/** A representative does what is marked as theirs, once they have given their code and until they have signed. */
function isForReader(operation: OperationRow, { representative, proved }: SessionReader): boolean {
  if (representative === null || operation.representative === 'without_code') return true;
  const isAtWork = proved === 'one_time_code' && representative.signedAt === null;
  return isAtWork && operation.representative === 'with_code';
}

/**
 * The actor limited to one permission: users, and components they issued, get the access rules of the groups that
 * grant it. Undefined where they do not have it.
 */
export function actorWithPermission(actor: Actor, needed: Permission): Actor | undefined {
  if (!('groups' in actor) || actor.groups === null)
    return holdsPermission(actor, needed) ? actor : undefined;
  const groups = actor.groups.filter(({ permissions }) => permissions.includes(needed));
  if (groups.length === 0) return undefined;
  const rules = rulesOf(groups);
  if (actor.kind !== 'user_session') return { ...actor, rules };
  return { ...actor, rules, seesSensitive: maySeeSensitive(actor.groups, groups) };
}

/** Groups are additive: each shows the records of its own rule, one without a rule shows all. */
function rulesOf(groups: readonly Membership[]): Condition[] | null {
  const rules = groups.flatMap(({ access_rule }) => (access_rule ? [access_rule] : []));
  return rules.length < groups.length ? null : rules;
}

/** A group that may see sensitive values does not lend that to the records which only another group lets be seen. */
export function maySeeSensitive(groups: readonly Membership[], allowing: readonly Membership[]): boolean {
  const may = ({ permissions }: Membership) => permissions.includes('employee:view_sensitive');
  return allowing.every(may) || groups.some((group) => may(group) && group.access_rule === null);
}

/**
 * Whether the actor may see sensitive values of the records that a permission lets them see: as a user may, so may a component that
 * the user issued.
 */
export function seesSensitive(actor: Actor, permission: Permission): boolean {
  if (actor.kind === 'user_session') return actor.seesSensitive;
  if (!('groups' in actor) || actor.groups === null) return holdsPermission(actor, 'employee:view_sensitive');
  return maySeeSensitive(
    actor.groups,
    actor.groups.filter(({ permissions }) => permissions.includes(permission)),
  );
}

/**
 * Whether the actor has a permission for any record at all: a user through a group, a token directly, a component
 * through its issuer. Form sessions are bound by the operations' table alone.
 */
export function holdsPermission(actor: Actor, permission: Permission): boolean {
  switch (actor.kind) {
    case 'api_token':
    case 'component_session':
    case 'component_token':
      return (actor.permissions ?? ordinaryPermissions).includes(permission);
    case 'user_session':
      return actor.groups.some(({ permissions }) => permissions.includes(permission));
    default:
      return true;
  }
}

/** Whether the actor has a permission for every record of the account. */
export function hasPermissionForAll(actor: Actor, permission: Permission): boolean {
  if (!('groups' in actor) || actor.groups === null) return holdsPermission(actor, permission);
  return actor.groups.some(
    ({ permissions, access_rule }) => access_rule === null && permissions.includes(permission),
  );
}
