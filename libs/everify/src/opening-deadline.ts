import {
  addBusinessDays,
  addDays,
  isBusinessDay,
  isFederalWorkday,
  type WorkCalendar,
} from '@firstday/forms';

/** Days on which E-Verify was out of service, both included: they count neither for the employer nor for an agency. */
export interface Shutdown {
  /** ISO dates. */
  readonly from: string;
  readonly until: string;
}

/** What E-Verify asks of employers and employees, in days. */
export const deadlineDays = {
  /** Business days after the first day of work for pay by which a case is opened. */
  open: 3,
  /** Federal working days for the employer to notify and to refer or close. */
  employer: 10,
  /** Federal working days for the employee to go to the agency after a referral. */
  employee: 8,
  /** Federal working days after which an untouched draft is closed. */
  draft: 180,
} as const;

const isShut = (date: string, shutdowns: readonly Shutdown[]): boolean =>
  shutdowns.some(({ from, until }) => from <= date && date <= until);

/** The day by which a case is to be open: the third business day of this employer after the first day of work. */
export function openingDeadline(
  firstDay: string,
  calendar: WorkCalendar,
  shutdowns: readonly Shutdown[] = [],
): string {
  if (shutdowns.length === 0) return addBusinessDays(firstDay, deadlineDays.open, calendar);
  return nth(firstDay, deadlineDays.open, (day) => isBusinessDay(day, calendar) && !isShut(day, shutdowns));
}

/** The n-th day after a date on which the federal government works. */
export const addFederalWorkdays = (date: string, days: number, shutdowns: readonly Shutdown[] = []): string =>
  nth(date, days, (day) => isFederalWorkday(day) && !isShut(day, shutdowns));

/** The day by which the employer refers or closes a case with a mismatch that came on a date. */
export const employerDeadline = (mismatchOn: string, shutdowns: readonly Shutdown[] = []): string =>
  addFederalWorkdays(mismatchOn, deadlineDays.employer, shutdowns);

/** The day by which the employee goes to the agency. */
export const employeeDeadline = (referredOn: string, shutdowns: readonly Shutdown[] = []): string =>
  addFederalWorkdays(referredOn, deadlineDays.employee, shutdowns);

/** How a case stands to its next day that counts. */
export type Urgency = 'overdue' | 'due_today' | 'upcoming';

export function urgencyOf(dueOn: string | null, today: string): Urgency | null {
  if (dueOn === null) return null;
  if (dueOn < today) return 'overdue';
  return dueOn === today ? 'due_today' : 'upcoming';
}

/** A shutdown without an end would let no day count: ten years are enough for any. */
const longest = 3660;

function nth(date: string, count: number, counts: (day: string) => boolean): string {
  let day = date;
  for (let left = count, walked = 0; left > 0; walked += 1) {
    if (walked > longest) throw new RangeError('No day counts within ten years');
    day = addDays(day, 1);
    if (counts(day)) left -= 1;
  }
  return day;
}
