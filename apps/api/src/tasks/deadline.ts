import {
  type FormContext,
  type Section,
  type WorkCalendar,
  businessDaysUntil,
  dueDate,
  employerCalendar,
} from '@firstday/forms';
import type { TaskAggregate } from './task-aggregate.js';

/** Business days of Form I-9 and of E-Verify are the employer's own: its properties `business_days` and `holidays`. */
export const calendarOf = (context: FormContext): WorkCalendar =>
  employerCalendar({
    businessDays: context['employer.business_days'],
    holidays: context['employer.holidays'],
  });

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
  const calendar = calendarOf(context);
  const due = dueDate(section.due, {
    firstDay,
    ...(typeof jobDays === 'number' ? { jobDays } : {}),
    ...calendar,
  });
  return { due_on: due, business_days_left: businessDaysUntil(today, due, calendar) };
}
