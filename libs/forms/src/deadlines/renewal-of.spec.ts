import { describe, expect, it } from '@jest/globals';
import { monthsAfter } from './add-days.js';
import { renewalOf, yearlyDueOf } from './renewal-of.js';

describe('months after a day', () => {
  it.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2028-02-29', 48, '2032-02-29'],
    ['2026-08-31', 1, '2026-09-30'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-12-31', 12, '2027-12-31'],
    ['2026-03-31', 120, '2036-03-31'],
    ['2099-11-30', 3, '2100-02-28'],
    ['9999-12-31', 120, '9999-12-31'],
  ])('%s and %d is %s', (day, months, expected) => {
    expect(monthsAfter(day, months)).toBe(expected);
  });
});

const at = { path: 'task.expires_on', days_before: 30 };
const completed = (expires_on?: string | null) => ({
  completedOn: '2026-11-23',
  answers: { 'task.expires_on': expires_on ?? null },
});

describe('a completed form is asked for again', () => {
  it('never by a scope that does not say so, nor by a date that nobody gave', () => {
    expect(renewalOf({ per: 'employee' }, completed('2027-01-02'))).toBeNull();
    expect(renewalOf({ per: 'employee', expires: at }, completed(null))).toBeNull();
  });

  it('so many months after it was completed', () => {
    expect(renewalOf({ per: 'employer', every_months: 12 }, completed())).toEqual({
      on: '2027-11-23',
      path: null,
    });
  });

  it.each([
    ['so many days before its date', '2027-01-02', '2026-12-03'],
    ['across a leap day', '2028-03-15', '2028-02-14'],
    ['on the date itself where the days before it have come already', '2026-12-10', '2026-12-10'],
    ['on the day after it was completed at the earliest', '2026-11-24', '2026-11-24'],
  ])('%s', (_title, date, on) => {
    expect(renewalOf({ per: 'employee', expires: at }, completed(date))).toEqual({ on, path: at.path });
  });

  it('not for a date that had passed when it was completed', () => {
    expect(renewalOf({ per: 'employee', expires: at }, completed('2026-11-23'))).toBeNull();
  });

  it.each([
    ['who had it late in the year before', '02-01', 31, '2026-11-23', '2027-01-01', '2027-02-01'],
    ['who had it on the last day of the year', '02-01', 31, '2026-12-31', '2027-01-01', '2027-02-01'],
    ['who had it this January, next January', '02-01', 31, '2027-01-01', '2028-01-01', '2028-02-01'],
    [
      'who had it after the day of this year, next January',
      '02-01',
      31,
      '2027-06-30',
      '2028-01-01',
      '2028-02-01',
    ],
    ['by December 31, in December of the year after', '12-31', 30, '2026-03-01', '2027-12-01', '2027-12-31'],
    ['never before the year begins', '01-15', 90, '2026-05-01', '2027-01-01', '2027-01-15'],
    ['on the day itself', '07-04', 0, '2026-07-04', '2027-07-04', '2027-07-04'],
  ])('once in each calendar year by a day: %s', (_title, by, days_before, completedOn, on, due) => {
    const scope = { per: 'employer', every_year: { by, days_before } } as const;
    expect(renewalOf(scope, { completedOn, answers: {} })).toEqual({ on, path: null });
    expect(yearlyDueOf(scope, on)).toBe(due);
  });

  it('in a year with no day to be late for, where it is asked for after the day', () => {
    const scope = { per: 'employer', every_year: { by: '02-01', days_before: 31 } } as const;
    expect(yearlyDueOf(scope, '2027-02-01')).toBe('2027-02-01');
    expect(yearlyDueOf(scope, '2027-02-02')).toBeNull();
    expect(yearlyDueOf({ per: 'employer' }, '2027-01-01')).toBeNull();
  });

  it('by what comes first', () => {
    const scope = { per: 'employee', every_months: 12, expires: at } as const;
    expect(renewalOf(scope, completed('2027-01-02'))).toEqual({ on: '2026-12-03', path: at.path });
    expect(renewalOf(scope, completed('2030-01-02'))).toEqual({ on: '2027-11-23', path: null });
    expect(renewalOf(scope, completed('2020-01-02'))).toEqual({ on: '2027-11-23', path: null });
    const yearly = { ...scope, every_year: { by: '02-01', days_before: 31 } };
    expect(renewalOf(yearly, completed('2030-01-02'))).toEqual({ on: '2027-01-01', path: null });
    expect(renewalOf(yearly, completed('2027-01-02'))).toEqual({ on: '2026-12-03', path: at.path });
  });
});
