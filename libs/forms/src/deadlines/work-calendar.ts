import { addDays, daysBetween, lastDay, weekdayOf, yearOf } from './add-days.js';
import { federalHolidays, isFederalHoliday } from './federal-holidays.js';

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
  for (let left = days; left > 0 && day < lastDay;) {
    day = addDays(day, 1);
    if (isBusinessDay(day, calendar)) left -= 1;
  }
  return day;
}

/** Business days from one date to a later one: 0 on the day itself, negative once it has passed. */
export function businessDaysUntil(from: string, until: string, calendar: WorkCalendar): number {
  return from <= until ? countAfter(from, until, calendar) : -countAfter(until, from, calendar) || 0;
}

/** Week by week, so that a date thousands of years away costs no more than a near one. */
function countAfter(start: string, end: string, calendar: WorkCalendar): number {
  const openDays = new Set(calendar.operatingDays);
  const isOpen = (day: string) => openDays.size === 0 || openDays.has(weekdayOf(day));
  const days = daysBetween(start, end);
  const beyondWeeks = Array.from({ length: days % 7 }, (_, at) => addDays(end, -at)).filter(isOpen).length;
  const closed = [...closedDays(start, end, calendar)].filter(
    (day) => day > start && day <= end && isOpen(day),
  );
  return Math.floor(days / 7) * (openDays.size || 7) + beyondWeeks - closed.length;
}

function closedDays(start: string, end: string, calendar: WorkCalendar): ReadonlySet<string> {
  const closed = new Set(calendar.holidays);
  if (!calendar.observesFederalHolidays) return closed;
  for (let year = yearOf(start); year <= yearOf(end); year += 1)
    for (const { date } of federalHolidays(year)) closed.add(date);
  return closed;
}
