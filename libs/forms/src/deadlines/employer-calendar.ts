import { isIsoDate } from '../kinds/date.js';
import { addDays, daysBetween } from './add-days.js';
import { isBusinessDay, mondayToFriday, type WorkCalendar } from './work-calendar.js';

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** What an employer says of its days, as properties of its record. */
export interface EmployerDays {
  /** `mon-fri`, `mon,wed,sat`, `daily`: the days of the week on which it does business. */
  readonly businessDays: unknown;
  /** Dates on which it is closed, and `federal` for the federal holidays, with commas between them. */
  readonly holidays: unknown;
}

/** The employer's business days, as 8 CFR 274a.2(b)(1)(ii) counts them; without other word, Monday to Friday and no holiday. */
export function employerCalendar({ businessDays, holidays }: EmployerDays): WorkCalendar {
  const days = wordsOf(businessDays).flatMap(daysOf);
  const closed = wordsOf(holidays);
  return {
    operatingDays: days.length > 0 ? [...new Set(days)].sort() : mondayToFriday,
    holidays: closed.filter(isIsoDate),
    ...(closed.includes('federal') ? { observesFederalHolidays: true } : {}),
  };
}

/** A job that goes on for longer than this has three business days, whatever the days of the employer. */
const longestShortJob = 31;

/**
 * Business days from the first to the last day of a job, both included; undefined for one that is clearly not short. On them
 * hangs when Form I-9 is due, and whether a receipt is accepted (8 CFR 274a.2(b)(1)(iii), (vi)).
 */
export function businessDaysOfJob(
  firstDay: string,
  lastDay: string,
  calendar: WorkCalendar,
): number | undefined {
  if (lastDay < firstDay || lastDay > addDays(firstDay, longestShortJob)) return undefined;
  const days = Array.from({ length: daysBetween(firstDay, lastDay) + 1 }, (_, at) => addDays(firstDay, at));
  return days.filter((day) => isBusinessDay(day, calendar)).length;
}

const wordsOf = (given: unknown): readonly string[] =>
  typeof given === 'string'
    ? given
        .toLowerCase()
        .replaceAll(/\s*[-–]\s*/g, '-')
        .split(/[\s,;]+/)
        .filter(Boolean)
    : [];

/** `mon` is a day, `fri-mon` four of them, `daily` all; any other word none. */
function daysOf(word: string): readonly number[] {
  if (word === 'daily') return weekdays.map((_, at) => at);
  const [from, until, ...more] = word.split('-').map((it) => weekdays.findIndex((day) => it.startsWith(day)));
  if (from === undefined || from < 0 || until === -1 || more.length > 0) return [];
  const last = until ?? from;
  const length = ((last - from + 7) % 7) + 1;
  return Array.from({ length }, (_, at) => (from + at) % 7);
}
