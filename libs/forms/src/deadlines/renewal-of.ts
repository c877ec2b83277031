import type { FormScope } from '@firstday/domain';
import type { Answers } from '../answers.js';
import { addDays, dateOf, laterOf, monthsAfter, yearOf } from './add-days.js';

/** When a completed form is asked for again, and the date in it that says so, where one does. */
export interface RenewalDay {
  /** The day on which it is asked for, `YYYY-MM-DD`. */
  readonly on: string;
  readonly path: string | null;
}

interface Completion {
  /** The day at the employer's, `YYYY-MM-DD`. */
  readonly completedOn: string;
  readonly answers: Answers;
}

/** The first day on which a scope has a completed form asked for again; null where it does not. */
export function renewalOf(scope: FormScope, completed: Completion): RenewalDay | null {
  return earliestOf([regular(scope, completed), yearly(scope, completed), expiring(scope, completed)]);
}

/** Whether a scope has a completed form asked for again at all. */
export const isRenewed = (scope: FormScope | null | undefined): boolean =>
  Boolean(scope?.every_months ?? scope?.every_year ?? scope?.expires);

/** What comes first of several days, and of the same day what stands first. */
export const earliestOf = (days: readonly (RenewalDay | null)[]): RenewalDay | null =>
  days.reduce((first, day) => (first && (!day || first.on <= day.on) ? first : day), null);

/** By when a form is done that was asked for on this day by the rule of each year; null where the day had passed. */
export function yearlyDueOf({ every_year: rule }: FormScope, askedOn: string): string | null {
  const by = rule && inYear(rule.by, yearOf(askedOn));
  return by && askedOn <= by ? by : null;
}

const regular = ({ every_months: months }: FormScope, { completedOn }: Completion): RenewalDay | null =>
  months === undefined ? null : { on: monthsAfter(completedOn, months), path: null };

/** What was completed in a calendar year counts for it, also after the day: the next one is of the year after. */
function yearly({ every_year: rule }: FormScope, { completedOn }: Completion): RenewalDay | null {
  if (!rule) return null;
  const year = yearOf(completedOn) + 1;
  return { on: laterOf(addDays(inYear(rule.by, year), -rule.days_before), dateOf(year, 1, 1)), path: null };
}

/**
 * What was completed when its date was near already is asked for on that date, so that nobody is asked twice for the
 * same document.
 */
function expiring({ expires }: FormScope, { completedOn, answers }: Completion): RenewalDay | null {
  const date = expires && answers[expires.path];
  if (!expires || typeof date !== 'string') return null;
  const before = addDays(date, -expires.days_before);
  const on = before > completedOn ? before : date;
  return on > completedOn ? { on, path: expires.path } : null;
}

const inYear = (monthAndDay: string, year: number): string =>
  dateOf(year, Number(monthAndDay.slice(0, 2)), Number(monthAndDay.slice(3, 5)));
