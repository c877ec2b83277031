import { describe, expect, it } from '@jest/globals';

import { certificateInForce, defaultWithholding, isRevised, takesEffectBy } from './certificate-in-force.js';
import type { PayrollSchedule } from './payroll-period.js';
import { exemptionLapsesOn } from './w-4-deadlines.js';

describe('Form W-4 in force', () => {
  const ssn = { 'employee.social_security_number': '123-45-6789' };
  const married = { ...ssn, 'task.filing_status': 'married_filing_jointly' };
  const exempt = { ...ssn, 'task.exempt': true };
  const certificate = (receivedOn: string, answers: object, more = {}) => ({
    year: Number(receivedOn.slice(0, 4)),
    receivedOn,
    answers: { ...answers },
    isSigned: true,
    ...more,
  });

  it('of an exempt employee lapses on February 15, or on the next business day', () => {
    expect([exemptionLapsesOn(2025), exemptionLapsesOn(2026), exemptionLapsesOn(2027)]).toEqual([
      '2026-02-17',
      '2027-02-16',
      '2028-02-15',
    ]);
  });

  it('after a lapse is the last one without exemption, else single with no other entries', () => {
    const both = [certificate('2025-05-01', married), certificate('2026-11-23', exempt)];
    expect(certificateInForce(both, '2027-02-16')?.answers).toEqual(exempt);
    expect(certificateInForce(both, '2027-02-17')?.answers).toEqual(married);
    expect(certificateInForce(both.slice(1), '2027-02-17')).toBeNull();
  });

  it.each([[{ isSigned: false }], [{ isAltered: true }], [{ isKnownFalse: true }]])(
    'is no invalid one: %j',
    (flaw) => {
      expect(certificateInForce([certificate('2026-11-23', married, flaw)], '2026-12-01')).toBeNull();
    },
  );

  it('without a Social Security number is none', () => {
    const numberless = { 'task.filing_status': 'married_filing_jointly' };
    expect(certificateInForce([certificate('2026-11-23', numberless)], '2026-12-01')).toBeNull();
  });

  it('without any is single or married filing separately with no other entries', () => {
    expect(certificateInForce([], '2026-12-01')).toBeNull();
    expect(defaultWithholding).toEqual({
      'task.filing_status': 'single_or_married_filing_separately',
    });
  });

  it('is revised where an earlier valid one was there', () => {
    const [first, second] = [certificate('2025-05-01', married), certificate('2026-11-23', exempt)];
    const unsigned = certificate('2025-01-01', married, { isSigned: false });
    expect(isRevised(second, [first, second])).toBe(true);
    expect(isRevised(first, [unsigned, first, second])).toBe(false);
  });

  it.each<readonly [receivedOn: string, schedule: PayrollSchedule, by: string]>([
    ['2026-11-20', { frequency: 'biweekly', periodStart: '2026-12-07' }, '2026-12-07'],
    ['2026-11-23', { frequency: 'biweekly', periodStart: '2026-12-07' }, '2026-12-21'],
    ['2026-11-20', { frequency: 'biweekly', periodStart: '2027-03-01' }, '2026-12-07'],
    ['2026-11-20', { frequency: 'biweekly', periodStart: '2020-01-06' }, '2026-12-14'],
    ['2026-11-20', { frequency: 'weekly', periodStart: '2026-11-16' }, '2026-12-14'],
    ['2026-11-23', { frequency: 'weekly', periodStart: '2026-11-22' }, '2026-12-20'],
    ['2026-11-15', { frequency: 'semimonthly' }, '2026-12-01'],
    ['2026-11-16', { frequency: 'semimonthly' }, '2026-12-16'],
    ['2026-11-30', { frequency: 'semimonthly' }, '2026-12-16'],
    ['2026-11-23', { frequency: 'monthly' }, '2026-12-01'],
    ['2026-12-02', { frequency: 'monthly' }, '2027-01-01'],
    ['2027-01-30', { frequency: 'monthly' }, '2027-03-01'],
  ])('received on %s takes effect, paid %j, by %s', (receivedOn, schedule, by) => {
    expect(takesEffectBy(receivedOn, schedule)).toBe(by);
  });
});
