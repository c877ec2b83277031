import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { addBusinessDays, businessDaysUntil, isBusinessDay, mondayToFriday } from './business-days.js';
import { addDays, weekdayOf, yearsAfter } from './days.js';
import { dueDate } from './due-date.js';
import { federalHolidays, isFederalWorkday } from './federal-holidays.js';
import { receiptExpiry } from './receipts.js';
import { earliestDeletion, lawfulDeletion } from './retention.js';
import { reverificationDue } from './reverification.js';
import { certificateInForce, exemptionLapsesOn, takesEffectBy, withoutCertificate } from './withholding.js';

const weekdays = { operatingDays: mondayToFriday, holidays: [] };
const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days));

describe('business days', () => {
  it('are the days on which the employer does business', () => {
    const shop = { operatingDays: [0, 6], holidays: ['2026-11-28'] };
    expect(addBusinessDays('2026-11-23', 2, shop)).toBe('2026-12-05');
    expect(businessDaysUntil('2026-11-23', '2026-12-05', shop)).toBe(2);
  });

  it('of an employer that names none are all days', () => {
    expect(addBusinessDays('2026-11-23', 3, { operatingDays: [], holidays: [] })).toBe('2026-11-26');
  });

  it('added are as many as lie between, and end on one', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 60 }), (day, count) => {
        const end = addBusinessDays(day, count, weekdays);
        expect(businessDaysUntil(day, end, weekdays)).toBe(count);
        expect(businessDaysUntil(end, day, weekdays)).toBeLessThanOrEqual(0);
        expect(isBusinessDay(end, weekdays)).toBe(true);
      }),
    );
  });
});

describe('federal holidays', () => {
  it('of 2026 are eleven, Independence Day observed on Friday', () => {
    expect(federalHolidays(2026).map((it) => it.date)).toEqual([
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-05-25',
      '2026-06-19',
      '2026-07-03',
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-25',
    ]);
  });

  it('take in the next New Year’s Day where that is a Saturday', () => {
    expect(federalHolidays(2027).at(-1)).toEqual({ date: '2027-12-31', name: "New Year's Day" });
    expect(federalHolidays(2028)[0]?.date).toBe('2028-01-17');
  });

  it('are never observed on a weekend', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2000, max: 2099 }), (year) => {
        expect(federalHolidays(year).every((it) => weekdayOf(it.date) % 6 !== 0)).toBe(true);
      }),
    );
    expect(isFederalWorkday('2026-11-26')).toBe(false);
    expect(isFederalWorkday('2026-11-27')).toBe(true);
  });
});

describe('a due date', () => {
  it('of Section 1 is the first day of employment', () => {
    expect(dueDate('first_day', { firstDay: '2026-11-23', ...weekdays })).toBe('2026-11-23');
  });

  it('of Section 2 is three business days after it: start on Monday, due on Thursday', () => {
    const due = (firstDay: string, more = {}) =>
      dueDate('three_business_days_after_first_day', { firstDay, ...weekdays, ...more });
    expect(due('2026-11-16')).toBe('2026-11-19');
    expect(due('2026-11-19')).toBe('2026-11-24');
    expect(due('2026-11-23', { holidays: ['2026-11-26'] })).toBe('2026-11-27');
  });

  it('of Section 2 is the first day where the job lasts less than three business days', () => {
    const due = (jobDays: number) =>
      dueDate('three_business_days_after_first_day', { firstDay: '2026-11-16', jobDays, ...weekdays });
    expect([due(2), due(3)]).toEqual(['2026-11-16', '2026-11-19']);
  });
});

describe('retention', () => {
  const kept = (endDate: string | null) => ({
    hireDate: '2024-02-29',
    endDate,
    completedAt: '2024-03-01T09:00:00.000Z',
  });

  it('of Form I-9 is three years after the hire or one year after the end, whichever is later', () => {
    expect(earliestDeletion('i-9', kept('2024-06-30'))).toBe('2027-03-01');
    expect(earliestDeletion('i-9', kept('2026-11-23'))).toBe('2027-11-23');
  });

  it('of Form I-9 has no end while the person is employed', () => {
    expect(earliestDeletion('i-9', kept(null))).toBeNull();
    expect(earliestDeletion('w-4', kept(null))).toBeNull();
  });

  it('of Form W-4 is four years after the last tax is due', () => {
    expect(earliestDeletion('w-4', kept('2026-11-23'))).toBe('2031-04-15');
  });

  it('of an own form is a year, and of a payroll record three', () => {
    expect(earliestDeletion('handbook', kept(null))).toBe('2025-03-01');
    expect(earliestDeletion('toString', kept(null))).toBe('2025-03-01');
    expect(earliestDeletion('direct-deposit', kept('2026-11-23'))).toBe('2029-11-23');
  });

  it('ends by itself on the first day that the law allows, and not before the end of the employment is known', () => {
    expect(lawfulDeletion('i-9', kept('2026-11-23'))).toBe('2027-11-23');
    expect(lawfulDeletion('w-4', kept('2026-11-23'))).toBe('2031-04-15');
    expect(lawfulDeletion('direct-deposit', kept('2026-11-23'))).toBe('2029-11-23');
    expect(lawfulDeletion('handbook', kept('2026-11-23'))).toBe('2027-11-23');
    for (const form of ['i-9', 'w-4', 'direct-deposit', 'handbook', 'constructor'])
      expect(lawfulDeletion(form, kept(null))).toBeNull();
  });

  it('of Form I-9 is never shorter than either of its two terms', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 5000 }), (hireDate, days) => {
        const endDate = addDays(hireDate, days);
        const until = earliestDeletion('i-9', { hireDate, endDate, completedAt: hireDate }) ?? '';
        expect(until >= yearsAfter(hireDate, 3) && until >= yearsAfter(endDate, 1)).toBe(true);
      }),
    );
  });
});

describe('a receipt', () => {
  const hireDate = '2026-11-23';
  const license = { document: 'drivers_license', is_receipt: true };

  it('for a replacement stands for 90 days from the hire, or from the end of the authorization', () => {
    expect(receiptExpiry(license, { hireDate })).toBe('2027-02-21');
    expect(receiptExpiry(license, { hireDate, authorizationEnded: '2026-12-01' })).toBe('2027-03-01');
    expect(receiptExpiry({ document: 'drivers_license' }, { hireDate })).toBeNull();
  });

  it('that is a Form I-94 with an I-551 stamp stands until the stamp ends, else a year from its issue', () => {
    const stamp = { document: 'form_i94_i551_stamp' };
    expect(receiptExpiry({ ...stamp, expires_on: '2027-06-01' }, { hireDate })).toBe('2027-06-01');
    expect(receiptExpiry(stamp, { hireDate, issuedOn: '2026-10-01' })).toBe('2027-10-01');
  });

  it('that is the Form I-94 of a refugee stands for 90 days', () => {
    expect(receiptExpiry({ document: 'form_i94_refugee' }, { hireDate })).toBe('2027-02-21');
  });
});

describe('reverification', () => {
  const permit = { document: 'employment_authorization_document', expires_on: '2027-05-01' };
  const alien = { 'task.citizenship_status': 'alien_authorized_to_work', 'task.list_a_1': permit };

  it('is due by the earlier end of the authorization and of the document', () => {
    expect(reverificationDue(alien)).toBe('2027-05-01');
    expect(reverificationDue({ ...alien, 'task.work_authorization_expires_on': '2027-04-01' })).toBe(
      '2027-04-01',
    );
    expect(reverificationDue({ ...alien, 'task.work_authorization_expires_on': 'N/A' })).toBe('2027-05-01');
  });

  it('is never due of citizens, nationals and residents who showed Form I-551', () => {
    const shown = (status: string, document: string) =>
      reverificationDue({
        'task.citizenship_status': status,
        'task.list_a_1': { document, expires_on: '2027-05-01' },
      });
    expect(shown('citizen', 'us_passport')).toBeNull();
    expect(shown('noncitizen_national', 'us_passport')).toBeNull();
    expect(shown('lawful_permanent_resident', 'permanent_resident_card')).toBeNull();
    expect(shown('lawful_permanent_resident', 'foreign_passport_i551_stamp')).toBe('2027-05-01');
  });

  it('is never due because a document of List B ends', () => {
    const answers = {
      'task.citizenship_status': 'alien_authorized_to_work',
      'task.list_b': { document: 'drivers_license', expires_on: '2027-01-01' },
      'task.list_c': { document: 'social_security_card' },
    };
    expect(reverificationDue(answers)).toBeNull();
  });

  it('of a passport with Form I-94 goes by the stay, not by the passport', () => {
    const visitor = {
      'task.citizenship_status': 'alien_authorized_to_work',
      'task.list_a_1': { document: 'foreign_passport_with_i94', expires_on: '2026-12-31' },
      'task.list_a_2': { document: 'form_i94', expires_on: '2028-01-01' },
    };
    expect(reverificationDue(visitor)).toBe('2028-01-01');
  });
});

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
    expect(certificateInForce(both.slice(1), '2027-02-17')).toEqual(withoutCertificate);
  });

  it.each([[{ isSigned: false }], [{ isAltered: true }], [{ isKnownFalse: true }]])(
    'is no invalid one: %j',
    (flaw) => {
      expect(certificateInForce([certificate('2026-11-23', married, flaw)], '2026-12-01')).toEqual(
        withoutCertificate,
      );
    },
  );

  it('without a Social Security number is none', () => {
    const numberless = { 'task.filing_status': 'married_filing_jointly' };
    expect(certificateInForce([certificate('2026-11-23', numberless)], '2026-12-01')).toEqual(
      withoutCertificate,
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
