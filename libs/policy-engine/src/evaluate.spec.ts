import { describe, expect, it } from '@jest/globals';
import type { Condition, Facts, Operator, Outcome, Value } from './condition.js';
import { evaluate, outcomeOf } from './evaluate.js';

const met: Condition = { fact: 'yes', operator: 'equals', value: true };
const unmet: Condition = { fact: 'yes', operator: 'equals', value: false };
const unknown: Condition = { fact: 'nobody.knows', operator: 'equals', value: true };
const facts: Facts = { yes: true };

describe('a group of conditions', () => {
  it.each<[string, Condition, Outcome]>([
    ['all of nothing is met', { all: [] }, 'met'],
    ['any of nothing is unmet', { any: [] }, 'unmet'],
    ['all is met when each part is', { all: [met, met] }, 'met'],
    ['all is unmet when one part is, even if another is unknown', { all: [unknown, unmet] }, 'unmet'],
    ['all is unknown when nothing is unmet and something unknown', { all: [met, unknown] }, 'unknown'],
    ['any is met when one part is, even if another is unknown', { any: [unknown, met] }, 'met'],
    ['any is unmet when every part is', { any: [unmet, unmet] }, 'unmet'],
    ['any is unknown when nothing is met and something unknown', { any: [unmet, unknown] }, 'unknown'],
    ['not turns met into unmet', { not: met }, 'unmet'],
    ['not turns unmet into met', { not: unmet }, 'met'],
    ['not leaves unknown unknown', { not: unknown }, 'unknown'],
  ])('%s', (_, condition, outcome) => {
    expect(outcomeOf(condition, facts)).toBe(outcome);
    expect(evaluate(condition, facts).outcome).toBe(outcome);
  });
});

type Given = Value | readonly Value[];
type Row = [actual: Given | null, operator: Operator, value: Given | undefined, outcome: Outcome];

function expectOutcome([actual, operator, value, outcome]: Row) {
  const condition: Condition = value === undefined ? { fact: 'f', operator } : { fact: 'f', operator, value };
  expect(outcomeOf(condition, { f: actual })).toBe(outcome);
}

describe('a comparison', () => {
  it.each<Row>([
    ['NY', 'equals', 'NY', 'met'],
    ['NY', 'equals', 'ny', 'unmet'],
    ['NY', 'not_equals', 'NJ', 'met'],
    ['NY', 'in', ['NJ', 'NY'], 'met'],
    ['CA', 'in', ['NJ', 'NY'], 'unmet'],
    ['CA', 'not_in', ['NJ', 'NY'], 'met'],
    ['CA', 'in', [], 'unmet'],
    ['CA', 'not_in', [], 'met'],
    ['Acme Staffing', 'starts_with', 'Acme', 'met'],
    ['Acme Staffing', 'starts_with', 'Staff', 'unmet'],
    ['Acme Staffing', 'contains', 'Staff', 'met'],
    ['', 'equals', '', 'met'],
  ])('of text: %j %s %j is %s', (...row) => expectOutcome(row));

  it.each<Row>([
    [50, 'greater_than', 50, 'unmet'],
    [50, 'at_least', 50, 'met'],
    [50, 'less_than', 50, 'unmet'],
    [50, 'at_most', 50, 'met'],
    [0, 'equals', 0, 'met'],
    [0, 'is_present', undefined, 'met'],
    [false, 'is_present', undefined, 'met'],
    [false, 'equals', false, 'met'],
    [true, 'not_equals', false, 'met'],
  ])('of numbers and yes or no: %j %s %j is %s', (...row) => expectOutcome(row));

  it.each<Row>([
    ['2026-11-23', 'before', '2026-11-23', 'unmet'],
    ['2026-11-23', 'on_or_before', '2026-11-23', 'met'],
    ['2026-11-24', 'after', '2026-11-23', 'met'],
    ['2026-11-23', 'on_or_after', '2026-11-23', 'met'],
    ['2026-12-01', 'before', '2027-01-01', 'met'],
    ['2028-02-29', 'after', '2028-02-28', 'met'],
    ['2026-11-23T23:30:00-05:00', 'after', '2026-11-23', 'met'],
    ['2026-11-23T10:00:00Z', 'before', '2026-11-23T10:00:00.001Z', 'met'],
    ['2026-11-23T10:00:00+02:00', 'before', '2026-11-23T09:00:00Z', 'met'],
  ])('of dates: %j %s %j is %s', (...row) => expectOutcome(row));

  it.each<Row>([
    [['night', 'weekend'], 'contains', 'night', 'met'],
    [['night', 'weekend'], 'contains', 'nigh', 'unmet'],
    [[], 'contains', 'night', 'unmet'],
    [[], 'is_present', undefined, 'met'],
  ])('of lists: %j %s %j is %s', (...row) => expectOutcome(row));

  it.each<Row>([
    ['60', 'at_least', 50, 'unknown'],
    [60, 'at_least', '50', 'unknown'],
    [Number.NaN, 'at_least', 50, 'unknown'],
    [Number.NaN, 'equals', 50, 'unknown'],
    ['true', 'equals', true, 'unknown'],
    [1, 'not_equals', '1', 'unknown'],
    [7, 'in', ['7'], 'unknown'],
    [7, 'not_in', ['7'], 'unknown'],
    [['NY'], 'equals', 'NY', 'unknown'],
    [['NY'], 'in', ['NY'], 'unknown'],
    [['NY'], 'starts_with', 'N', 'unknown'],
    [12, 'contains', '1', 'unknown'],
    [[1, 2], 'contains', 'night', 'unknown'],
    ['2027-02-29', 'before', '2028-01-01', 'unknown'],
    ['tomorrow', 'before', '2028-01-01', 'unknown'],
    ['2026-11-23T10:00:00', 'before', '2028-01-01', 'unknown'],
    ['NY', 'equals', undefined, 'unknown'],
  ])('that makes no sense is unknown, not unmet: %j %s %j', (...row) => expectOutcome(row));

  it('of a missing fact is unknown, however it is missing', () => {
    const condition: Condition = { fact: 'f', operator: 'not_equals', value: 'x' };
    expect([{}, { f: null }, { f: undefined }].map((facts) => outcomeOf(condition, facts))).toEqual([
      'unknown',
      'unknown',
      'unknown',
    ]);
  });

  it('of presence is never unknown', () => {
    expect(outcomeOf({ fact: 'f', operator: 'is_present' }, {})).toBe('unmet');
    expect(outcomeOf({ fact: 'f', operator: 'is_absent' }, {})).toBe('met');
    expect(outcomeOf({ fact: 'f', operator: 'is_absent' }, { f: 'x' })).toBe('unmet');
  });

  it('does not mistake what every object inherits for a fact', () => {
    for (const fact of ['constructor', 'toString', '__proto__', 'hasOwnProperty'])
      expect(outcomeOf({ fact, operator: 'is_present' }, {})).toBe('unmet');
  });
});

describe('an explanation', () => {
  it('is the same tree with the actual value and the outcome at each node', () => {
    const condition: Condition = {
      all: [
        { fact: 'work_location.country', operator: 'equals', value: 'USA' },
        { any: [{ fact: 'employer.employee_count', operator: 'at_least', value: 50 }] },
        { not: { fact: 'client.name', operator: 'is_present' } },
      ],
    };
    expect(evaluate(condition, { 'work_location.country': 'USA', 'client.name': 'Acme' })).toEqual({
      all: [
        { fact: 'work_location.country', operator: 'equals', value: 'USA', actual: 'USA', outcome: 'met' },
        {
          any: [
            {
              fact: 'employer.employee_count',
              operator: 'at_least',
              value: 50,
              actual: null,
              outcome: 'unknown',
            },
          ],
          outcome: 'unknown',
        },
        {
          not: { fact: 'client.name', operator: 'is_present', actual: 'Acme', outcome: 'met' },
          outcome: 'unmet',
        },
      ],
      outcome: 'unmet',
    });
  });
});
