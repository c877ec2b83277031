import { EventKind, type OperationId, Permission } from '@firstday/domain';
import type { TestResponse } from '../test-api.js';
import type { Dice } from './dice.js';
import type { IssuingWorld, Sent } from './issuing-world.js';
import { type Issuer, readOperations } from './issuer.js';

/** An issuer calling an operation that grants authority, with randomly drawn input. */
export interface AttemptContext {
  readonly world: IssuingWorld;
  readonly issuer: Issuer;
  readonly dice: Dice;
  ask(id: OperationId, call?: object): Promise<TestResponse>;
}
/** Calls the operation, and throws where it granted more than the issuer has. @returns whether it granted anything */
export type AuthorityAttempt = (asked: AttemptContext) => Promise<boolean>;

export const isDone = ({ status }: TestResponse) => status < 300;
export const drawPermissions = ({ dice, issuer }: AttemptContext): Permission[] =>
  dice.isRare()
    ? dice.some(Permission.options)
    : [...dice.some([...issuer.forAll]), ...(dice.isRare() ? [dice.among(Permission.options)] : [])];
export const drawRule = ({ dice, world }: AttemptContext) =>
  dice.below(3) === 0 ? null : dice.among(world.rules);
/** Those that a webhook is sent, all where none are named. */
export const drawKinds = ({ dice }: AttemptContext): EventKind[] =>
  dice.isRare() ? [] : [dice.among(EventKind.options)];
export const ofToken = ({ body }: TestResponse): Sent => ({ token: body.token });

export async function assertWithinIssuer(asked: AttemptContext, sent: Sent): Promise<true> {
  const list = asked.dice.below(2) === 0 ? 'employees.list' : asked.dice.among(readOperations);
  await asked.issuer.assertSeesAllOf(sent, list);
  return true;
}

/** A group as the issuer's own, one that every account has, or one that was drawn. */
export async function drawGroupRefs(asked: AttemptContext): Promise<string[]> {
  const { dice, issuer, world } = asked;
  const drawn = { permissions: drawPermissions(asked), access_rule: drawRule(asked) };
  return [
    dice.among(['admin', 'recruiter', 'viewer', ...issuer.groupIds, ...(await world.newGroups([drawn]))]),
  ];
}
