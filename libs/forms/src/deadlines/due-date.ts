import type { DueRule } from '../edition.js';
import { addBusinessDays, type WorkCalendar } from './business-days.js';

export interface Employment extends WorkCalendar {
  readonly firstDay: string;
  /** Business days that the job lasts, where that is known. */
  readonly jobDays?: number | undefined;
}

/** The last day on which a section may be signed in time. */
export function dueDate(rule: DueRule, { firstDay, jobDays, ...calendar }: Employment): string {
  const { businessDays, unlessJobShorterThan = 0 } = rule;
  if (jobDays !== undefined && jobDays < unlessJobShorterThan) return firstDay;
  return addBusinessDays(firstDay, businessDays, calendar);
}
