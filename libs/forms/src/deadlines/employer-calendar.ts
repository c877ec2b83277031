import { weekdaysOf } from '@firstday/domain';
import { isIsoDate } from '../kinds/date.js';
import { addDays, daysBetween } from './add-days.js';
import { isBusinessDay, mondayToFriday, type WorkCalendar } from './work-calendar.js';

/** What an employer says of its days, as properties of its record. */
export interface EmployerDays {
  /** `mon-fri`, `mon,wed,sat`, `daily`: the days of the week on which it does business. */
  readonly businessDays: unknown;
  /** Dates on which it is closed, and `federal` or `no-federal` for the federal holidays, with commas between them. */
  readonly holidays: unknown;
}

/**
 * The employer's business days, as 8 CFR 274a.2(b)(1)(ii) counts them. By default, Monday to Friday and no federal holiday; an
 * employer that does business daily is open on those, too, unless it says otherwise.
 */
export function employerCalendar({ businessDays, holidays }: EmployerDays): WorkCalendar {
  const days = typeof businessDays === 'string' ? weekdaysOf(businessDays) : [];
  const closed = wordsOf(holidays);
  const isOpenOnFederalHolidays = closed.includes('no-federal') || days.length === 7;
  const observesFederalHolidays = closed.includes('federal') || !isOpenOnFederalHolidays;
  return {
    operatingDays: days.length > 0 ? days : mondayToFriday,
    holidays: closed.filter(isIsoDate),
    ...(observesFederalHolidays ? { observesFederalHolidays: true } : {}),
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
        .split(/[\s,;]+/)
        .filter(Boolean)
    : [];
