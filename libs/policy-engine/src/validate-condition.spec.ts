import { describe, expect, it } from '@jest/globals';
import { Condition } from '@firstday/domain';
import { factCatalog } from './fact-catalog.js';
import type { FactDefinition } from './fact-definition.js';
import { operatorsOf } from './fact-definition.js';
import { conditionLimits, validateCondition } from './validate-condition.js';

const custom = (name: string, scalar_type: string) => ({
  path: `placement.custom_attributes.${name}`,
  label: name,
  entity_type: 'placement',
  scalar_type,
});
const listFact: FactDefinition = { path: 'job.shifts', type: 'list', label: "the job's shifts" };
const catalog = new Map([
  ...factCatalog([custom('night', 'boolean'), custom('signed_at', 'datetime')]),
  [listFact.path, listFact],
]);

const inUsa: Condition = { fact: 'work_location.country', operator: 'equals', value: 'USA' };

/** What its form has against it, else what its meaning has. */
function issuesOf(input: unknown) {
  const formed = Condition.safeParse(input);
  return formed.success ? meaningIssues(formed.data) : formed.error.issues;
}
function meaningIssues(input: Condition) {
  const checked = validateCondition(input, catalog);
  return checked.ok ? [] : checked.issues;
}
const pathsOf = (input: unknown) => issuesOf(input).map(({ path }) => path.join('.'));
const messageOf = (input: unknown) => issuesOf(input).map(({ message }) => message);

describe('saving a condition', () => {
  it('keeps a sound tree as it is', () => {
    const condition: Condition = {
      all: [
        inUsa,
        { not: { fact: 'work_location.state', operator: 'in', value: ['NY', 'NJ'] } },
        {
          any: [
            { fact: 'employer.employee_count', operator: 'at_least', value: 50 },
            { fact: 'placement.start_date', operator: 'before', value: '2027-01-01' },
            { fact: 'placement.custom_attributes.night', operator: 'equals', value: true },
            {
              fact: 'placement.custom_attributes.signed_at',
              operator: 'after',
              value: '2026-11-23T09:00:00Z',
            },
            { fact: 'job.shifts', operator: 'contains', value: 'night' },
            { fact: 'client.name', operator: 'is_absent' },
          ],
        },
      ],
    };
    expect(validateCondition(condition, catalog)).toEqual({ ok: true, condition });
  });

  it('keeps empty groups: they mean always and never', () => {
    expect(validateCondition({ any: [{ all: [] }, { any: [] }] }, catalog).ok).toBe(true);
  });

  it('writes countries and states as facts have them', () => {
    const input: Condition = {
      all: [
        { ...inUsa, value: ' us ' },
        { fact: 'job.address.state', operator: 'in', value: ['new york', 'nj', 'Ontario'] },
      ],
    };
    expect(validateCondition(input, catalog)).toEqual({
      ok: true,
      condition: {
        all: [inUsa, { fact: 'job.address.state', operator: 'in', value: ['NY', 'NJ', 'Ontario'] }],
      },
    });
  });

  it('reports every issue with its path, not only the first', () => {
    const input = {
      all: [
        { fact: 'employer.employee_count', operator: 'starts_with', value: '5' },
        { fact: 'employee.shoe_size', operator: 'equals', value: 43 },
        {
          any: [
            { ...inUsa, value: 'Untied States' },
            { not: { ...inUsa, operator: 'in', value: ['USA', 7] } },
          ],
        },
        { fact: 'placement.start_date', operator: 'after', value: '2027-02-29' },
      ],
    };
    expect(pathsOf(input)).toEqual([
      'all.0.operator',
      'all.1.fact',
      'all.2.any.0.value',
      'all.2.any.1.not.value.1',
      'all.3.value',
    ]);
  });

  it('never repeats a value in a message', () => {
    expect(messageOf({ ...inUsa, value: '123-45-6789' }).join()).not.toContain('123');
  });

  it.each<[string, unknown]>([
    ['a text fact compared by size', { fact: 'client.name', operator: 'at_least', value: 5 }],
    ['a number that is a text', { fact: 'employer.employee_count', operator: 'at_least', value: '5' }],
    ['a number that is none', { fact: 'employer.employee_count', operator: 'at_least', value: Number.NaN }],
    [
      'a yes-or-no fact that is a text',
      { fact: 'placement.custom_attributes.night', operator: 'equals', value: 'yes' },
    ],
    [
      'a date that is a time',
      { fact: 'placement.start_date', operator: 'after', value: '2026-11-23T09:00:00Z' },
    ],
    [
      'a moment without its zone',
      { fact: 'placement.custom_attributes.signed_at', operator: 'after', value: '2026-11-23T09:00:00' },
    ],
    [
      'a choice that is not offered',
      { fact: 'employer.entity_structure', operator: 'equals', value: 'guild' },
    ],
    ['a single value for a list', { fact: 'work_location.state', operator: 'in', value: 'NY' }],
    ['an empty list', { fact: 'work_location.state', operator: 'in', value: [] }],
    ['a list for a single value', { fact: 'work_location.state', operator: 'equals', value: ['NY'] }],
    ['a blank text', { fact: 'client.name', operator: 'equals', value: '  ' }],
    ['text that no database keeps', { fact: 'client.name', operator: 'equals', value: 'a\0b' }],
    ['half a character', { fact: 'client.name', operator: 'equals', value: '\ud800' }],
    ['text without end', { fact: 'client.name', operator: 'equals', value: 'x'.repeat(501) }],
    ['a missing value', { fact: 'client.name', operator: 'equals' }],
    ['a value for presence', { fact: 'client.name', operator: 'is_present', value: true }],
    ['a missing operator', { fact: 'client.name' }],
    ['an inherited name as an operator', { fact: 'client.name', operator: 'constructor', value: 'x' }],
    ['an inherited name as a fact', { fact: 'constructor', operator: 'is_present' }],
    ['a sensitive fact', { fact: 'employee.social_security_number', operator: 'is_present' }],
    ['two kinds of node at once', { all: [], any: [] }],
    ['no kind of node', {}],
    ['another property', { ...inUsa, comment: 'x' }],
    ['a property of the prototype', JSON.parse('{"all": [], "__proto__": {"any": []}}')],
    ['a group that is no list', { all: inUsa }],
    ['a list', [inUsa]],
    ['nothing', null],
    ['a text', 'USA'],
  ])('refuses %s', (_, input) => {
    expect(issuesOf(input)).toHaveLength(1);
  });

  it('refuses each operator that does not belong to the type of its fact', () => {
    for (const { path, type } of catalog.values())
      for (const operator of operatorsOf.number.filter((one) => !operatorsOf[type].includes(one)))
        expect(pathsOf({ fact: path, operator, value: 1 })).toEqual(['operator']);
  });
});

describe('the limits of a condition', () => {
  const nested = (depth: number): unknown =>
    Array.from({ length: depth - 1 }).reduce<unknown>((inner) => ({ all: [inner] }), inUsa);
  const flat = (nodes: number) => ({ any: Array.from({ length: nodes - 1 }, () => inUsa) });
  const values = (count: number) => ({
    fact: 'client.name',
    operator: 'in',
    value: Array.from({ length: count }, (_, index) => `client ${index}`),
  });

  it('allow 5 levels and no more', () => {
    expect(issuesOf(nested(5))).toEqual([]);
    expect(messageOf(nested(6))).toEqual(['Expected at most 5 levels']);
  });

  it('allow 100 conditions and no more', () => {
    expect(issuesOf(flat(100))).toEqual([]);
    expect(messageOf(flat(101))).toEqual(['Expected at most 100 conditions in all']);
  });

  it('allow 500 values in all and no more', () => {
    expect(issuesOf({ all: [values(499), inUsa] })).toEqual([]);
    expect(messageOf({ all: [values(499), inUsa, inUsa] })).toEqual(['Expected at most 500 values in all']);
    expect(messageOf({ all: [values(501), values(501), inUsa] })).toEqual([
      'Expected at most 500 values in all',
    ]);
  });

  it('stop a tree of 100,000 levels before the stack does', () => {
    const input = JSON.parse(`${'{"not":'.repeat(100_000)}{"all":[]}${'}'.repeat(100_000)}`);
    expect(meaningIssues(input).map(({ message }) => message)).toEqual(['Expected at most 5 levels']);
  });

  it('stop at a million parts without reading or reporting them', () => {
    const unknownFact: Condition = { fact: 'nobody.knows', operator: 'is_present' };
    const input = { all: Array.from({ length: 1_000_000 }, () => unknownFact) };
    expect(meaningIssues(input)).toHaveLength(conditionLimits.nodes);
    expect(
      messageOf({ fact: 'client.name', operator: 'in', value: Array.from({ length: 1_000_000 }, () => 7) }),
    ).toEqual(['Expected at most 500 values in all']);
  });
});
