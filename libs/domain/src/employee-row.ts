import { z } from 'zod';
import { ComponentName } from './components/component-name.js';
import { recordFilters } from './components/record-filters.js';
import { CustomViewId, EmployeeId, EverifyCaseId, PlacementId, TaskId } from './id-kind.js';
import { pageQuery } from './page.js';
import { DateTimeUtc, Progress, text } from './scalar-value.js';
import { Task } from './task.js';

/** A part of a list that is read on from its ends: `after` is what comes next, `before` what came ahead of it. */
export const cursorPage = <T extends z.ZodType>(row: T) =>
  z.strictObject({
    data: z.array(row),
    after: z.string().nullable(),
    before: z.string().nullable(),
    /** Rows that the filters leave, counted exactly up to a limit. */
    total: z.number(),
    is_total_exact: z.boolean(),
  });

/** Where in a list, and in which order. A cursor holds for the order that it was given in. */
const place = {
  limit: z.coerce
    .number({ error: 'Expected a whole number' })
    .int('Expected a whole number')
    .min(1, 'Expected at least 1')
    .max(100, 'Expected at most 100')
    .optional()
    .meta({ minimum: 1, maximum: 100, default: 50, type: 'integer' }),
  order_dir: z.enum(['asc', 'desc']).optional(),
  after: text(2000, 1).optional(),
  before: text(2000, 1).optional(),
};

/** Filters as in the link of a component: every value is a text. */
const filtersOf = <const Names extends readonly string[]>(names: Names) =>
  // Object.fromEntries forgets the names of its keys.
  Object.fromEntries(names.map((name) => [name, text(4096).optional()])) as {
    [Name in Names[number]]: z.ZodOptional<z.ZodString>;
  };

/** Beyond the contract: an employee as `employees/list` shows one. */
export const EmployeeRow = z
  .strictObject({
    id: EmployeeId,
    first_name: z.string(),
    middle_name: z.string().nullable(),
    last_name: z.string(),
    email: z.string().nullable(),
    /** Of all living tasks together; null where there is none. */
    progress: Progress.nullable(),
    tasks_count: z.number(),
    open_tasks_count: z.number(),
    placements_count: z.number(),
    /** The open task that is due first; null where none has a day. */
    next_due: z.strictObject({ task_id: TaskId, name: z.string(), due_at: DateTimeUtc }).nullable(),
    latest_task_updated_at: DateTimeUtc.nullable(),
    /** When the employee's onboarding link was open last. */
    last_visited_at: DateTimeUtc.nullable(),
    created_at: DateTimeUtc,
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

/** The filters narrow what the session may see; none of them widens it. */
export const EmployeeRowsQuery = z.object({
  ...filtersOf(recordFilters.employees),
  ...place,
  order_by: EmployeeRowOrder.optional(),
  /** Words that each begin a name or the e-mail address, or an employee's id. */
  search: text(200).optional(),
});
export type EmployeeRowsQuery = z.infer<typeof EmployeeRowsQuery>;

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
  policy: z.string(),
  sentence: z.string(),
});
export type TaskReason = z.infer<typeof TaskReason>;

/** Beyond the contract: a task as `employee/tasks` shows one. */
export const TaskRow = z
  .strictObject({ task: Task, reasons: z.array(TaskReason), actions: z.array(TaskRowAction) })
  .meta({ id: 'TaskRow' });
export type TaskRow = z.infer<typeof TaskRow>;
export const TaskRowOrder = z.enum(['name', 'progress', 'due_at', 'updated_at', 'created_at']);
export type TaskRowOrder = z.infer<typeof TaskRowOrder>;

/** `employee_id` is needed where the component shows more than one employee. */
export const TaskRowsQuery = z.object({
  ...filtersOf(recordFilters.tasks),
  ...place,
  order_by: TaskRowOrder.optional(),
});
export type TaskRowsQuery = z.infer<typeof TaskRowsQuery>;

/** A part of a list that is read on from its ends. */
export interface CursorPage<Row> {
  data: Row[];
  after: string | null;
  before: string | null;
  total: number;
  is_total_exact: boolean;
}

/** Beyond the contract: a list as somebody wants to find it again, named in `custom_view_id`. */
export const CustomView = z
  .strictObject({
    id: CustomViewId,
    component: ComponentName,
    name: z.string(),
    /** Filters of the component, as in `components.createUrl`. */
    filters: z.record(z.string(), z.string()),
    columns: z.array(z.string()),
    created_at: DateTimeUtc,
    updated_at: DateTimeUtc,
  })
  .meta({ id: 'CustomView' });
export type CustomView = z.infer<typeof CustomView>;

const view = {
  name: text(80, 1),
  filters: z.record(text(64, 1), text(4096)).optional(),
  columns: z.array(text(64, 1)).max(40).optional(),
};
export const CustomViewListQuery = z.object({ ...pageQuery(), component: ComponentName.optional() });
export type CustomViewListQuery = z.infer<typeof CustomViewListQuery>;
export const CreateCustomView = z.strictObject({ component: ComponentName, ...view });
export type CreateCustomView = z.infer<typeof CreateCustomView>;
export const UpdateCustomView = z.strictObject(view).partial();
export type UpdateCustomView = z.infer<typeof UpdateCustomView>;

/** Beyond the contract: the origins whose pages may show an account's components in a frame. */
export const Embedding = z
  .strictObject({ origins: z.array(text(300, 1)).max(100) })
  .meta({ id: 'Embedding' });
export type Embedding = z.infer<typeof Embedding>;

/** What of a component's address its page is served by, before anyone has shown a credential. */
export const FindComponentFrame = z.union(
  [z.strictObject({ code: text(200, 1) }), z.strictObject({ session_id: text(64, 1) })],
  'Expected a code or a session_id',
);
export type FindComponentFrame = z.infer<typeof FindComponentFrame>;
/** Where it may be framed, and whether there is anything to be shown. */
export const ComponentFrame = z
  .strictObject({
    origins: z.array(z.string()),
    state: z.enum(['ready', 'used', 'expired', 'revoked', 'unknown']),
  })
  .meta({ id: 'ComponentFrame' });
export type ComponentFrame = z.infer<typeof ComponentFrame>;

/** A row that changed, sent while a component is open. It says which, and nothing of what it holds. */
export const ComponentChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('employee'), id: EmployeeId }),
  z.strictObject({ kind: z.literal('task'), id: TaskId, employee_id: EmployeeId }),
  z.strictObject({ kind: z.literal('everify_case'), id: EverifyCaseId }),
  /** So much changed at once that the list is to be read again. */
  z.strictObject({ kind: z.literal('many') }),
]);
export type ComponentChange = z.infer<typeof ComponentChange>;
