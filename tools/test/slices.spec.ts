import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sliced, type Unit } from './slices.ts';

const units = fc.uniqueArray(
  fc.record({
    kind: fc.constantFrom<Unit['kind'][]>('jest', 'journeys', 'requests'),
    name: fc.string({ minLength: 1 }),
    weight: fc.double({ min: 0, max: 700, noNaN: true }),
  }),
  { selector: ({ name }) => name },
);
const weightOf = (slice: readonly Unit[]) => slice.reduce((sum, { weight }) => sum + weight, 0);

describe('slices', () => {
  it('have every unit once, and the same ones each time', () => {
    fc.assert(
      fc.property(units, fc.integer({ min: 1, max: 30 }), (all, count) => {
        const slices = sliced(all, count);
        expect(slices).toHaveLength(count);
        const names = slices.flat().map(({ name }) => name);
        expect(names.toSorted()).toEqual(all.map(({ name }) => name).toSorted());
        expect(sliced(all.toReversed(), count)).toEqual(slices);
      }),
    );
  });

  it('differ by no more than the longest unit', () => {
    fc.assert(
      fc.property(units, fc.integer({ min: 1, max: 30 }), (all, count) => {
        const weights = sliced(all, count).map(weightOf);
        const longest = Math.max(0, ...all.map(({ weight }) => weight));
        expect(Math.max(...weights) - Math.min(...weights)).toBeLessThanOrEqual(longest + 1e-6);
      }),
    );
  });
});
