import { EventKind, type OperationId, Permission } from '@firstday/domain';
import type { Answer } from '../test-api.js';
import type { Dice } from './dice.js';
import type { IssuingWorld, Sent } from './issuing-world.js';
import { type Issuer, readings } from './sight-of.js';

/** Somebody who asks an operation for authority, with what was drawn for it. */
export interface Asked {
  readonly world: IssuingWorld;
  readonly issuer: Issuer;
  readonly dice: Dice;
  ask(id: OperationId, call?: object): Promise<Answer>;
}
/** Asks, and throws where more was handed out than the issuer has. @returns whether anything was */
export type Attempt = (asked: Asked) => Promise<boolean>;

export const isDone = ({ status }: Answer) => status < 300;
export const permissions = ({ dice, issuer }: Asked): Permission[] =>
  dice.isRare()
    ? dice.some(Permission.options)
    : [...dice.some([...issuer.forAll]), ...(dice.isRare() ? [dice.among(Permission.options)] : [])];
export const rule = ({ dice, world }: Asked) => (dice.below(3) === 0 ? null : dice.among(world.rules));
/** Those that a webhook is sent, all where none are named. */
export const kindsOf = ({ dice }: Asked): EventKind[] =>
  dice.isRare() ? [] : [dice.among(EventKind.options)];
export const ofToken = ({ body }: Answer): Sent => ({ token: body.token });

export async function mustBeWithin(asked: Asked, sent: Sent): Promise<true> {
  const list = asked.dice.below(2) === 0 ? 'employees.list' : asked.dice.among(readings);
  await asked.issuer.mustSeeAllOf(sent, list);
  return true;
}

/** A group as the issuer's own, one that every account has, or one that was drawn. */
export async function groupRefs(asked: Asked): Promise<string[]> {
  const { dice, issuer, world } = asked;
  const drawn = { permissions: permissions(asked), access_rule: rule(asked) };
  return [
    dice.among(['admin', 'recruiter', 'viewer', ...issuer.groupIds, ...(await world.newGroups([drawn]))]),
  ];
}
