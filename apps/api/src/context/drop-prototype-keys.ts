/** Keys by which an object's prototype can be reached. */
const reaching: ReadonlySet<string> = new Set(['__proto__', 'prototype', 'constructor']);

/** Removes keys that reach an object's prototype from parsed input, at any depth. */
export function dropPrototypeKeys(parsed: unknown): void {
  const left = [parsed];
  while (left.length > 0) {
    const current = left.pop();
    if (typeof current !== 'object' || current === null) continue;
    for (const [name, value] of Object.entries(current)) {
      if (typeof value === 'object' && value !== null) left.push(value);
      if (reaching.has(name)) Reflect.deleteProperty(current, name);
    }
  }
}
