import { describe, expect, it } from '@jest/globals';

import { dueDate } from './due-date.js';
import { businessDaysOfJob, employerCalendar } from './employer-calendar.js';
import { mondayToFriday } from './work-calendar.js';

interface Employment {
  readonly businessDays?: string;
  readonly holidays?: string;
  readonly lastDay?: string;
}

/** Section 2 of Form I-9. */
const due = (firstDay: string, { businessDays, holidays, lastDay }: Employment) => {
  const calendar = employerCalendar({ businessDays, holidays });
  const jobDays = lastDay === undefined ? undefined : businessDaysOfJob(firstDay, lastDay, calendar);
  return dueDate({ businessDays: 3, unlessJobShorterThan: 3 }, { firstDay, jobDays, ...calendar });
};

describe('8 CFR 274a.2(b)(1)(ii), (iii): Section 2 of an employer that is open', () => {
  it.each<readonly [title: string, firstDay: string, employment: Employment, dueOn: string]>([
    ['from Monday to Friday, a start on Monday', '2026-11-16', {}, '2026-11-19'],
    ['on seven days a week, a start on Monday', '2026-11-16', { businessDays: 'daily' }, '2026-11-19'],
    ['from Tuesday to Saturday, a start on Monday', '2026-11-16', { businessDays: 'tue-sat' }, '2026-11-19'],
    ['on weekends, a start on Monday', '2026-11-16', { businessDays: 'sat,sun' }, '2026-11-28'],
    ['from Monday to Friday, a start on Tuesday', '2026-11-17', {}, '2026-11-20'],
    ['on seven days a week, a start on Tuesday', '2026-11-17', { businessDays: 'daily' }, '2026-11-20'],
    ['from Tuesday to Saturday, a start on Tuesday', '2026-11-17', { businessDays: 'tue-sat' }, '2026-11-20'],
    ['on weekends, a start on Tuesday', '2026-11-17', { businessDays: 'sat,sun' }, '2026-11-28'],
    ['from Monday to Friday, a start on Wednesday', '2026-11-18', {}, '2026-11-23'],
    ['on seven days a week, a start on Wednesday', '2026-11-18', { businessDays: 'daily' }, '2026-11-21'],
    [
      'from Tuesday to Saturday, a start on Wednesday',
      '2026-11-18',
      { businessDays: 'tue-sat' },
      '2026-11-21',
    ],
    ['on weekends, a start on Wednesday', '2026-11-18', { businessDays: 'sat,sun' }, '2026-11-28'],
    ['from Monday to Friday, a start on Thursday', '2026-11-19', {}, '2026-11-24'],
    ['on seven days a week, a start on Thursday', '2026-11-19', { businessDays: 'daily' }, '2026-11-22'],
    [
      'from Tuesday to Saturday, a start on Thursday',
      '2026-11-19',
      { businessDays: 'tue-sat' },
      '2026-11-24',
    ],
    ['on weekends, a start on Thursday', '2026-11-19', { businessDays: 'sat,sun' }, '2026-11-28'],
    ['from Monday to Friday, a start on Friday', '2026-11-20', {}, '2026-11-25'],
    ['on seven days a week, a start on Friday', '2026-11-20', { businessDays: 'daily' }, '2026-11-23'],
    ['from Tuesday to Saturday, a start on Friday', '2026-11-20', { businessDays: 'tue-sat' }, '2026-11-25'],
    ['on weekends, a start on Friday', '2026-11-20', { businessDays: 'sat,sun' }, '2026-11-28'],
    ['from Monday to Friday, a start on Saturday', '2026-11-21', {}, '2026-11-25'],
    ['on seven days a week, a start on Saturday', '2026-11-21', { businessDays: 'daily' }, '2026-11-24'],
    [
      'from Tuesday to Saturday, a start on Saturday',
      '2026-11-21',
      { businessDays: 'tue-sat' },
      '2026-11-27',
    ],
    ['on weekends, a start on Saturday', '2026-11-21', { businessDays: 'sat,sun' }, '2026-11-29'],
    ['from Monday to Friday, a start on Sunday', '2026-11-22', {}, '2026-11-25'],
    ['on seven days a week, a start on Sunday', '2026-11-22', { businessDays: 'daily' }, '2026-11-25'],
    ['from Tuesday to Saturday, a start on Sunday', '2026-11-22', { businessDays: 'tue-sat' }, '2026-11-27'],
    ['on weekends, a start on Sunday', '2026-11-22', { businessDays: 'sat,sun' }, '2026-12-05'],
    [
      'from Friday to Monday, over the end of the week',
      '2026-11-19',
      { businessDays: 'fri-mon' },
      '2026-11-22',
    ],
    ['on Wednesdays alone', '2026-11-16', { businessDays: 'wed' }, '2026-12-02'],
    ['on Mondays, Wednesdays and Fridays', '2026-11-16', { businessDays: 'mon,wed,fri' }, '2026-11-23'],
    ['with the days written out', '2026-11-16', { businessDays: 'monday-friday' }, '2026-11-19'],
    ['closed on Thanksgiving', '2026-11-23', { holidays: '2026-11-26' }, '2026-11-27'],
    [
      'closed on Thanksgiving and the day after',
      '2026-11-23',
      { holidays: '2026-11-26,2026-11-27' },
      '2026-11-30',
    ],
    ['closed on federal holidays, over Thanksgiving', '2026-11-23', { holidays: 'federal' }, '2026-11-27'],
    ['closed on federal holidays unless it says otherwise', '2026-11-23', {}, '2026-11-27'],
    ['open on federal holidays, as it says', '2026-11-23', { holidays: 'no-federal' }, '2026-11-26'],
    [
      'closed on federal holidays and the day after Thanksgiving',
      '2026-11-23',
      { holidays: 'federal,2026-11-27' },
      '2026-11-30',
    ],
    ['closed on federal holidays, over Christmas', '2026-12-23', { holidays: 'federal' }, '2026-12-29'],
    ['closed on federal holidays, over New Year', '2026-12-30', { holidays: 'federal' }, '2027-01-05'],
    [
      'closed on federal holidays, with Independence Day observed on Friday',
      '2026-07-01',
      { holidays: 'federal' },
      '2026-07-07',
    ],
    ['closed on federal holidays, over Labor Day', '2026-09-04', { holidays: 'federal' }, '2026-09-10'],
    ['closed on federal holidays, over Memorial Day', '2026-05-22', { holidays: 'federal' }, '2026-05-28'],
    [
      'on seven days a week and closed on Thanksgiving',
      '2026-11-25',
      { businessDays: 'daily', holidays: '2026-11-26' },
      '2026-11-29',
    ],
    [
      'on seven days a week and closed on federal holidays',
      '2026-12-24',
      { businessDays: 'daily', holidays: 'federal' },
      '2026-12-28',
    ],
    [
      'closed on a day on which it would not be open anyway',
      '2026-11-20',
      { holidays: '2026-11-21' },
      '2026-11-25',
    ],
    ['closed on the first day itself', '2026-11-16', { holidays: '2026-11-16' }, '2026-11-19'],
    [
      'closed for two weeks',
      '2026-12-18',
      {
        holidays:
          '2026-12-21,2026-12-22,2026-12-23,2026-12-24,2026-12-25,2026-12-26,2026-12-27,2026-12-28,2026-12-29,2026-12-30,2026-12-31,2027-01-01',
      },
      '2027-01-06',
    ],
    ['over February 29', '2028-02-28', {}, '2028-03-02'],
    ['over February of another year', '2027-02-26', {}, '2027-03-03'],
    ['for a job of one day', '2026-11-16', { lastDay: '2026-11-16' }, '2026-11-16'],
    ['for a job of two business days', '2026-11-16', { lastDay: '2026-11-17' }, '2026-11-16'],
    ['for a job of three business days', '2026-11-16', { lastDay: '2026-11-18' }, '2026-11-19'],
    [
      'for a job from Friday to Monday: two business days',
      '2026-11-20',
      { lastDay: '2026-11-23' },
      '2026-11-20',
    ],
    [
      'for a job from Friday to Monday of a seven-day business: four',
      '2026-11-20',
      { businessDays: 'daily', lastDay: '2026-11-23' },
      '2026-11-23',
    ],
    [
      'for a job on a weekend of an employer that is closed then',
      '2026-11-21',
      { lastDay: '2026-11-22' },
      '2026-11-21',
    ],
    [
      'for a weekend of a seven-day business: two',
      '2026-11-21',
      { businessDays: 'daily', lastDay: '2026-11-22' },
      '2026-11-21',
    ],
    [
      'for a job over Thanksgiving where that is no business day',
      '2026-11-25',
      { holidays: 'federal', lastDay: '2026-11-27' },
      '2026-11-25',
    ],
    [
      'for a job over Thanksgiving where that is one',
      '2026-11-25',
      { holidays: 'no-federal', lastDay: '2026-11-27' },
      '2026-11-30',
    ],
    [
      'for three Wednesdays of an employer that is open on those alone',
      '2026-11-18',
      { businessDays: 'wed', lastDay: '2026-12-02' },
      '2026-12-09',
    ],
    ['for two Wednesdays of it', '2026-11-18', { businessDays: 'wed', lastDay: '2026-11-25' }, '2026-11-18'],
    ['for a job of months', '2026-11-16', { lastDay: '2027-05-31' }, '2026-11-19'],
    ['for a job whose end lies before its start', '2026-11-16', { lastDay: '2026-11-01' }, '2026-11-19'],
  ])('%s (%s)', (_title, firstDay, employment, dueOn) => {
    expect(due(firstDay, employment)).toBe(dueOn);
  });
});

describe('the days of an employer', () => {
  const days = (businessDays: unknown) =>
    employerCalendar({ businessDays, holidays: undefined }).operatingDays;

  it.each<readonly [given: unknown, days: readonly number[]]>([
    ['Mon - Fri', mondayToFriday],
    ['mon-sat', [1, 2, 3, 4, 5, 6]],
    ['Sat; Sun', [0, 6]],
    ['sat-mon, sun', [0, 1, 6]],
    ['daily', [0, 1, 2, 3, 4, 5, 6]],
    ['', mondayToFriday],
    ['whenever', mondayToFriday],
    ['mon-whenever', mondayToFriday],
    ['mon-wed-fri', mondayToFriday],
    [12345, mondayToFriday],
    [undefined, mondayToFriday],
  ])('%j are read', (given, expected) => {
    expect(days(given)).toEqual(expected);
  });

  it('without a date on which it is closed are what they are: what is no date is left out', () => {
    expect(
      employerCalendar({ businessDays: null, holidays: 'Christmas, 2026-02-30, 2026-12-24' }).holidays,
    ).toEqual(['2026-12-24']);
  });
});

describe('26 U.S.C. 51(d)(13)(A)(ii): the 28th day after the work begins', () => {
  it.each([
    ['2026-11-02', '2026-11-30'],
    ['2026-11-27', '2026-12-25'],
    ['2026-12-13', '2027-01-10'],
    ['2028-02-01', '2028-02-29'],
    ['2027-02-01', '2027-03-01'],
  ])('of a job that begins on %s is %s, whatever day that is', (firstDay, dueOn) => {
    const calendar = employerCalendar({ businessDays: undefined, holidays: 'federal' });
    expect(dueDate({ calendarDays: 28 }, { firstDay, jobDays: 1, ...calendar })).toBe(dueOn);
  });
});
