import type { FormScope } from '@firstday/domain';
import type { Answers } from '../answers.js';
import { addDays, monthsAfter } from './add-days.js';

/** When a completed form is asked for again, and the date in it that says so, where one does. */
export interface RenewalDay {
  /** The day on which it is asked for, `YYYY-MM-DD`. */
  readonly on: string;
  readonly path: string | null;
}

/**
 * The first day on which a scope has a completed form asked for again; null where it does not. What was completed when
 * its date was near already is asked for on that date, so that nobody is asked twice for the same document.
 */
export function renewalOf(
  { every_months: months, expires }: FormScope,
  { completedOn, answers }: { readonly completedOn: string; readonly answers: Answers },
): RenewalDay | null {
  const regular = months === undefined ? null : { on: monthsAfter(completedOn, months), path: null };
  const date = expires && answers[expires.path];
  if (!expires || typeof date !== 'string') return regular;
  const before = addDays(date, -expires.days_before);
  const on = before > completedOn ? before : date;
  const expiring = on > completedOn ? { on, path: expires.path } : null;
  if (!regular || !expiring) return regular ?? expiring;
  return expiring.on < regular.on ? expiring : regular;
}
