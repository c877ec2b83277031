import { z } from 'zod';
import { recordFilters } from './components/record-filters.js';
import { filtersOf, rowPlace } from './components/row-place.js';
import { PlacementId } from './id-kind.js';
import { Task } from './task.js';

/** What can be done with a row by the session that sees it. */
export const TaskRowAction = z.enum([
  'open_as_employee',
  'open_as_employer',
  'download_document',
  'download_certificate',
  'send_back',
]);
export type TaskRowAction = z.infer<typeof TaskRowAction>;

/** Why a task is there: a policy that a placement met, in a sentence. */
export const TaskReason = z.strictObject({
  placement_id: PlacementId,
  policy: z.string().describe('Name of the policy that asks for the form.'),
  sentence: z.string().describe('Why it does, in words.'),
});
export type TaskReason = z.infer<typeof TaskReason>;

/** Beyond the contract: a task as `employee/tasks` shows one. */
export const TaskRow = z
  .strictObject({
    task: Task.describe('The task.'),
    reasons: z.array(TaskReason).describe('Which policies ask for its form, and for which placement.'),
    actions: z.array(TaskRowAction).describe('What the session may do with it.'),
  })
  .meta({ id: 'TaskRow' });
export type TaskRow = z.infer<typeof TaskRow>;
export const TaskRowOrder = z.enum(['name', 'progress', 'due_at', 'updated_at', 'created_at']);
export type TaskRowOrder = z.infer<typeof TaskRowOrder>;

/** `employee_id` is needed where the component shows more than one employee. */
export const TaskRowsQuery = z.object({
  ...filtersOf(recordFilters.tasks),
  ...rowPlace,
  order_by: TaskRowOrder.optional().describe('What the rows are sorted by.'),
});
export type TaskRowsQuery = z.infer<typeof TaskRowsQuery>;
