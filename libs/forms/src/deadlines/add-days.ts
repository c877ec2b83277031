/** ISO dates without time or time zone: calendar days. What would lie outside of the years that a date can name is the first or last day. */
const DAY = 86_400_000;
const firstDay = '0001-01-01';
export const lastDay = '9999-12-31';

const utc = (date: string): number => Date.parse(`${date}T00:00:00Z`);
const iso = (time: number): string =>
  new Date(Math.min(Math.max(time, utc(firstDay)), utc(lastDay))).toISOString().slice(0, 10);

export const dateOf = (year: number, month: number, day: number): string =>
  // Date.UTC takes the years 0 to 99 for those of the 20th century.
  iso(new Date(0).setUTCFullYear(year, month - 1, day));

export const addDays = (date: string, days: number): string => iso(utc(date) + days * DAY);

export const daysBetween = (from: string, until: string): number => (utc(until) - utc(from)) / DAY;

/** 0 is Sunday. */
export const weekdayOf = (date: string): number => new Date(utc(date)).getUTCDay();

export const yearOf = (date: string): number => Number(date.slice(0, 4));

/** The same day years later; for February 29 it is March 1 in other years, so that no period ends early. */
export const yearsAfter = (date: string, years: number): string =>
  dateOf(yearOf(date) + years, Number(date.slice(5, 7)), Number(date.slice(8, 10)));

/** The same day months later, or the last of a month that has no such day. */
export function monthsAfter(date: string, months: number): string {
  const [year, month, day] = [yearOf(date), Number(date.slice(5, 7)), Number(date.slice(8, 10))];
  const lastOfMonth = Number(addDays(dateOf(year, month + months + 1, 1), -1).slice(8, 10));
  return dateOf(year, month + months, Math.min(day, lastOfMonth));
}

export const yearsBefore = (date: string, years: number): string => yearsAfter(date, -years);

export const laterOf = (one: string, other: string): string => (one > other ? one : other);
