import { describe, expect, it } from '@jest/globals';

import { exemptionLapsesOn, w4Deadlines } from './w-4-deadlines.js';

describe('Pub. 15, section 9: an exemption from withholding', () => {
  it.each([
    [2021, '2022-02-15'],
    [2024, '2025-02-18'],
    [2025, '2026-02-17'],
    [2026, '2027-02-16'],
    [2027, '2028-02-15'],
    [2028, '2029-02-15'],
    [2029, '2030-02-15'],
    [2030, '2031-02-18'],
  ])('of %i lapses on %s: February 15, or the next day that is neither weekend nor holiday', (year, day) => {
    expect(exemptionLapsesOn(year)).toBe(day);
  });

  it('is to be claimed anew, and nothing else on Form W-4 is', () => {
    const due = (answers: object) =>
      w4Deadlines({
        edition: '2026',
        answers: { ...answers },
        signedOn: { employee: '2026-11-23' },
        startDate: null,
      });
    expect(due({ 'task.exempt': true })).toEqual([
      { kind: 'withholding_exemption', dueOn: '2027-02-16', sectionId: 'employee', path: 'task.exempt' },
    ]);
    expect([due({ 'task.exempt': false }), due({})]).toEqual([[], []]);
  });
});
