import type { RuleFact } from '@firstday/domain';
import { describe, expect, it } from '@jest/globals';
import { conditionOf } from './condition-of';
import { draftOf } from './rule-draft';

const fact = (path: string, type: 'boolean' | 'number' | 'text'): RuleFact => ({
  path,
  type,
  label: path,
  values: [],
  operators: [],
});
const facts = [fact('job.name', 'text'), fact('a.remote', 'boolean'), fact('a.level', 'number')];

describe('an access rule as lines', () => {
  const rules = [
    null,
    { all: [{ fact: 'job.name', operator: 'in', value: ['Driver', 'Loader'] }] },
    {
      any: [
        { fact: 'a.remote', operator: 'equals', value: true },
        { fact: 'a.level', operator: 'at_least', value: 3 },
        { fact: 'job.name', operator: 'is_present' },
      ],
    },
    { all: [{ fact: 'job.name', operator: 'equals', value: 'Driver, night' }] },
    { all: [{ fact: 'employer.id', operator: 'equals', value: 'er_1111111111111111111111' }] },
  ];

  it.each(rules.map((rule) => [JSON.stringify(rule), rule]))('comes back as it was: %s', (_name, rule) => {
    const draft = draftOf(rule);
    expect(draft && conditionOf(draft, facts)).toEqual(rule);
  });

  it('of one comparison alone is a list of one', () => {
    const comparison = { fact: 'job.name', operator: 'equals', value: 'Driver' };
    const draft = draftOf(comparison);
    expect(draft && conditionOf(draft, facts)).toEqual({ all: [comparison] });
  });

  it.each([
    { not: { fact: 'job.name', operator: 'is_present' } },
    { all: [{ any: [] }] },
    { all: [{ fact: 'job.name', operator: 'in', value: ['a, b', 'c'] }] },
    { all: [{ fact: 'job.id', operator: 'in', value: ['job_1111111111111111111111'] }] },
    'text',
  ])('is none where lines would not say the same: %j', (rule) => {
    expect(draftOf(rule)).toBeUndefined();
  });

  it('leaves lines out that ask nothing, and sends what it cannot read for the API to refuse', () => {
    const lines = [
      { fact: '', operator: 'equals', value: 'x' },
      { fact: 'a.level', operator: 'equals', value: 'three' },
    ];
    expect(conditionOf({ match: 'all', lines }, facts)).toEqual({
      all: [{ fact: 'a.level', operator: 'equals', value: 'three' }],
    });
    const unasked = { fact: 'a.level', operator: '', value: '3' };
    expect(conditionOf({ match: 'all', lines: [...lines, unasked] }, facts)).toBe(2);
  });
});
