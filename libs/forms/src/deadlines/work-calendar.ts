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

/** After so many days dates fall on the same days of the week again, and federal holidays on the same dates. */
const cycleDays = 146_097;

/** Week by week and cycle by cycle, so that a date thousands of years away costs no more than one within a cycle. */
function countAfter(start: string, end: string, calendar: WorkCalendar): number {
  const cycles = Math.floor(daysBetween(start, end) / cycleDays);
  const own = new Set(calendar.holidays);
  const closed = [...own].filter(
    (day) => day > start && day <= end && isBusinessDay(day, { ...calendar, holidays: [] }),
  );
  const whole = cycles === 0 ? 0 : cycles * countRegular(start, addDays(start, cycleDays), calendar);
  return whole + countRegular(start, addDays(end, -cycles * cycleDays), calendar) - closed.length;
}

/** The same without the days on which this employer alone is closed. */
function countRegular(start: string, end: string, calendar: WorkCalendar): number {
  const openDays = new Set(calendar.operatingDays);
  const isOpen = (day: string) => openDays.size === 0 || openDays.has(weekdayOf(day));
  const days = daysBetween(start, end);
  const beyondWeeks = Array.from({ length: days % 7 }, (_, at) => addDays(end, -at)).filter(isOpen).length;
  const closed = calendar.observesFederalHolidays ? federalDaysIn(start, end).filter(isOpen).length : 0;
  return Math.floor(days / 7) * (openDays.size || 7) + beyondWeeks - closed;
}

function federalDaysIn(start: string, end: string): readonly string[] {
  const years = Array.from({ length: yearOf(end) - yearOf(start) + 1 }, (_, at) => yearOf(start) + at);
  const dates = years.flatMap((year) => federalHolidays(year).map(({ date }) => date));
  return [...new Set(dates)].filter((day) => day > start && day <= end);
}
