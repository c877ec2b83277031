import { describe, expect, it } from '@jest/globals';
import { unsafeInput } from './unsafe-input.js';

const pathsIn = (parsed: unknown) => unsafeInput(parsed).map(({ path }) => path);

describe('the names by which prototypes are reached', () => {
  it('are refused in lists and below others too, each with its path, and no other is', () => {
    const parsed: unknown = JSON.parse(
      `{"a":1,"__proto__":{"x":1},"list":[{"constructor":{"prototype":{}},"b":[null,2]}],"prototype":0}`,
    );
    expect(pathsIn(parsed)).toEqual([['__proto__'], ['prototype'], ['list', 0, 'constructor']]);
    expect(pathsIn({ toString: 1, value: 'constructor', list: ['__proto__'] })).toEqual([]);
  });

  it('are looked for however deep, in time that grows with the length alone', () => {
    const deep = 200_000;
    const parsed: unknown = JSON.parse(`${'['.repeat(deep)}{"a":1}${']'.repeat(deep)}`);
    expect(pathsIn(parsed)).toEqual([]);
  });
});

describe('numbers', () => {
  it('are refused where JSON could not keep them, at their paths', () => {
    expect(pathsIn(JSON.parse('{"a":[1,9007199254740993],"b":{"c":-1e400},"d":1e15}'))).toEqual([
      ['a', 1],
      ['b', 'c'],
    ]);
    expect(pathsIn([Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, 0.1, Number.MIN_VALUE])).toEqual([]);
  });

  it('of a body full of them make 200 issues at most', () => {
    expect(pathsIn(Array.from({ length: 9000 }, () => 2 ** 60))).toHaveLength(200);
  });
});
