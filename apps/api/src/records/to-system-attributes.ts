import {
  type CustomAttributes,
  type Issue,
  type ScalarValue,
  isStorable,
  unstorable,
} from '@firstday/domain';
import { invalidInput } from '../context/index.js';

type Given = Readonly<Record<string, unknown>>;

/** Names that a record itself answers: a system attribute never shadows one. */
const reserved = [
  'id',
  'account_id',
  'created_at',
  'updated_at',
  'deleted_at',
  'custom_attributes',
  'system_attributes',
];

/**
 * The caller's other scalar properties: kept beside the record's own and returned at top level.
 * @throws ProblemError 400 for a name that cannot be kept
 */
export function toSystemAttributes(given: Given, ownNames: readonly string[]): CustomAttributes {
  const known = new Set([...reserved, ...ownNames]);
  const others = Object.entries(given).filter(
    (pair): pair is [string, ScalarValue] => !known.has(pair[0]) && isScalar(pair[1]),
  );
  const refused = others.flatMap(([name]) => nameIssues(name));
  if (refused.length > 0) throw invalidInput(refused);
  return Object.fromEntries(others);
}

export const attributeLimits = { count: 250, nameLength: 128 } as const;

/** What is wrong with a record's system attributes, where they are more than a record may hold. */
export function checkSystemAttributes(attributes: CustomAttributes): string | undefined {
  const names = Object.keys(attributes);
  const { count, nameLength } = attributeLimits;
  if (names.length > count) return `A record holds at most ${count} properties besides its own`;
  if (names.some((name) => name.length > nameLength || /\0|\p{Surrogate}/u.test(name)))
    return `The name of a property has at most ${nameLength} characters, and no NUL or broken ones`;
  return undefined;
}

/** PATCH merges; null clears. In the order of `jsonb`, so that the answer to a change has the ETag of a later read. */
export function mergeAttributes<Value>(
  before: Readonly<Record<string, Value>>,
  changes: Readonly<Record<string, Value | null>>,
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries<Value | null>({ ...before, ...changes })
      .filter((pair): pair is [string, Value] => pair[1] !== null)
      .toSorted(
        ([one], [other]) => Buffer.byteLength(one) - Buffer.byteLength(other) || (one < other ? -1 : 1),
      ),
  );
}

/** Of the named properties, those that were given; null counts as given. */
export function pickGiven<Given extends object, Name extends keyof Given>(
  given: Given,
  names: readonly Name[],
): Partial<Pick<Given, Name>> {
  const present: Partial<Pick<Given, Name>> = {};
  for (const name of names) if (given[name] !== undefined) present[name] = given[name];
  return present;
}

function nameIssues(name: string): Issue[] {
  const message = isStorable(name) ? 'Expected a name of at most 128 characters' : unstorable;
  return isStorable(name) && name.length <= 128
    ? []
    : [{ _tag: 'Refinement', path: [name.slice(0, 128)], message }];
}

function isScalar(value: unknown): value is ScalarValue {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}
