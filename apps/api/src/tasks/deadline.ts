import { type Section, type WorkCalendar, businessDaysUntil, dueDate, mondayToFriday } from '@firstday/forms';
import type { TaskAggregate } from './task-aggregate.js';

/** Business days of Form I-9 are the employer's operating days; without other word, Monday to Friday. */
const defaultCalendar: WorkCalendar = { operatingDays: mondayToFriday, holidays: [] };

export interface Deadline {
  readonly due_on: string | null;
  readonly business_days_left: number | null;
}

/** The last day to sign a section in time; unknown without a first day of employment. */
export function deadlineOf(
  { context }: Pick<TaskAggregate, 'context'>,
  section: Section | undefined,
): Deadline {
  const [firstDay, today, jobDays] = [
    context['placement.start_date'],
    context['today'],
    context['placement.job_days'],
  ];
  if (!section?.due || typeof firstDay !== 'string' || typeof today !== 'string') {
    return { due_on: null, business_days_left: null };
  }
  const due = dueDate(section.due, {
    firstDay,
    ...(typeof jobDays === 'number' ? { jobDays } : {}),
    ...defaultCalendar,
  });
  return { due_on: due, business_days_left: businessDaysUntil(today, due, defaultCalendar) };
}
