import { addDays, weekdayOf } from './add-days.js';
import { isFederalHoliday } from './federal-holidays.js';

/** The days on which an employer does business: those are its business days for Form I-9. */
export interface WorkCalendar {
  /** Days of the week, 0 is Sunday. */
  readonly operatingDays: readonly number[];
  /** ISO dates on which it is closed nevertheless. */
  readonly holidays: readonly string[];
  /** It is closed on federal holidays besides. */
  readonly observesFederalHolidays?: true;
}

export const mondayToFriday: readonly number[] = [1, 2, 3, 4, 5];

/** An employer without operating days counts as always open; otherwise a deadline would never arrive. */
export const isBusinessDay = (
  date: string,
  { operatingDays, holidays, observesFederalHolidays }: WorkCalendar,
): boolean =>
  !holidays.includes(date) &&
  (operatingDays.length === 0 || operatingDays.includes(weekdayOf(date))) &&
  !(observesFederalHolidays && isFederalHoliday(date));

/** The n-th business day after a date; the date itself is not counted. */
export function addBusinessDays(date: string, days: number, calendar: WorkCalendar): string {
  let day = date;
  for (let left = days; left > 0;) {
    day = addDays(day, 1);
    if (isBusinessDay(day, calendar)) left -= 1;
  }
  return day;
}

/** Business days from one date to a later one: 0 on the day itself, negative once it has passed. */
export function businessDaysUntil(from: string, until: string, calendar: WorkCalendar): number {
  const [start, end, sign] = from <= until ? [from, until, 1] : [until, from, -1];
  let days = 0;
  for (let day = addDays(start, 1); day <= end; day = addDays(day, 1)) {
    if (isBusinessDay(day, calendar)) days += 1;
  }
  return days * sign || 0;
}
