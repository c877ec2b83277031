import { isDeepStrictEqual } from 'node:util';

/**
 * The names of what differs between two states of a record; an attribute that an integrator named is only said to be
 * one, as names may be typed by anybody.
 *
 * @param isKnown whether the product names a property
 */
export function changedFields(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  isKnown: (name: string) => boolean,
): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter(
    (name) => name !== 'updated_at' && !isDeepStrictEqual(before[name], after[name]),
  );
  return [...new Set(changed.map((name) => (isKnown(name) ? name : 'system_attributes')))].sort();
}
