import { describe, expect, it } from '@jest/globals';
import { dropPrototypeKeys } from './drop-prototype-keys.js';

describe('the names by which prototypes are reached', () => {
  it('are taken out of what was parsed, in lists and below others too, and nothing else is', () => {
    const parsed: unknown = JSON.parse(
      `{"a":1,"__proto__":{"x":1},"list":[{"constructor":{"prototype":{}},"b":[null,2]}],"prototype":0}`,
    );
    dropPrototypeKeys(parsed);
    expect(JSON.stringify(parsed)).toBe(`{"a":1,"list":[{"b":[null,2]}]}`);
  });

  it('are found however deep they are, in time that grows with the length alone', () => {
    const deep = 200_000;
    const parsed: unknown = JSON.parse(`${'['.repeat(deep)}{"__proto__":1}${']'.repeat(deep)}`);
    dropPrototypeKeys(parsed);
    let inner = parsed;
    while (Array.isArray(inner)) [inner] = inner;
    expect(Object.keys(Object(inner))).toEqual([]);
  });
});
