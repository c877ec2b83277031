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

/** The last day to sign a section in time; unknown without a first day of employment. A correction has none. */
export function deadlineOf(
  { context, task }: Pick<TaskAggregate, 'context' | 'task'>,
  section: Section | undefined,
): Deadline {
  if (task.is_being_corrected) return { due_on: null, business_days_left: null };
  const chosen = section && chosenDayOf(task, section);
  if (chosen) return { due_on: chosen, business_days_left: daysLeft(context, chosen) };
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

/** Of a section that was opened with a day by which it is to be signed, while it is its turn. */
const chosenDayOf = (task: TaskAggregate['task'], { id, opens }: Section): string | null =>
  opens === 'on_request' && task.is_due_given && task.turn_section_id === id ? task.due_on : null;

const daysLeft = (context: FormContext, dueOn: string): number | null =>
  typeof context['today'] === 'string'
    ? businessDaysUntil(context['today'], dueOn, calendarOf(context))
    : null;
