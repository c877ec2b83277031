import type { DueRule } from '../edition.js';
import { addBusinessDays, type WorkCalendar } from './business-days.js';

export interface Employment extends WorkCalendar {
  readonly firstDay: string;
  /** Business days that the job lasts, where that is known. */
  readonly jobDays?: number | undefined;
}

/** The last day on which a section may be signed in time. */
export function dueDate(rule: DueRule, { firstDay, jobDays, ...calendar }: Employment): string {
  // 8 CFR 274a.2(b)(1)(i)(A): Section 1 no later than the first day of employment.
  if (rule === 'first_day') return firstDay;
  // 8 CFR 274a.2(b)(1)(iii): employment of less than three business days, no later than the first day.
  if (jobDays !== undefined && jobDays < 3) return firstDay;
  // 8 CFR 274a.2(b)(1)(ii)(B): within three business days of the hire; starts Monday, due Thursday (M-274 4.0).
  return addBusinessDays(firstDay, 3, calendar);
}
