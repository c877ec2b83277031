import type { CustomAttributes, ScalarValue } from '@firstday/domain';

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

/** The caller's other scalar properties: kept beside the record's own and returned at top level. */
export function systemAttributes(given: Given, own: readonly string[]): CustomAttributes {
  const known = new Set([...reserved, ...own]);
  return Object.fromEntries(
    Object.entries(given).filter(
      (pair): pair is [string, ScalarValue] => !known.has(pair[0]) && isScalar(pair[1]),
    ),
  );
}

/** PATCH merges; null clears. */
export function mergeAttributes<Value>(
  before: Readonly<Record<string, Value>>,
  changes: Readonly<Record<string, Value | null>>,
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries<Value | null>({ ...before, ...changes }).filter(
      (pair): pair is [string, Value] => pair[1] !== null,
    ),
  );
}

/** Of the named properties, those that were given; null counts as given. */
export function givenOf<Given extends object, Name extends keyof Given>(
  given: Given,
  names: readonly Name[],
): Partial<Pick<Given, Name>> {
  const present: Partial<Pick<Given, Name>> = {};
  for (const name of names) if (given[name] !== undefined) present[name] = given[name];
  return present;
}

function isScalar(value: unknown): value is ScalarValue {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}
