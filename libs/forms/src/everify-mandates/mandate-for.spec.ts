import { usStates } from '@firstday/domain/places';
import { describe, expect, it } from '@jest/globals';
import { placementFacts } from '@firstday/policy-engine';
import { mandateFor } from './mandate-for.js';
import { stateMandates } from './state-mandates.js';

interface Hire {
  readonly employer?: Readonly<Record<string, unknown>> | null;
  readonly placement?: Readonly<Record<string, unknown>>;
}

const hiredIn = (state: string, { employer = {}, placement = { start_date: '2026-11-30' } }: Hire = {}) => {
  const records = {
    employee: {},
    employer: employer && { id: 'empr_1', ...employer },
    job: { address: { city: 'X', state, country: 'USA' } },
    placement,
  };
  return mandateFor(placementFacts(records), records);
};
const outcomeIn = (state: string, hire?: Hire) => hiredIn(state, hire)?.outcome ?? 'none';

describe('A state that requires E-Verify', () => {
  it.each([
    ['AL', {}],
    ['AZ', {}],
    ['MS', {}],
    ['SC', {}],
    ['FL', { employee_count: 25 }],
    ['GA', { employee_count: 11 }],
    ['TN', { employee_count: 35 }],
    ['UT', { employee_count: 150 }],
    ['PA', { naics_code: '238220' }],
    ['OH', { naics_code: '236220' }],
  ])('is named for a hire in %s of an employer without it: %p', (state, employer) => {
    expect(hiredIn(state, { employer })).toEqual({ state, outcome: 'required', missing: [] });
    expect(outcomeIn(state, { employer: { ...employer, uses_e_verify: false } })).toBe('required');
  });

  it.each([
    ['FL', { employee_count: 24 }],
    ['GA', { employee_count: 10 }],
    ['TN', { employee_count: 34 }],
    ['UT', { employee_count: 149 }],
    ['NC', { employee_count: 24 }],
    ['PA', { naics_code: '722511' }],
    ['OH', { naics_code: '236115' }],
    ['NY', { employee_count: 5000 }],
    ['AL', { uses_e_verify: true }],
    ['TX', { employee_count: 5000 }],
    ['LA', { employee_count: 5000 }],
  ])('is not named in %s of an employer with %p', (state, employer) => {
    expect(outcomeIn(state, { employer })).toBe('none');
  });

  it.each([
    ['FL', 'employee_count'],
    ['NC', 'employee_count'],
    ['PA', 'naics_code'],
    ['OH', 'naics_code'],
  ])('is undecided in %s while the employer’s %s is not known', (state, property) => {
    expect(hiredIn(state)).toMatchObject({
      outcome: 'undecided',
      missing: [{ problem: 'absent', record: 'employer', property }],
    });
    expect(hiredIn(state, { employer: null })).toMatchObject({
      outcome: 'undecided',
      missing: [{ record: 'placement', property: 'employer_id' }],
    });
  });

  it('is undecided where it depends on something that no record says', () => {
    const undecided = (state: string, employer: object) => hiredIn(state, { employer: { ...employer } });
    // Who works in North Carolina counts, and whether an electrician works on homes.
    expect(undecided('NC', { employee_count: 25 })).toMatchObject({ outcome: 'undecided', missing: [] });
    expect(undecided('OH', { naics_code: '238210' })).toMatchObject({ outcome: 'undecided', missing: [] });
    expect(undecided('PA', { naics_code: '561320' })).toMatchObject({ outcome: 'undecided', missing: [] });
  });

  it('has no say over hires before its law, contractors and work elsewhere', () => {
    const building = { naics_code: '236220' };
    const on = (start_date: string) => ({ employer: building, placement: { start_date } });
    expect(outcomeIn('OH', on('2026-03-18'))).toBe('none');
    expect(outcomeIn('OH', on('2026-03-19'))).toBe('required');
    expect(outcomeIn('OH', { employer: building, placement: {} })).toBe('required');
    expect(outcomeIn('AL', { placement: { worker_type: 'contractor' } })).toBe('none');
    const abroad = {
      employee: {},
      employer: { id: 'e', address: { country: 'CAN', state: 'AL' } },
      placement: {},
    };
    expect(mandateFor(placementFacts(abroad), abroad)).toBeNull();
  });

  it('is in the table once, with a source, a day and how sure it is', () => {
    const codes = stateMandates.map(({ state }) => state);
    expect(codes).toEqual([...new Set(codes)].sort());
    expect(usStates.map(({ code }) => code)).toEqual(expect.arrayContaining(codes));
    for (const { facts } of stateMandates) expect(facts.length).toBeGreaterThan(0);
  });
});
