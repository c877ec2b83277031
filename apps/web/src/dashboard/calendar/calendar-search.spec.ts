import { describe, expect, it } from '@jest/globals';
import { calendarQuery, parseCalendarSearch } from './calendar-search';

describe('what the address asks of the calendar', () => {
  it('is asked of the API in its own words, and is what somebody has to do unless it is said', () => {
    const from = '2026-12-01T23:59:59.999Z~section:task_1';
    const asked = parseCalendarSearch({ employer: ' er_abc ', from });
    expect(calendarQuery(asked)).toEqual({
      kind: 'section,everify_case,reverification,receipt,withholding_exemption,new_hire_report',
      employer_id: 'er_abc',
      cursor: from,
      per_page: 50,
    });
    expect(calendarQuery(parseCalendarSearch({ kind: 'deletion' })).kind).toBe('deletion');
  });

  it('is left out where it cannot be asked', () => {
    const made = { employer: 'ee_abc', kind: 'birthday', from: "2026-12-01'--" };
    expect(parseCalendarSearch(made)).toEqual({ employer: '', kind: '', from: '' });
    expect(parseCalendarSearch({ kind: ['receipt'] }).kind).toBe('');
  });
});
