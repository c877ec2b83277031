import type { DueNewHire } from '@firstday/domain';
import { describe, expect, it } from '@jest/globals';
import { hasBegun, isOnlyTooLong, newHireGroups } from './new-hire-groups';
import { parseNewHireSearch } from './new-hire-search';

const hire: DueNewHire = {
  placement_id: 'pla_1',
  employee_id: 'ee_1',
  employee_name: 'Ana Flores',
  hired_on: '2026-11-02',
  work_state: 'NY',
  employer_id: 'er_1',
  employer_name: 'Harbor Foods',
  reports_to: 'NY',
  due_on: '2026-11-22',
  due_at: '2026-11-22T23:59:59.999Z',
  legal_basis: '42 U.S.C. 653a(b)(2)(A)',
  is_sure: true,
  obstacles: [],
  new_hire_report_id: null,
};

describe('hires on the page', () => {
  it('stand by employer and state, whose first is due first before the others', () => {
    const groups = newHireGroups([
      hire,
      { ...hire, placement_id: 'pla_2', reports_to: null },
      { ...hire, placement_id: 'pla_3', employer_id: 'er_2' },
      { ...hire, placement_id: 'pla_4' },
    ]);
    expect(
      groups.map(({ key, hires }) => `${key} ${hires.map(({ placement_id: id }) => id).join()}`),
    ).toEqual(['er_1-NY pla_1,pla_4', 'er_1-none pla_2', 'er_2-NY pla_3']);
  });

  it('have begun from their first day on, and may be cut where they are too long and nothing else', () => {
    const days = ['2026-11-01', '2026-11-02'].map((day) => hasBegun(hire, day));
    expect(days).toEqual([false, true]);
    const long = { field: 'last_name', reason: 'too_long' } as const;
    const missing = { field: 'zip', reason: 'missing' } as const;
    expect([[], [long], [long, missing]].map((obstacles) => isOnlyTooLong({ ...hire, obstacles }))).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('are asked for by an address, which may be made up', () => {
    const from = '2026-12-01T23:59:59.999Z~pla_1';
    expect(parseNewHireSearch({ employer: 'er_a', from })).toEqual({ employer: 'er_a', from });
    expect(parseNewHireSearch({ employer: ['er_a'], from: "'--" })).toEqual({ employer: '', from: '' });
  });
});
