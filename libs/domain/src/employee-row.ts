import { z } from 'zod';
import { recordFilters } from './components/record-filters.js';
import { filtersOf, rowPlace } from './components/row-place.js';
import { ClientId, EmployeeId, EmployerId, PlacementId, TaskId } from './id-kind.js';
import { StateCode } from './state-code.js';
import { CalendarDate, DateTimeUtc, Progress, text } from './scalar-value.js';

/** Beyond the contract: an employee as `employees/list` shows one. */
export const EmployeeRow = z
  .strictObject({
    id: EmployeeId,
    first_name: z.string().describe('Given name.'),
    middle_name: z.string().nullable().describe('Middle name; null where none is known.'),
    last_name: z.string().describe('Family name.'),
    email: z.string().nullable().describe('Email address; null where there is none.'),
    progress: Progress.nullable().describe('Of all living tasks together; null where there is none.'),
    tasks_count: z.number().describe('How many living tasks the employee has.'),
    open_tasks_count: z.number().describe('How many of them are not completed.'),
    placements_count: z.number().describe('How many living placements.'),
    undecided_count: z
      .int()
      .optional()
      .describe(
        'How many forms of those placements are undecided for want of a fact; absent where none is. Their forms are not complete.',
      ),
    next_due: z
      .strictObject({
        task_id: TaskId,
        name: z.string().describe('Name of the form.'),
        due_at: DateTimeUtc.describe('By when it is to be done.'),
      })
      .nullable()
      .describe('The open task that is due first; null where none has a day.'),
    latest_task_updated_at: DateTimeUtc.nullable().describe(
      'When one of the tasks last changed; null where there is none.',
    ),
    last_visited_at: DateTimeUtc.nullable().describe(
      "When the employee's onboarding link was last open; null for never.",
    ),
    placement: z
      .strictObject({
        id: PlacementId,
        employer_name: z.string().nullable().describe('Employer; null where there is none to be seen.'),
        client_name: z.string().nullable().describe('Client; null where there is none to be seen.'),
        start_date: z.string().nullable().describe('The day of the start; null where none is known.'),
      })
      .nullable()
      .describe('The living placement that starts last; null for who may see none, and in a component.'),
    created_at: DateTimeUtc.describe('When the employee was created.'),
  })
  .meta({ id: 'EmployeeRow' });
export type EmployeeRow = z.infer<typeof EmployeeRow>;

export const EmployeeRowOrder = z.enum([
  'name',
  'progress',
  'placements_count',
  'next_due_at',
  'last_visited_at',
  'created_at',
]);
export type EmployeeRowOrder = z.infer<typeof EmployeeRowOrder>;

/**
 * What is asked of one placement: all of it must be true of the same one. Within the placements that the caller may see,
 * and of a component those that whoever made its link sees.
 */
export const placementFilters = {
  employer_id: EmployerId.optional().describe('With a living placement at this employer.'),
  client_id: ClientId.optional().describe('With a living placement at this client.'),
  start_date_from: CalendarDate.optional().describe(
    'With a living placement that starts on this day or later.',
  ),
  start_date_to: CalendarDate.optional().describe(
    'With a living placement that starts on this day or earlier.',
  ),
  work_state: StateCode.optional().describe(
    'With a living placement whose work is done in this state: where somebody lives who works only from there, else where the job is, else the employer. Takes `employer:view` and `job:view` too.',
  ),
} as const;

/** Whether messages arrive, by which staff narrow a list: a component's session is told nothing of messages. */
export const EmployeeReach = z.enum(['unreached']);
export type EmployeeReach = z.infer<typeof EmployeeReach>;

/** The filters narrow what the session may see; none of them widens it. */
export const EmployeeRowsQuery = z.object({
  ...filtersOf(recordFilters.employees),
  ...placementFilters,
  reach: EmployeeReach.optional().describe(
    '`unreached`: whose latest message reached nobody: it was refused, bounced, or not sent to a suppressed address.',
  ),
  ...rowPlace,
  order_by: EmployeeRowOrder.optional().describe('What the rows are sorted by.'),
  search: text(200)
    .optional()
    .describe("Words that each begin a name or the e-mail address, or an employee's id."),
});
export type EmployeeRowsQuery = z.infer<typeof EmployeeRowsQuery>;
