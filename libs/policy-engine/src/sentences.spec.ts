import { describe, expect, it } from '@jest/globals';
import type { Condition, Facts, Operator } from './condition.js';
import { evaluate } from './evaluate.js';
import { explainSentence, missingFacts } from './explain-sentence.js';
import { factCatalog } from './fact-catalog.js';
import { toSentence } from './to-sentence.js';

const catalog = factCatalog([
  {
    path: 'placement.custom_attributes.night_shift',
    label: 'Night shift',
    entity_type: 'placement',
    scalar_type: 'boolean',
  },
]);

const inUsa: Condition = { fact: 'work_location.country', operator: 'equals', value: 'USA' };
const large: Condition = { fact: 'employer.employee_count', operator: 'at_least', value: 1000 };
const night: Condition = { fact: 'placement.custom_attributes.night_shift', operator: 'equals', value: true };

describe('a condition in a sentence', () => {
  it.each<[Condition, string]>([
    [inUsa, "the work location's country is USA"],
    [{ all: [] }, 'always'],
    [{ any: [] }, 'never'],
    [{ all: [inUsa] }, "the work location's country is USA"],
    [
      { all: [inUsa, { any: [large, night] }] },
      "the work location's country is USA and (the employer's number of employees is at least 1,000 or the placement's “Night shift” is yes)",
    ],
    [{ not: inUsa }, "the work location's country is not USA"],
    [{ not: { not: inUsa } }, "the work location's country is USA"],
    [{ not: night }, "the placement's “Night shift” is no"],
    [
      { not: { all: [inUsa, night] } },
      "it is not so that (the work location's country is USA and the placement's “Night shift” is yes)",
    ],
    [
      { any: [{ all: [{ all: [inUsa, night] }] }, large] },
      "(the work location's country is USA and the placement's “Night shift” is yes) or the employer's number of employees is at least 1,000",
    ],
    [
      { fact: 'work_location.state', operator: 'in', value: ['NY', 'NJ', 'CT'] },
      "the work location's state is one of NY, NJ or CT",
    ],
    [{ fact: 'work_location.state', operator: 'in', value: ['NY'] }, "the work location's state is NY"],
    [
      { not: { fact: 'employer.entity_structure', operator: 'in', value: ['sole_proprietorship', 'llc'] } },
      "the employer's entity structure is none of sole proprietorship or LLC",
    ],
    [
      { fact: 'placement.start_date', operator: 'on_or_after', value: '2026-11-23' },
      "the placement's start date is on or after November 23, 2026",
    ],
    [{ fact: 'job.name', operator: 'contains', value: 'driver' }, "the job's name contains “driver”"],
    [{ fact: 'client.name', operator: 'is_absent' }, "the client's name is not known"],
    [{ fact: 'old.property', operator: 'equals', value: 'x' }, 'old.property is “x”'],
  ])('%j', (condition, sentence) => {
    expect(toSentence(condition, catalog)).toBe(sentence);
  });

  it('calls a record by its name, and never by its id where it is not for the reader', () => {
    const names = new Map([['er_1', 'Harbor Foods']]);
    const named = {
      get: (path: string) => {
        const fact = catalog.get(path);
        return fact && path === 'employer.id' ? { ...fact, names } : fact;
      },
    };
    const isOf = (value: string): Condition => ({ fact: 'employer.id', operator: 'equals', value });
    expect(toSentence(isOf('er_1'), named)).toBe('the employer is “Harbor Foods”');
    expect(toSentence(isOf('er_2'), named)).toBe(
      'the employer is an employer that is gone, or that you may not see',
    );
    expect(toSentence(isOf('er_2'), catalog)).toBe('the employer is “er_2”');
  });

  it.each<[Operator, string]>([
    ['greater_than', 'is at most 1,000'],
    ['at_least', 'is less than 1,000'],
    ['less_than', 'is at least 1,000'],
    ['at_most', 'is more than 1,000'],
  ])('turns %s around without a double negative', (operator, sentence) => {
    const condition: Condition = { not: { fact: 'employer.employee_count', operator, value: 1000 } };
    expect(toSentence(condition, catalog)).toBe(`the employer's number of employees ${sentence}`);
  });
});

describe('an explanation in a sentence', () => {
  const sentence = (condition: Condition, facts: Facts) =>
    explainSentence(evaluate(condition, facts), catalog);
  const usa: Facts = { 'work_location.country': 'USA' };

  it('says why a form is required', () => {
    expect(sentence(inUsa, usa)).toBe("Required because the work location's country is USA.");
  });

  it('says why a form is not required, and what was found instead', () => {
    expect(sentence(inUsa, { 'work_location.country': 'CAN' })).toBe(
      "Not required because the work location's country is not USA: it is Canada.",
    );
  });

  it('says what is needed while it is undecided', () => {
    expect(sentence(inUsa, {})).toBe("Undecided: we need the work location's country.");
    expect(sentence({ all: [inUsa, large, night, inUsa] }, {})).toBe(
      "Undecided: we need the work location's country, the employer's number of employees and the placement's “Night shift”.",
    );
  });

  it('asks for the right type where a record holds another', () => {
    expect(sentence(large, { 'employer.employee_count': 'many' })).toBe(
      "Undecided: we need the employer's number of employees as a number.",
    );
  });

  it('says that a policy without conditions is for every placement', () => {
    expect(sentence({ all: [] }, {})).toBe('Required for every placement.');
    expect(sentence({ any: [] }, {})).toBe('Not required for any placement.');
  });

  it('names only the parts that settled it', () => {
    const facts: Facts = { ...usa, 'employer.employee_count': 12 };
    expect(sentence({ all: [inUsa, large, night] }, facts)).toBe(
      "Not required because the employer's number of employees is less than 1,000: it is 12.",
    );
    expect(sentence({ any: [night, large, inUsa] }, facts)).toBe(
      "Required because the work location's country is USA.",
    );
    expect(sentence({ all: [inUsa, { not: large }] }, facts)).toBe(
      "Required because the work location's country is USA and the employer's number of employees is less than 1,000 (it is 12).",
    );
  });

  it('says the truth of a yes-or-no fact once', () => {
    const facts: Facts = { 'placement.custom_attributes.night_shift': false };
    expect(sentence(night, facts)).toBe("Not required because the placement's “Night shift” is no.");
  });

  it('names a fact that is there but should not be', () => {
    expect(sentence({ fact: 'client.name', operator: 'is_absent' }, { 'client.name': 'Acme' })).toBe(
      "Not required because the client's name is known.",
    );
  });

  it('does not say that a fact is known where it says what it is', () => {
    const acme: Condition = { fact: 'client.name', operator: 'equals', value: 'Acme' };
    const known: Condition = { fact: 'client.name', operator: 'is_present' };
    expect(sentence({ all: [known, acme] }, { 'client.name': 'Acme' })).toBe(
      "Required because the client's name is “Acme”.",
    );
    expect(sentence({ all: [known, acme] }, {})).toBe("Not required because the client's name is not known.");
  });
});

describe('the missing facts of an explanation', () => {
  it('are those of undecided parts alone', () => {
    const condition: Condition = { all: [{ any: [inUsa, large] }, night, { not: night }] };
    expect(missingFacts(evaluate(condition, { 'work_location.country': 'USA' }))).toEqual([
      'placement.custom_attributes.night_shift',
    ]);
  });

  it('are none once the outcome is settled', () => {
    expect(missingFacts(evaluate({ all: [inUsa, night] }, { 'work_location.country': 'CAN' }))).toEqual([]);
  });
});
