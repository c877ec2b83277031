import { describe, expect, it } from '@jest/globals';
import { Condition, Explanation } from './condition.js';

const leaf = { fact: 'job.name', operator: 'equals', value: 'Cook' };

describe('the form of a condition', () => {
  it.each<[string, unknown]>([
    ['a comparison', leaf],
    ['empty groups', { all: [{ any: [] }] }],
    ['a list of values', { not: { ...leaf, operator: 'in', value: ['Cook', 1, true] } }],
    ['no value', { fact: 'job.name', operator: 'is_present' }],
  ])('is %s', (_name, input) => {
    expect(Condition.safeParse(input)).toEqual({ success: true, data: input });
  });

  it.each<[string, unknown]>([
    ['nonsense', { nonsense: true }],
    ['nonsense below', { all: [leaf, { nonsense: true }] }],
    ['two kinds at once', { all: [], any: [] }],
    ['nothing of any kind', {}],
    ['a typo', { fact: 'job.name', operatr: 'equals', value: 'Cook' }],
    ['an operator that there is not', { ...leaf, operator: 'constructor' }],
    ['a value that is a tree', { ...leaf, value: { all: [] } }],
    ['a group that is no list', { all: leaf }],
    ['a list', [leaf]],
    ['a text', 'job.name'],
    ['null', null],
  ])('is not %s', (_name, input) => {
    expect(Condition.safeParse(input).success).toBe(false);
  });

  it('has the outcome at each node where it is explained', () => {
    const met = { ...leaf, actual: 'Cook', outcome: 'met' };
    expect(
      Explanation.safeParse({ all: [met, { not: met, outcome: 'unmet' }], outcome: 'unmet' }).success,
    ).toBe(true);
    expect(Explanation.safeParse({ all: [leaf], outcome: 'met' }).success).toBe(false);
  });
});
