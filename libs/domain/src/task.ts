import { z } from 'zod';
import { NameStatement } from './electronic-signature-consent.js';
import { ClientId, EmployeeId, EmployerId, FormId, JobId, PlacementId, TaskId } from './id-kind.js';
import { QueryFlag, pageQuery } from './page.js';
import { CalendarDate, DateTimeInput, DateTimeUtc, Progress, RecordTag, text } from './scalar-value.js';

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

const FormSection = z.strictObject({ id: z.string(), position: z.number(), assignee_type: AssigneeType });

export const Task = z
  .strictObject({
    id: TaskId,
    form_id: FormId,
    form_custom_attributes: z.record(z.string(), z.unknown()),
    name: z.string(),
    employee_id: EmployeeId,
    employer_id: EmployerId.nullable(),
    client_id: ClientId.nullable(),
    job_id: JobId.nullable(),
    status: TaskStatus,
    next_action: z.strictObject({ type: NextAction.nullable() }),
    expired_at: DateTimeUtc.nullable(),
    deletion_scheduled_at: DateTimeUtc.nullable(),
    deletion_allowed_at: DateTimeUtc.nullable(),
    /** Beyond the contract: the first day on which the law lets the form go, as far as it is known. */
    retained_until: CalendarDate.nullable(),
    /** What the legal date waits for; null where it is final. */
    retention_waits_for: RetentionWaitsFor.nullable(),
    /** Where the law says so. */
    retention_rule: z.string(),
    due_at: DateTimeUtc.nullable(),
    completed_at: DateTimeUtc.nullable(),
    progress: Progress,
    subtasks: z.array(
      z.strictObject({
        id: z.string(),
        form_page_id: z.string(),
        assignee_type: Side,
        form_section: FormSection.nullable(),
        progress: Progress,
      }),
    ),
    tags: z.array(RecordTag),
    created_at: DateTimeUtc,
    updated_at: DateTimeUtc,
    _tag: z.literal('Task'),
  })
  .meta({ id: 'Task' });
export type Task = z.infer<typeof Task>;

const when = { expired_at: DateTimeInput.nullable().optional() };
const retention = {
  deletion_scheduled_at: DateTimeInput.nullable().optional(),
  deletion_allowed_at: DateTimeInput.nullable().optional(),
};
export const CreateTask = z.strictObject({
  form_id: FormId,
  employee_id: EmployeeId,
  employer_id: EmployerId.nullable().optional(),
  client_id: ClientId.nullable().optional(),
  job_id: JobId.nullable().optional(),
  placement_id: PlacementId.nullable().optional(),
  due_at: DateTimeInput.nullable().optional(),
  ...when,
  ...retention,
});
export type CreateTask = z.infer<typeof CreateTask>;
export const CreateTaskQuery = z.object({ allow_duplicate: QueryFlag });
export type CreateTaskQuery = z.infer<typeof CreateTaskQuery>;
export const UpdateTask = z.strictObject({ ...when, ...retention });
export type UpdateTask = z.infer<typeof UpdateTask>;

export const TaskListQuery = z.object({
  ...pageQuery(),
  form_id: FormId.optional(),
  employee_id: EmployeeId.optional(),
  employer_id: EmployerId.optional(),
  client_id: ClientId.optional(),
  job_id: JobId.optional(),
  status: TaskStatus.optional(),
  expired_at_lte: DateTimeInput.optional(),
  expired_at_gte: DateTimeInput.optional(),
  due_at_lte: DateTimeInput.optional(),
  due_at_gte: DateTimeInput.optional(),
  completed_at_lte: DateTimeInput.optional(),
  completed_at_gte: DateTimeInput.optional(),
  created_at_lte: DateTimeInput.optional(),
  created_at_gte: DateTimeInput.optional(),
});
export type TaskListQuery = z.infer<typeof TaskListQuery>;

export const TaskFields = z
  .strictObject({
    fields: z.array(
      z.strictObject({
        type: z.string(),
        path: z.string(),
        label: z.strictObject({ en: z.string().nullable() }),
        value: z.unknown(),
      }),
    ),
  })
  .meta({ id: 'TaskFields' });
export type TaskFields = z.infer<typeof TaskFields>;
export const TaskFieldsQuery = z.object({ include_sensitive_info: QueryFlag });
export type TaskFieldsQuery = z.infer<typeof TaskFieldsQuery>;
export const UpdateTaskFields = z.strictObject({
  fields: z.array(z.strictObject({ path: text(255), value: z.unknown() })).max(500),
});
export type UpdateTaskFields = z.infer<typeof UpdateTaskFields>;

export const Subtask = z
  .strictObject({ id: z.string(), form_page_id: z.string(), data: z.unknown() })
  .meta({ id: 'Subtask' });
export type Subtask = z.infer<typeof Subtask>;
export const UploadedFile = z
  .strictObject({
    id: z.string(),
    key: z.string(),
    name: z.string(),
    type: z.string(),
    size: z.number(),
    checksum: z.string(),
  })
  .meta({ id: 'UploadedFile' });
export type UploadedFile = z.infer<typeof UploadedFile>;
export const UploadFilesResponse = z
  .strictObject({ files: z.array(UploadedFile) })
  .meta({ id: 'UploadFilesResponse' });
export type UploadFilesResponse = z.infer<typeof UploadFilesResponse>;

export const MigrateTaskProgress = z.strictObject({ target_employee_id: EmployeeId });
export type MigrateTaskProgress = z.infer<typeof MigrateTaskProgress>;

export const CreateTaskChangeRequest = z.strictObject({
  starting_section_id: text(128).optional(),
  /** Beyond the contract: why, kept with what was signed before. A person who has a signed section changed has to say. */
  reason: text(2000, 3).optional(),
});
export type CreateTaskChangeRequest = z.infer<typeof CreateTaskChangeRequest>;
export const TaskChangeRequestCreated = z
  .strictObject({ _tag: z.literal('created') })
  .meta({ id: 'TaskChangeRequestCreated' });
export const TaskChangeRequestSkipped = z
  .strictObject({ _tag: z.literal('skipped') })
  .meta({ id: 'TaskChangeRequestSkipped' });

/** An earlier version of a task's document; the one in force unless it is given. */
export const DocumentQuery = z.object({
  version: z.coerce
    .number({ error: 'Expected a whole number' })
    .int('Expected a whole number')
    .min(1)
    .max(100_000)
    .optional()
    .meta({ type: 'integer', minimum: 1 }),
});
export type DocumentQuery = z.infer<typeof DocumentQuery>;

/** What a short-lived link to a file holds. */
export const FileTicketQuery = z.object({ ticket: text(1024, 1) });
export type FileTicketQuery = z.infer<typeof FileTicketQuery>;

/** Beyond the contract: the permanent record of what happened to a task, and whether it is whole. */
export const TaskAudit = z
  .strictObject({
    task_id: TaskId,
    /** Whether the chain of hashes holds and every signature is in it as it was made. */
    is_intact: z.boolean(),
    head: z.strictObject({ sequence: z.number(), hash: z.string() }).nullable(),
    events: z.array(
      z.strictObject({
        sequence: z.number(),
        kind: z.string(),
        at: DateTimeUtc,
        actor: z.record(z.string(), z.string().nullable()),
        detail: z.record(z.string(), z.unknown()),
        previous_hash: z.string(),
        hash: z.string(),
        /** Of a `corrected` entry: the fields that it names, with what was signed before and what is signed now, masked. */
        changes: z
          .array(z.strictObject({ path: z.string(), before: z.unknown(), after: z.unknown() }))
          .optional(),
      }),
    ),
    /** Whose the signatures are that the trail names by their ids; the names go when the form is destroyed. */
    signatures: z.array(
      z.strictObject({
        id: z.string(),
        section_id: z.string(),
        role: z.enum(['employee', 'employer', 'preparer']),
        name: z.string(),
        is_void: z.boolean(),
        /** To whom the employee handed the device, in the employee's words. */
        handed_over_to: z.string().nullable(),
        /** What was stated of a name that is not the one on record. */
        name_statement: NameStatement.nullable(),
      }),
    ),
  })
  .meta({ id: 'TaskAudit' });
export type TaskAudit = z.infer<typeof TaskAudit>;
