import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { exceededLimit, jsonLimits } from './json-limits.js';

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const keys = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, at])));
const items = (count: number) => JSON.stringify(Array.from({ length: count }, () => 1));

describe('a JSON text that is looked over', () => {
  it('may be as deep, and have as many properties and values, as the limits say', () => {
    const { depth, keys: mostKeys, items: mostItems } = jsonLimits;
    for (const text of [nested(depth), keys(mostKeys), items(mostItems)])
      expect(exceededLimit(text)).toBeUndefined();
    expect(exceededLimit(nested(depth + 1))).toMatch(/levels deep/);
    expect(exceededLimit(keys(mostKeys + 1))).toMatch(/properties/);
    expect(exceededLimit(items(mostItems + 2))).toMatch(/values/);
    expect(exceededLimit('['.repeat(500_000))).toMatch(/levels deep/);
    expect(exceededLimit('{"a":'.repeat(100_000))).toMatch(/levels deep/);
  });

  it('may write anything in its strings', () => {
    const text = JSON.stringify({ '[[[{{{"\\': `${'['.repeat(1000)}\\"${':,'.repeat(20_000)}\\\\` });
    expect(exceededLimit(text)).toBeUndefined();
    expect(exceededLimit(`["\\\\", ${nested(jsonLimits.depth)}]`)).toMatch(/levels deep/);
    expect(exceededLimit(`["\\"[", ${nested(jsonLimits.depth - 1)}]`)).toBeUndefined();
  });

  it('is counted as its parser would', () => {
    const depthOf = (value: unknown): number =>
      typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        const deeper = jsonLimits.depth + 1 - depthOf(value);
        const text = (levels: number) => '['.repeat(levels) + JSON.stringify(value) + ']'.repeat(levels);
        expect(exceededLimit(text(deeper - 1))).toBeUndefined();
        expect(exceededLimit(text(deeper))).toMatch(/levels deep/);
      }),
    );
  });

  it('that is no JSON is left to the parser', () => {
    for (const text of ['', '"', '"\\', ']]]', '{"a', 'nul']) expect(exceededLimit(text)).toBeUndefined();
  });
});
