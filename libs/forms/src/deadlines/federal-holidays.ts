import { addDays, dateOf, lastDay, weekdayOf, yearOf } from './add-days.js';

export interface Holiday {
  /** The day on which it is observed. */
  readonly date: string;
  readonly name: string;
}

const MONDAY = 1;
const THURSDAY = 4;

const nth = (year: number, month: number, weekday: number, n: number): string => {
  const first = dateOf(year, month, 1);
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (n - 1));
};

const lastMonday = (year: number, month: number): string => {
  const last = dateOf(year, month + 1, 0);
  return addDays(last, -((weekdayOf(last) - MONDAY + 7) % 7));
};

/** 5 U.S.C. 6103(a). */
const legalHolidays = (year: number): readonly Holiday[] => [
  { date: dateOf(year, 1, 1), name: "New Year's Day" },
  { date: nth(year, 1, MONDAY, 3), name: 'Birthday of Martin Luther King, Jr.' },
  { date: nth(year, 2, MONDAY, 3), name: "Washington's Birthday" },
  { date: lastMonday(year, 5), name: 'Memorial Day' },
  { date: dateOf(year, 6, 19), name: 'Juneteenth National Independence Day' },
  { date: dateOf(year, 7, 4), name: 'Independence Day' },
  { date: nth(year, 9, MONDAY, 1), name: 'Labor Day' },
  { date: nth(year, 10, MONDAY, 2), name: 'Columbus Day' },
  { date: dateOf(year, 11, 11), name: 'Veterans Day' },
  { date: nth(year, 11, THURSDAY, 4), name: 'Thanksgiving Day' },
  { date: dateOf(year, 12, 25), name: 'Christmas Day' },
];

/** 5 U.S.C. 6103(b), Executive Order 11582: a holiday on Saturday is observed on Friday, one on Sunday on Monday. */
function observed(date: string): string {
  const weekday = weekdayOf(date);
  if (weekday === 6) return addDays(date, -1);
  return weekday === 0 ? addDays(date, 1) : date;
}

/** The days of a year on which federal holidays are observed; the next New Year's Day may be one of them. */
export function federalHolidays(year: number): readonly Holiday[] {
  return [...legalHolidays(year), ...(year < yearOf(lastDay) ? legalHolidays(year + 1) : [])]
    .map((it) => ({ ...it, date: observed(it.date) }))
    .filter((it) => yearOf(it.date) === year)
    .sort((one, other) => one.date.localeCompare(other.date));
}

const knownYears = new Map<number, ReadonlySet<string>>();

export function isFederalHoliday(date: string): boolean {
  const year = yearOf(date);
  const days = knownYears.get(year) ?? new Set(federalHolidays(year).map((it) => it.date));
  knownYears.set(year, days);
  return days.has(date);
}

/** A federal working day, neither weekend nor holiday, as E-Verify and the IRS count them. */
export const isFederalWorkday = (date: string): boolean =>
  weekdayOf(date) % 6 !== 0 && !isFederalHoliday(date);

/** 26 U.S.C. 7503: a deadline on a weekend or legal holiday moves to the next day that is neither. */
export const orNextFederalWorkday = (date: string): string =>
  isFederalWorkday(date) || date === lastDay ? date : orNextFederalWorkday(addDays(date, 1));
