/**
 * The own properties of a plain object with no other properties than these, else null. `__proto__`, `constructor` and the
 * like are never among them, and nothing is read from a prototype.
 */
export function readRecord<K extends string>(
  given: unknown,
  names: readonly K[],
): ReadonlyMap<K, unknown> | null {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return null;
  const prototype: unknown = Object.getPrototypeOf(given);
  if (prototype !== Object.prototype && prototype !== null) return null;
  const entries = Object.entries(given);
  const read = new Map<K, unknown>();
  for (const [name, value] of entries) {
    const known = names.find((it) => it === name);
    if (known === undefined) return null;
    read.set(known, value);
  }
  return read;
}
