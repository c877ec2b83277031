/** ISO dates without time or time zone: calendar days. */
const DAY = 86_400_000;

const utc = (date: string): number => Date.parse(`${date}T00:00:00Z`);
const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);

export const dateOf = (year: number, month: number, day: number): string =>
  iso(Date.UTC(year, month - 1, day));

export const addDays = (date: string, days: number): string => iso(utc(date) + days * DAY);

/** 0 is Sunday. */
export const weekdayOf = (date: string): number => new Date(utc(date)).getUTCDay();

export const yearOf = (date: string): number => Number(date.slice(0, 4));

/** The same day years later; for February 29 it is March 1 in other years, so that no period ends early. */
export const yearsAfter = (date: string, years: number): string =>
  dateOf(yearOf(date) + years, Number(date.slice(5, 7)), Number(date.slice(8, 10)));

export const yearsBefore = (date: string, years: number): string => yearsAfter(date, -years);

export const laterOf = (one: string, other: string): string => (one > other ? one : other);
