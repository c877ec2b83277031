import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { addBusinessDays, businessDaysUntil, isBusinessDay, mondayToFriday } from './work-calendar.js';
import { addDays, weekdayOf, yearsAfter, yearsBefore } from './add-days.js';
import { businessDaysOfJob } from './employer-calendar.js';
import { dueDate } from './due-date.js';
import { federalHolidays, isFederalWorkday } from './federal-holidays.js';

/** As Section 2 of Form I-9 has it. */
const sectionTwo = { businessDays: 3, unlessJobShorterThan: 3 };
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

describe('days at the ends of those that a date can name', () => {
  const always = { operatingDays: [], holidays: [] };
  const federal = { ...weekdays, observesFederalHolidays: true } as const;

  it('go no further', () => {
    expect([addDays('9999-12-30', 90), addDays('0001-01-02', -90)]).toEqual(['9999-12-31', '0001-01-01']);
    expect(yearsAfter('9998-06-01', 3)).toBe('9999-12-31');
    expect(yearsBefore('0018-05-01', 18)).toBe('0001-01-01');
    expect(yearsBefore('0050-05-01', 18)).toBe('0032-05-01');
  });

  it('let a deadline come', () => {
    expect(addBusinessDays('9999-12-30', 3, federal)).toBe('9999-12-31');
    expect(addBusinessDays('9999-12-31', 3, { operatingDays: [0], holidays: [] })).toBe('9999-12-31');
    expect(businessDaysOfJob('9999-12-30', '9999-12-31', always)).toBe(2);
    expect(isFederalWorkday('9999-12-31')).toBe(true);
  });

  it('more than 400 years away are as many as one by one, own holidays in between included', () => {
    const calendar = {
      ...{ operatingDays: mondayToFriday, observesFederalHolidays: true as const },
      holidays: ['2026-12-24', '2026-12-25', '2026-12-26', '2300-03-02'],
    };
    let open = 0;
    for (let day = '2026-11-25'; day < '2450-07-04';) {
      day = addDays(day, 1);
      if (isBusinessDay(day, calendar)) open += 1;
    }
    expect(businessDaysUntil('2026-11-25', '2450-07-04', calendar)).toBe(open);
  });

  it('are counted as a near one is', () => {
    expect(businessDaysUntil('2026-11-22', '9999-12-31', always)).toBe(2_912_117);
    const perYear = businessDaysUntil('2026-11-22', '9999-12-31', federal) / 7973;
    expect(Math.round(perYear)).toBe(250);
  });
});

describe('business days counted week by week', () => {
  it('are those that are counted one by one', () => {
    const calendars = fc.record({
      operatingDays: fc.uniqueArray(fc.integer({ min: 0, max: 6 })),
      holidays: fc.array(anyDay, { maxLength: 4 }),
      observesFederalHolidays: fc.constant(true as const),
    });
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 800 }), calendars, (from, days, calendar) => {
        const each = Array.from({ length: days }, (_, at) => addDays(from, at + 1));
        const open = each.filter((day) => isBusinessDay(day, calendar)).length;
        expect(businessDaysUntil(from, addDays(from, days), calendar)).toBe(open);
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
    expect(dueDate({ businessDays: 0 }, { firstDay: '2026-11-23', ...weekdays })).toBe('2026-11-23');
  });

  it('of Section 2 is three business days after it: start on Monday, due on Thursday', () => {
    const due = (firstDay: string, more = {}) => dueDate(sectionTwo, { firstDay, ...weekdays, ...more });
    expect(due('2026-11-16')).toBe('2026-11-19');
    expect(due('2026-11-19')).toBe('2026-11-24');
    expect(due('2026-11-23', { holidays: ['2026-11-26'] })).toBe('2026-11-27');
  });

  it('of Section 2 is the first day where the job lasts less than three business days', () => {
    const due = (jobDays: number) => dueDate(sectionTwo, { firstDay: '2026-11-16', jobDays, ...weekdays });
    expect([due(2), due(3)]).toEqual(['2026-11-16', '2026-11-19']);
  });
});
