import { describe, expect, it } from '@jest/globals';
import { dateInTimeZone, endOfDayIn } from './time-zone-of.js';

describe('the end of a day', () => {
  it.each<readonly [timeZone: string, day: string, end: string]>([
    ['UTC', '2026-11-26', '2026-11-26T23:59:59.999Z'],
    ['America/New_York', '2026-11-26', '2026-11-27T04:59:59.999Z'],
    ['America/New_York', '2026-03-08', '2026-03-09T03:59:59.999Z'],
    ['America/New_York', '2026-11-01', '2026-11-02T04:59:59.999Z'],
    ['America/Los_Angeles', '2026-07-01', '2026-07-02T06:59:59.999Z'],
    ['Pacific/Honolulu', '2026-11-26', '2026-11-27T09:59:59.999Z'],
    ['Pacific/Guam', '2026-11-26', '2026-11-26T13:59:59.999Z'],
    ['Pacific/Pago_Pago', '2026-11-26', '2026-11-27T10:59:59.999Z'],
    // Clocks go back from midnight to eleven: the second time is the end.
    ['Asia/Beirut', '2026-10-24', '2026-10-24T21:59:59.999Z'],
    ['America/New_York', '9999-12-31', '9999-12-31T23:59:59.999Z'],
    ['Asia/Tokyo', '9999-12-31', '9999-12-31T14:59:59.999Z'],
  ])('in %s of %s is %s', (timeZone, day, end) => {
    expect(endOfDayIn(timeZone, day).toISOString()).toBe(end);
  });

  it('is within that day, wherever it is', () => {
    for (const timeZone of Intl.supportedValuesOf('timeZone'))
      for (const day of ['2026-03-29', '2026-07-04', '2026-10-25', '2027-01-01']) {
        const end = endOfDayIn(timeZone, day);
        expect([timeZone, dateInTimeZone(timeZone, end)]).toEqual([timeZone, day]);
        expect(dateInTimeZone(timeZone, new Date(end.getTime() + 1)) > day).toBe(true);
      }
  });
});

describe('the day in a zone', () => {
  it('has four digits of a year, at either end of those that a date can name', () => {
    expect(dateInTimeZone('Asia/Tokyo', new Date('9999-12-31T23:00:00Z'))).toBe('9999-12-31');
    expect(dateInTimeZone('Asia/Tokyo', new Date('0099-12-30T12:00:00Z'))).toMatch(/^0\d{3}-\d\d-\d\d$/);
  });
});
