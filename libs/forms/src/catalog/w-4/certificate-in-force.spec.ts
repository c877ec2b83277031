import { describe, expect, it } from '@jest/globals';

import { certificateInForce, takesEffectBy, defaultWithholding } from './certificate-in-force.js';
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
    expect(certificateInForce(both, '2027-02-16')).toEqual(exempt);
    expect(certificateInForce(both, '2027-02-17')).toEqual(married);
    expect(certificateInForce(both.slice(1), '2027-02-17')).toEqual(defaultWithholding);
  });

  it.each([[{ isSigned: false }], [{ isAltered: true }], [{ isKnownFalse: true }]])(
    'is no invalid one: %j',
    (flaw) => {
      expect(certificateInForce([certificate('2026-11-23', married, flaw)], '2026-12-01')).toEqual(
        defaultWithholding,
      );
    },
  );

  it('without a Social Security number is none', () => {
    const numberless = { 'task.filing_status': 'married_filing_jointly' };
    expect(certificateInForce([certificate('2026-11-23', numberless)], '2026-12-01')).toEqual(
      defaultWithholding,
    );
  });

  it('without any is single or married filing separately with no other entries', () => {
    expect(certificateInForce([], '2026-12-01')).toEqual({
      'task.filing_status': 'single_or_married_filing_separately',
    });
  });

  it('when revised takes effect by the first payroll period that ends 30 days after receipt or later', () => {
    const periods = [
      { start: '2026-12-07', end: '2026-12-20' },
      { start: '2026-12-21', end: '2027-01-03' },
    ];
    expect(takesEffectBy('2026-11-20', periods)).toBe('2026-12-07');
    expect(takesEffectBy('2026-11-23', periods)).toBe('2026-12-21');
    expect(takesEffectBy('2027-01-01', periods)).toBeNull();
  });
});
