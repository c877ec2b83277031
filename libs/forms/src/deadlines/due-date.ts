import type { DueRule } from '../edition.js';
import { addDays } from './add-days.js';
import { addBusinessDays, type WorkCalendar } from './work-calendar.js';

export interface JobStart extends WorkCalendar {
  readonly firstDay: string;
  /** Business days that the job lasts, where that is known. */
  readonly jobDays?: number | undefined;
}

/** The last day on which a section may be signed in time. */
export function dueDate(rule: DueRule, { firstDay, jobDays, ...calendar }: JobStart): string {
  if ('calendarDays' in rule) return addDays(firstDay, rule.calendarDays);
  const { businessDays, unlessJobShorterThan = 0 } = rule;
  if (jobDays !== undefined && jobDays < unlessJobShorterThan) return firstDay;
  return addBusinessDays(firstDay, businessDays, calendar);
}
