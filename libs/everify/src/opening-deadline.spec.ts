import { describe, expect, it } from '@jest/globals';
import { mondayToFriday } from '@firstday/forms';
import {
  addFederalWorkdays,
  employeeDeadline,
  employerDeadline,
  openingDeadline,
  urgencyOf,
} from './opening-deadline.js';

const office = { operatingDays: mondayToFriday, holidays: [] };
const everyDay = { operatingDays: [], holidays: [] };

describe('a case is to be open by the third business day of the employer', () => {
  it.each([
    ['a Monday', '2026-11-16', office, '2026-11-19'],
    ['a Thursday, over the weekend', '2026-11-19', office, '2026-11-24'],
    ['a Saturday', '2026-11-21', office, '2026-11-25'],
    [
      'before Thanksgiving, which an office keeps',
      '2026-11-24',
      { ...office, holidays: ['2026-11-26'] },
      '2026-11-30',
    ],
    ['before Thanksgiving, on which a shop is open', '2026-11-24', everyDay, '2026-11-27'],
    ["before year's end", '2026-12-30', { ...office, holidays: ['2027-01-01'] }, '2027-01-05'],
    ['before a leap day', '2028-02-25', office, '2028-03-01'],
    ['before a February without one', '2027-02-25', office, '2027-03-02'],
  ])('after %s', (_name, firstDay, calendar, due) => {
    expect(openingDeadline(firstDay, calendar)).toBe(due);
  });

  it('and waits while E-Verify is shut', () => {
    const shutdown = [{ from: '2025-10-01', until: '2025-10-09' }];
    expect(openingDeadline('2025-09-30', office, shutdown)).toBe('2025-10-14');
    expect(openingDeadline('2025-09-29', office, shutdown)).toBe('2025-10-13');
    expect(openingDeadline('2025-09-29', office)).toBe('2025-10-02');
  });
});

describe('days of a mismatch are federal working days', () => {
  it.each([
    ['over two weekends', '2026-09-14', '2026-09-28', '2026-09-24'],
    ['over Labor Day', '2026-08-31', '2026-09-15', '2026-09-11'],
    ['over Veterans Day and Thanksgiving', '2026-11-10', '2026-11-25', '2026-11-23'],
    ['over Christmas and New Year', '2026-12-18', '2027-01-05', '2026-12-31'],
    ['over a New Year that is kept on the last day of the year', '2027-12-20', '2028-01-05', '2028-01-03'],
    ['over a leap day', '2028-02-22', '2028-03-07', '2028-03-03'],
  ])('%s', (_name, from, employer, employee) => {
    expect([employerDeadline(from), employeeDeadline(from)]).toEqual([employer, employee]);
  });

  it('of which none passes in a shutdown', () => {
    const shutdown = [{ from: '2025-10-01', until: '2025-11-12' }];
    expect(employerDeadline('2025-09-26', shutdown)).toBe('2025-11-24');
    expect(employeeDeadline('2025-09-26', shutdown)).toBe('2025-11-20');
  });

  it('and never a weekend or a holiday', () => {
    expect(addFederalWorkdays('2026-07-02', 1)).toBe('2026-07-06');
    expect(addFederalWorkdays('2026-11-25', 1)).toBe('2026-11-27');
  });

  it('that would never come are an error, not an endless search', () => {
    expect(() => employerDeadline('2026-01-01', [{ from: '2026-01-01', until: '2999-12-31' }])).toThrow(
      RangeError,
    );
  });
});

describe('a due day', () => {
  it('is named by how it stands to today', () => {
    expect(urgencyOf('2026-11-20', '2026-11-21')).toBe('overdue');
    expect(urgencyOf('2026-11-21', '2026-11-21')).toBe('due_today');
    expect(urgencyOf('2026-11-22', '2026-11-21')).toBe('upcoming');
    expect(urgencyOf(null, '2026-11-21')).toBeNull();
  });
});
