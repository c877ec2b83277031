import { z } from 'zod';
import { ComponentName } from './components/component-name.js';
import { type FilterName, filterDescriptions } from './components/filter-descriptions.js';
import { recordFilters } from './components/record-filters.js';
import {
  ClientId,
  CustomViewId,
  EmployeeId,
  EmployerId,
  EverifyCaseId,
  PlacementId,
  TaskId,
} from './id-kind.js';
import { pageQuery, queryNumber } from './page.js';
import { CalendarDate, DateTimeUtc, Progress, text } from './scalar-value.js';
import { Task } from './task.js';
import { timesQuery } from './times-query.js';

/** A part of a list that is read on from its ends: `after` is what comes next, `before` what came ahead of it. */
export const cursorPage = <T extends z.ZodType>(row: T) =>
  z.strictObject({
    data: z.array(row).describe('The rows from this place on.'),
    after: z.string().nullable().describe('Where the next rows begin; null at the end.'),
    before: z.string().nullable().describe('Where the rows before these end; null at the beginning.'),
    total: z.number().describe('Rows that the filters leave, counted exactly up to a limit.'),
    is_total_exact: z.boolean().describe('False where there are more rows than were counted.'),
  });

/** Where in a list, and in which order. A cursor holds for the order that it was given in. */
const place = {
  limit: queryNumber(100, { default: 50, description: 'How many rows are answered.' }),
  order_dir: z.enum(['asc', 'desc']).optional().describe('Upwards (`asc`) or downwards (`desc`).'),
  after: text(2000, 1).optional().describe('The `after` of an answer: the rows that follow it.'),
  before: text(2000, 1).optional().describe('The `before` of an answer: the rows that come before it.'),
};

/** Filters as in the link of a component: every value is a text. */
const filtersOf = <const Names extends readonly FilterName[]>(names: Names) =>
  // Object.fromEntries forgets the names of its keys.
  Object.fromEntries(
    names.map((name) => [name, text(4096).optional().describe(filterDescriptions[name])]),
  ) as {
    [Name in Names[number]]: z.ZodOptional<z.ZodString>;
  };

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
 * What is asked of one placement: all of it must be true of the same one. For staff alone, and within the placements
 * that they may see: a component's session sees none.
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
} as const;

/** The filters narrow what the session may see; none of them widens it. */
export const EmployeeRowsQuery = z.object({
  ...filtersOf(recordFilters.employees),
  ...placementFilters,
  ...place,
  order_by: EmployeeRowOrder.optional().describe('What the rows are sorted by.'),
  search: text(200)
    .optional()
    .describe("Words that each begin a name or the e-mail address, or an employee's id."),
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
  ...place,
  order_by: TaskRowOrder.optional().describe('What the rows are sorted by.'),
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
    component: ComponentName.describe('The component whose rows it narrows.'),
    name: z.string().describe('What people call it.'),
    filters: z
      .record(z.string(), z.string())
      .describe('Filters of the component, as in `components.createUrl`.'),
    columns: z.array(z.string()).describe('Which columns it shows, in order; empty for the usual ones.'),
    created_at: DateTimeUtc.describe('When it was created.'),
    updated_at: DateTimeUtc.describe('When it last changed.'),
  })
  .meta({ id: 'CustomView' });
export type CustomView = z.infer<typeof CustomView>;

const view = {
  name: text(80, 1).describe('What people call it, at most 80 characters.'),
  filters: z
    .record(text(64, 1), text(4096))
    .optional()
    .describe('Filters of the component, as in `components.createUrl`.'),
  columns: z
    .array(text(64, 1))
    .max(40)
    .optional()
    .describe('Which columns it shows, in order; the usual ones without it.'),
};
export const CustomViewListQuery = z.object({
  ...pageQuery(),
  ...timesQuery,
  component: ComponentName.optional().describe('Of this component.'),
});
export type CustomViewListQuery = z.infer<typeof CustomViewListQuery>;
export const CreateCustomView = z.strictObject({
  component: ComponentName.describe('The component whose rows it narrows.'),
  ...view,
});
export type CreateCustomView = z.infer<typeof CreateCustomView>;
export const UpdateCustomView = z.strictObject(view).partial();
export type UpdateCustomView = z.infer<typeof UpdateCustomView>;

/** Beyond the contract: the origins whose pages may show an account's components in a frame. */
export const Embedding = z
  .strictObject({
    origins: z
      .array(text(300, 1))
      .max(100)
      .describe('The sites that may frame the components, such as `https://example.com`; at most 100.'),
  })
  .meta({ id: 'Embedding' });
export type Embedding = z.infer<typeof Embedding>;

/** What of a component's address its page is served by, before anyone has shown a credential. */
export const FindComponentFrame = z.union(
  [
    z.strictObject({ code: text(200, 1).describe("The code out of the component's address.") }),
    z.strictObject({ session_id: text(64, 1).describe('The session, once the code was redeemed.') }),
  ],
  'Expected a code or a session_id',
);
export type FindComponentFrame = z.infer<typeof FindComponentFrame>;
/** Where it may be framed, and whether there is anything to be shown. */
export const ComponentFrame = z
  .strictObject({
    origins: z.array(z.string()).describe('The sites that may frame it.'),
    state: z
      .enum(['ready', 'used', 'expired', 'revoked', 'unknown'])
      .describe('Whether its code can be redeemed: `ready`, or why not.'),
  })
  .meta({ id: 'ComponentFrame' });
export type ComponentFrame = z.infer<typeof ComponentFrame>;

/** A row that changed, sent while a component is open. It says which, and nothing of what it holds. */
export const ComponentChange = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('employee').describe('The kind of record that changed; `many` asks for everything anew.'),
    id: EmployeeId,
  }),
  z.strictObject({
    kind: z.literal('task').describe('The kind of record that changed; `many` asks for everything anew.'),
    id: TaskId,
    employee_id: EmployeeId,
  }),
  z.strictObject({
    kind: z
      .literal('everify_case')
      .describe('The kind of record that changed; `many` asks for everything anew.'),
    id: EverifyCaseId,
  }),
  /** So much changed at once that the list is to be read again. */
  z.strictObject({
    kind: z.literal('many').describe('The kind of record that changed; `many` asks for everything anew.'),
  }),
]);
export type ComponentChange = z.infer<typeof ComponentChange>;
