import { describe, expect, it } from '@jest/globals';
import { decide } from './decide.js';
import { placementFacts, type PlacementRecords } from './placement-facts.js';
import type { PolicyVersion } from './policy-version.js';
import { undecidedFacts } from './undecided-facts.js';
import type { Condition } from './condition.js';

const policy = (condition: Condition, ...forms: string[]): PolicyVersion => ({
  key: forms.join(),
  version: 1,
  name: 'P',
  status: 'active',
  condition,
  forms,
  tags: [],
});
const inUsa: Condition = { fact: 'work_location.country', operator: 'equals', value: 'USA' };
const missing = (condition: Condition, records: Partial<PlacementRecords>) => {
  const all: PlacementRecords = { employee: {}, placement: {}, ...records };
  return undecidedFacts(decide([policy(condition, 'i-9')], placementFacts(all)), all);
};
const at = (country: string | null, state = 'NY') => ({ address: { city: 'Troy', state, country } });

describe('A fact that leaves a form undecided', () => {
  it.each(['America', 'Estados Undios', 'United Sates', 'XX'])(
    'is not understood where the country is “%s”',
    (country) => {
      expect(missing(inUsa, { employer: at(country) })).toEqual([
        {
          fact: 'work_location.country',
          problem: 'not_understood',
          record: 'employer',
          property: 'address.country',
          given: country,
        },
      ]);
    },
  );

  it.each([
    ['the job, whose address comes first', { employer: at('USA'), job: at('America') }, 'job'],
    ['the employer, where the job has no address', { employer: at('America'), job: {} }, 'employer'],
  ])('is entered at %s', (_, records, record) => {
    expect(missing(inUsa, records)).toMatchObject([{ record, property: 'address.country' }]);
  });

  it.each([
    ['the country of an address', { employer: at(' ') }, 'employer', 'address.country'],
    ['a whole address', { employer: {} }, 'employer', 'address'],
    ['the employer', {}, 'placement', 'employer_id'],
    ['the address of a job without an employer', { job: {} }, 'job', 'address'],
  ])('is absent: %s', (_, records, record, property) => {
    expect(missing(inUsa, records)).toMatchObject([{ problem: 'absent', record, property, given: null }]);
  });

  it('is a state that does not exist', () => {
    const inTroy: Condition = { fact: 'work_location.state', operator: 'equals', value: 'NY' };
    expect(missing(inTroy, { employer: at('USA', 'ZZ') })).toMatchObject([
      { problem: 'not_understood', property: 'address.state', given: 'ZZ' },
    ]);
  });

  it('is a value of another type', () => {
    const large: Condition = { fact: 'employer.employee_count', operator: 'at_least', value: 25 };
    expect(missing(large, { employer: { employee_count: 'many' } })).toMatchObject([
      { problem: 'not_understood', record: 'employer', property: 'employee_count', given: 'many' },
    ]);
    expect(missing(large, { employer: {} })).toMatchObject([{ problem: 'absent' }]);
  });

  it('never repeats what is known of the employee', () => {
    const lives: Condition = { fact: 'employee.address.country', operator: 'equals', value: 'USA' };
    expect(missing(lives, { employee: at('Amerika') })).toMatchObject([
      { problem: 'not_understood', record: 'employee', property: 'address.country', given: null },
    ]);
    const minor: Condition = { fact: 'employee.age_at_start', operator: 'less_than', value: 18 };
    expect(missing(minor, { placement: { start_date: '2026-11-30' } })).toMatchObject([
      { problem: 'absent', record: 'employee', property: 'date_of_birth', given: null },
    ]);
    expect(missing(minor, { bornOn: '2010-01-01' })).toMatchObject([
      { problem: 'absent', record: 'placement', property: 'start_date' },
    ]);
  });

  it('is entered at the placement where neither it nor its job has a term of employment', () => {
    const hourly: Condition = { fact: 'placement.pay_basis', operator: 'equals', value: 'hour' };
    expect(missing(hourly, { job: {} })).toMatchObject([{ record: 'placement', property: 'pay_basis' }]);
    expect(missing(hourly, { job: { pay_basis: 7 } })).toMatchObject([
      { record: 'job', problem: 'not_understood', given: '7' },
    ]);
  });

  it('does not count where another policy asks for the form, or every policy is decided', () => {
    const records: PlacementRecords = { employee: {}, placement: {}, employer: at('America') };
    const policies = [policy(inUsa, 'i-9'), policy({ all: [] }, 'i-9')];
    expect(undecidedFacts(decide(policies, placementFacts(records)), records)).toEqual([]);
    expect(missing(inUsa, { employer: at('CAN') })).toEqual([]);
  });
});
