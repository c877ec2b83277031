/** Names by which an object's prototype is reached. */
const reaching: ReadonlySet<string> = new Set(['__proto__', 'prototype', 'constructor']);

/** Takes the names by which prototypes are reached out of what was parsed, however deep it is nested. */
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
