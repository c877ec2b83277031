import { describe, expect, it } from '@jest/globals';
import { employerCalendar } from './employer-calendar.js';
import { addBusinessDays } from './work-calendar.js';

/** Three business days after Monday, November 23, 2026; Thanksgiving is the 26th (5 U.S.C. 6103(a)). */
const thirdDay = (businessDays: unknown, holidays: unknown) =>
  addBusinessDays('2026-11-23', 3, employerCalendar({ businessDays, holidays }));

describe('8 CFR 274a.2(b)(1)(ii): business days are those of the employer', () => {
  it.each<readonly [title: string, businessDays: unknown, holidays: unknown, day: string]>([
    ['Monday to Friday without federal holidays where it says nothing', undefined, undefined, '2026-11-27'],
    ['without federal holidays where it names other days closed', 'mon-fri', '2026-11-27', '2026-11-30'],
    ['with federal holidays where it is open on them', undefined, 'no-federal', '2026-11-26'],
    ['with federal holidays, but not its own', 'mon-fri', 'no-federal,2026-11-25', '2026-11-27'],
    ['every day where it does business daily', 'daily', undefined, '2026-11-26'],
    ['every day but federal holidays where it says so', 'daily', 'federal', '2026-11-27'],
  ])('%s', (_, businessDays, holidays, day) => {
    expect(thirdDay(businessDays, holidays)).toBe(day);
  });
});
