import { BankChange } from './bank-change.js';
import { z } from 'zod';
import { FormKey, FormKeyQuery } from './form-key.js';
import { ClientId, EmployeeId, EmployerId, FormId, JobId, PlacementId, TaskId } from './id-kind.js';
import { QueryFlag, pageQuery, queryNumber } from './page.js';
import { CalendarDate, DateTimeInput, DateTimeUtc, Progress, RecordTag, text } from './scalar-value.js';
import { taskExpandQuery } from './expansion-name.js';
import { orderQuery } from './order-query.js';
import { timesQuery } from './times-query.js';

export const AssigneeType = z.enum(['employee', 'employer', 'system']);
export const Side = z.enum(['employee', 'employer']);
export type Side = z.infer<typeof Side>;
export const TaskStatus = z.enum(['requires_action', 'completed', 'expired']);
export type TaskStatus = z.infer<typeof TaskStatus>;
export const NextAction = z.enum(['employer_action', 'employee_action', 'system_action']);
export type NextAction = z.infer<typeof NextAction>;

/** What has to happen before it is known until when the law has a form kept. */
export const RetentionWaitsFor = z.enum(['signature', 'end_of_employment']).meta({ id: 'RetentionWaitsFor' });
export type RetentionWaitsFor = z.infer<typeof RetentionWaitsFor>;

const FormSection = z.strictObject({
  id: z.string().describe('The section, as forms name it.'),
  position: z.number().describe('Where it stands in the form, from 0.'),
  assignee_type: AssigneeType.describe('Whose part of the form it is.'),
});

export const TaskOutcome = z
  .strictObject({
    value: z.string().describe('The option that was chosen.'),
    label: z.string().describe('What the form calls it, in English.'),
  })
  .meta({ id: 'TaskOutcome', description: 'How a form ended, such as accepted or declined.' });
export type TaskOutcome = z.infer<typeof TaskOutcome>;

export const Task = z
  .strictObject({
    id: TaskId,
    form_id: FormId,
    form_key: FormKey,
    form_custom_attributes: z
      .record(z.string(), z.unknown())
      .describe("The form's values of custom properties."),
    name: z.string().describe('Name of the form that is asked for.'),
    employee_id: EmployeeId,
    employer_id: EmployerId.nullable().describe(
      'The employer that the form is for; null where it is for none in particular.',
    ),
    client_id: ClientId.nullable().describe(
      'The client that the form is for; null where it is for none in particular.',
    ),
    job_id: JobId.nullable().describe(
      'The job that the form is for; null where it is for none in particular.',
    ),
    renews_task_id: TaskId.nullable()
      .optional()
      .describe(
        'The completed task after which the form was asked for again; null for a first one. Beyond the contract.',
      ),
    outcome: TaskOutcome.nullable()
      .optional()
      .describe(
        'How it ended, where the form has a question for that and its section is signed; null otherwise. Beyond the contract.',
      ),
    status: TaskStatus.describe(
      '`requires_action` until every required answer and signature is given, then `completed`; `expired` once `expired_at` has passed before that.',
    ),
    next_action: z
      .strictObject({
        type: NextAction.nullable().describe(
          'The side that has to act, `system_action` while the document is being made; null when nothing is left to do.',
        ),
      })
      .describe('Whose turn it is.'),
    expired_at: DateTimeUtc.nullable().describe(
      'When it expires if it is not completed by then; null for never.',
    ),
    deletion_scheduled_at: DateTimeUtc.nullable().describe(
      'When it is to be deleted; null where nobody has scheduled that.',
    ),
    deletion_allowed_at: DateTimeUtc.nullable().describe(
      'The first moment at which the law lets it be deleted, as far as that is known (`retention_waits_for`), or a later one that was set; null where nothing is known.',
    ),
    retained_until: CalendarDate.nullable().describe(
      'The first day on which the law lets the form go, as far as it is known. Beyond the contract.',
    ),
    retention_waits_for: RetentionWaitsFor.nullable().describe(
      'What the legal date waits for; null where it is final.',
    ),
    retention_rule: z.string().describe('The law that says how long the form is kept.'),
    due_at: DateTimeUtc.nullable().describe('By when it is to be done; null where there is no such day.'),
    completed_at: DateTimeUtc.nullable().describe('When it was completed; null before.'),
    is_being_corrected: z
      .boolean()
      .optional()
      .describe(
        'Whether all that is left to do is to correct sections that were signed before: the other signatures stay, and nothing is due. Beyond the contract.',
      ),
    bank_change: BankChange.optional().describe(
      'Where the form changes where the employee is paid, and is on hold: until when. Beyond the contract.',
    ),
    progress: Progress.describe('How much of the whole form is done.'),
    subtasks: z
      .array(
        z.strictObject({
          id: z.string().describe('Id of the subtask; begins with `subtask_`.'),
          form_page_id: z.string().describe('The page of the form that it fills.'),
          assignee_type: Side.describe('Whose page it is.'),
          form_section: FormSection.nullable().describe(
            'The section that the page belongs to; null for a page of none.',
          ),
          progress: Progress.describe('How much of the page is done.'),
        }),
      )
      .describe('One for each page of the form, in order.'),
    tags: z.array(RecordTag).describe('Words that group the form.'),
    created_at: DateTimeUtc.describe('When the task was created.'),
    updated_at: DateTimeUtc.describe('When the task, an answer or a signature last changed.'),
    _tag: z.literal('Task').describe('Always `Task`.'),
  })
  .meta({ id: 'Task' });
export type Task = z.infer<typeof Task>;

const when = {
  expired_at: DateTimeInput.nullable()
    .optional()
    .describe('From when an unfinished task is `expired`; null for never.'),
};
const retention = {
  deletion_scheduled_at: DateTimeInput.nullable()
    .optional()
    .describe('When the task is to be deleted; null takes the schedule back.'),
  deletion_allowed_at: DateTimeInput.nullable()
    .optional()
    .describe(
      'No deletion before this moment. Null, or a moment before the law allows it, leaves the date of the law.',
    ),
};
export const CreateTask = z.strictObject({
  form_id: FormId.describe('The form to be filled in.'),
  employee_id: EmployeeId.describe('Who fills it in.'),
  employer_id: EmployerId.nullable().optional().describe('The employer that the form is for.'),
  client_id: ClientId.nullable().optional().describe('The client that the form is for.'),
  job_id: JobId.nullable().optional().describe('The job that the form is for.'),
  placement_id: PlacementId.nullable()
    .optional()
    .describe('The placement that it belongs to: employer, client and job are taken from there.'),
  due_at: DateTimeInput.nullable()
    .optional()
    .describe("By when it is to be done; without it the form's own deadline holds."),
  ...when,
  ...retention,
});
export type CreateTask = z.infer<typeof CreateTask>;
export const CreateTaskQuery = z.object({
  allow_duplicate: QueryFlag.describe(
    '`true` creates it even where the employee has a living task of the form with the same associations.',
  ),
});
export type CreateTaskQuery = z.infer<typeof CreateTaskQuery>;
export const UpdateTask = z.strictObject({ ...when, ...retention });
export type UpdateTask = z.infer<typeof UpdateTask>;

export const TaskListQuery = z.object({
  ...pageQuery(),
  form_id: FormId.optional().describe('Of this form.'),
  form_key: FormKeyQuery,
  employee_id: EmployeeId.optional().describe('Of this employee.'),
  employer_id: EmployerId.optional().describe('For this employer.'),
  client_id: ClientId.optional().describe('For this client.'),
  job_id: JobId.optional().describe('For this job.'),
  status: TaskStatus.optional().describe('Of this status.'),
  outcome: text(128, 1)
    .optional()
    .describe('That ended so: the value of an option, of whichever form asks it. Beyond the contract.'),
  expired_at_lte: DateTimeInput.optional().describe('Expires then or earlier.'),
  expired_at_gte: DateTimeInput.optional().describe('Expires then or later.'),
  due_at_lte: DateTimeInput.optional().describe('Due then or earlier.'),
  due_at_gte: DateTimeInput.optional().describe('Due then or later.'),
  completed_at_lte: DateTimeInput.optional().describe('Completed then or earlier.'),
  completed_at_gte: DateTimeInput.optional().describe('Completed then or later.'),
  ...timesQuery,
  ...orderQuery(['created_at', '-created_at']),
  ...taskExpandQuery,
});
export type TaskListQuery = z.infer<typeof TaskListQuery>;

export const Subtask = z
  .strictObject({
    id: z.string().describe('Id of the subtask; begins with `subtask_`.'),
    form_page_id: z.string().describe('The page of the form that it fills.'),
    data: z.unknown().describe('The answers of the page, by the paths of their fields.'),
  })
  .meta({ id: 'Subtask' });
export type Subtask = z.infer<typeof Subtask>;
export const UploadedFile = z
  .strictObject({
    id: z.string().describe('Id of the file; begins with `file_`.'),
    key: z.string().describe('Where the content is stored; nothing can be fetched by it.'),
    name: z.string().describe('Name of the file, as it was uploaded.'),
    type: z
      .string()
      .describe('Media type, found out from the content: a PDF, or a picture (JPEG, PNG, HEIC, WebP).'),
    size: z.number().describe('Size in bytes.'),
    checksum: z.string().describe('SHA-256 of the content, in hex.'),
  })
  .meta({ id: 'UploadedFile' });
export type UploadedFile = z.infer<typeof UploadedFile>;
export const UploadFilesResponse = z
  .strictObject({
    files: z.array(UploadedFile).describe('What was kept, in the order in which it was sent.'),
  })
  .meta({ id: 'UploadFilesResponse' });
export type UploadFilesResponse = z.infer<typeof UploadFilesResponse>;

export const MigrateTaskProgress = z.strictObject({
  target_employee_id: EmployeeId.describe("Who gets the completed tasks: the same person's other record."),
});
export type MigrateTaskProgress = z.infer<typeof MigrateTaskProgress>;

export const CreateTaskChangeRequest = z.strictObject({
  starting_section_id: text(128)
    .optional()
    .describe(
      'The section to correct; the first one without it. Sections that the same person signed after it open with it. What others signed stays as it is.',
    ),
  reason: text(2000, 3)
    .optional()
    .describe(
      'Why, kept with what was signed before: 3 to 2000 characters. A person who has a signed section changed has to say. Beyond the contract.',
    ),
});
export type CreateTaskChangeRequest = z.infer<typeof CreateTaskChangeRequest>;
export const TaskChangeRequestCreated = z
  .strictObject({ _tag: z.literal('created').describe('The task was reopened.') })
  .meta({ id: 'TaskChangeRequestCreated' });
export const TaskChangeRequestSkipped = z
  .strictObject({ _tag: z.literal('skipped').describe('Nothing was done: the task is not completed.') })
  .meta({ id: 'TaskChangeRequestSkipped' });

/** An earlier version of a task's document; the one in force unless it is given. */
export const DocumentQuery = z.object({
  version: queryNumber(100_000, {
    description: 'Which version of the document, from 1; without it the latest.',
  }),
});
export type DocumentQuery = z.infer<typeof DocumentQuery>;

/** What a short-lived link to a file holds. */
export const FileTicketQuery = z.object({
  ticket: text(1024, 1).meta({
    description: "The short-lived ticket out of the file's link.",
    examples: ['fd_ticket_example'],
  }),
});
export type FileTicketQuery = z.infer<typeof FileTicketQuery>;
