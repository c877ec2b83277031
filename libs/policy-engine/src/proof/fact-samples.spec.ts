import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { compare } from '../compare.js';
import type { Comparison, Operator } from '../condition.js';
import { type FactDefinition, type FactType, operatorsOf } from '../fact-definition.js';
import { factSamples } from './fact-samples.js';

const definitionOf = (type: FactType, more: Partial<FactDefinition> = {}): FactDefinition => ({
  path: 'fact',
  type,
  label: 'the fact',
  ...more,
});
const comparing = (operators: readonly Operator[], value: fc.Arbitrary<string | number>) =>
  fc.array(fc.record({ fact: fc.constant('fact'), operator: fc.constantFrom(...operators), value }), {
    maxLength: 5,
  });
const outcomes = (value: string | number | null, comparisons: readonly Comparison[]) =>
  comparisons.map((one) => compare(value, one.operator, one.value)).join(' ');

/** Whatever value a record has, a sample comes out as it does. */
function assertComplete(
  definition: FactDefinition,
  comparisons: fc.Arbitrary<Comparison[]>,
  value: fc.Arbitrary<string | number>,
) {
  fc.assert(
    fc.property(comparisons, value, (asked, given) => {
      const samples = factSamples(definition, asked) ?? [];
      const classes = samples.map((sample) => (typeof sample === 'boolean' ? '' : outcomes(sample, asked)));
      expect(classes).toContain(outcomes(given, asked));
    }),
    { numRuns: 2000 },
  );
  expect.hasAssertions();
}

const anyDouble = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer({ min: -3, max: 3 }),
  fc.constantFrom(0.5, -0.5, 5e-324, 1e-323, Number.MAX_VALUE, 2 ** 53, 2 ** 53 + 2),
);
const moment = fc
  .oneof(
    fc.date({
      min: new Date('2026-02-27T22:00:00Z'),
      max: new Date('2026-03-01T02:00:00Z'),
      noInvalidDate: true,
    }),
    fc.constantFrom(new Date('2026-03-01T00:00:00Z'), new Date('2026-02-28T23:59:59.999Z')),
  )
  .map((date) => date.toISOString());
const day = fc.constantFrom('2026-02-27', '2026-02-28', '2026-03-01', '0000-01-01', '9999-12-31');
const timing = operatorsOf.datetime.filter((operator) => !operator.startsWith('is_'));

describe('a sample stands for every value', () => {
  it('of numbers', () => {
    assertComplete(definitionOf('number'), comparing(operatorsOf.number, anyDouble), anyDouble);
  });

  it('of whole numbers within their range', () => {
    const numbers = { isWhole: true, least: 1, most: 9 };
    const points = fc.oneof(fc.integer({ min: -1, max: 11 }), fc.constantFrom(2.5, 3.5, 0.5, 9.5));
    const value = fc.integer({ min: 1, max: 9 });
    assertComplete(definitionOf('number', { numbers }), comparing(operatorsOf.number, points), value);
  });

  it('of dates', () => {
    const dates = fc.oneof(day, fc.constantFrom('2026-03-02', '2026-03-04', '9999-12-30'));
    assertComplete(definitionOf('date'), comparing(operatorsOf.date, day), dates);
  });

  it('of moments, compared with days and with moments', () => {
    assertComplete(definitionOf('datetime'), comparing(timing, fc.oneof(day, moment)), moment);
  });

  it('of texts', () => {
    const letters = (least: number, most: number) =>
      fc.string({ unit: fc.constantFrom('a', 'b', ' '), minLength: least, maxLength: most });
    const kept = letters(1, 12).filter((text) => text.trim() === text);
    assertComplete(definitionOf('text'), comparing(operatorsOf.text, letters(1, 3)), kept);
  });

  it('of properties without a type, whatever they hold', () => {
    const held = fc
      .oneof(moment, day, fc.string(), anyDouble)
      .filter((one) => one !== '' && one === (typeof one === 'string' ? one.trim() : one));
    assertComplete(definitionOf('scalar'), comparing(timing, fc.oneof(day, moment)), held);
    assertComplete(definitionOf('scalar'), comparing(operatorsOf.number, anyDouble), held);
    assertComplete(
      definitionOf('scalar'),
      comparing(operatorsOf.text, fc.constantFrom('a', 'ab', '2026-02-28')),
      held,
    );
  });

  it('and there are none of a range in which no number is', () => {
    const numbers = { isWhole: true, least: 1, most: 9 };
    const between: Comparison[] = [
      { fact: 'fact', operator: 'greater_than', value: 4 },
      { fact: 'fact', operator: 'less_than', value: 5 },
    ];
    const samples = factSamples(definitionOf('number', { numbers }), between) ?? [];
    expect(samples.map((sample) => typeof sample === 'boolean' || outcomes(sample, between))).not.toContain(
      'met met',
    );
  });

  it('or it is said that the classes are not known: lists, many parts, times that are compared as texts too', () => {
    const parts = Array.from({ length: 9 }, (_, at): Comparison => ({
      fact: 'fact',
      operator: 'contains',
      value: `p${at}`,
    }));
    expect(factSamples(definitionOf('text'), parts)).toBeNull();
    expect(factSamples(definitionOf('list'), [])).toBeNull();
    const times: Comparison[] = [
      { fact: 'fact', operator: 'before', value: '2026-02-28' },
      { fact: 'fact', operator: 'equals', value: '2026-02-28' },
    ];
    expect(factSamples(definitionOf('scalar'), times)).toBeNull();
    expect(factSamples(definitionOf('number'), [{ fact: 'fact', operator: 'before', value: 1 }])).toBeNull();
  });
});
