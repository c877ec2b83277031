import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseTimestamps } from './sorted-timestamps.js';

const sent = (moments: readonly number[]) => {
  const buffer = Buffer.alloc(moments.length * 8);
  moments.forEach((moment, at) => buffer.writeBigInt64BE(BigInt(moment), at * 8));
  return buffer;
};
const year = 366 * 86_400_000_000;
const anyMoment = fc.oneof(
  fc.integer({ min: -year, max: 30 * year }),
  fc.integer({ min: 0, max: 5000 }).map((ms) => 26 * year + ms * 1000),
);
const anEdge = fc.oneof(anyMoment, fc.constantFrom(-Infinity, Infinity));

describe('moments of a block', () => {
  it('are counted between any edges, as looking at each would', () => {
    fc.assert(
      fc.property(fc.array(anyMoment, { maxLength: 60 }), anEdge, anEdge, (moments, least, most) => {
        const expected = moments.filter((moment) => moment >= least && moment <= most).length;
        expect(parseTimestamps(sent(moments)).countBetween(least, most)).toBe(expected);
      }),
      { numRuns: 2000 },
    );
  });

  it('are counted at their own edges', () => {
    fc.assert(
      fc.property(
        fc.array(anyMoment, { minLength: 1, maxLength: 60 }),
        fc.nat(),
        fc.nat(),
        (moments, one, other) => {
          const [least, most] = [moments[one % moments.length] ?? 0, moments[other % moments.length] ?? 0];
          const expected = moments.filter((moment) => moment >= least && moment <= most).length;
          expect(parseTimestamps(sent(moments)).countBetween(least, most)).toBe(expected);
        },
      ),
    );
  });

  it('that never come lie after every other, and none are none', () => {
    const never = Buffer.from('7fffffffffffffff', 'hex');
    expect(parseTimestamps(Buffer.concat([sent([1000]), never])).countBetween(2000, Infinity)).toBe(1);
    expect(parseTimestamps(Buffer.concat([sent([1000]), never])).countBetween(-Infinity, 2000)).toBe(1);
    expect(parseTimestamps(null).countBetween(-Infinity, Infinity)).toBe(0);
  });

  it('take half the memory where they are whole milliseconds close together', () => {
    const close = Array.from({ length: 500 }, (_, at) => at * 1000);
    const wide = close.map((moment) => moment + 1);
    expect(parseTimestamps(sent(close)).bytes).toBeLessThan(500 * 4 + 300);
    expect(parseTimestamps(sent(wide.map((moment, at) => moment * (at + 1) * 1001))).bytes).toBeGreaterThan(
      500 * 8,
    );
  });
});
