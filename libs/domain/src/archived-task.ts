import { z } from 'zod';
import { EmployeeId, EmployerId, FormId, TaskId } from './id-kind.js';
import { pageQuery } from './page.js';
import { CalendarDate, DateTimeInput, DateTimeUtc, text } from './scalar-value.js';
import { SecurityActorKind } from './security-event.js';
import { Task } from './task.js';

/** Why a task left the work lists: somebody deleted it or its employee, or its day had come. */
export const WithdrawalCause = z.enum(['request', 'employee_deleted', 'schedule']);
export type WithdrawalCause = z.infer<typeof WithdrawalCause>;

/** What whoever deletes a task may say of it. Words of the code: nothing that a person typed fits in an address. */
export const WithdrawalReason = z.enum(['made_by_mistake', 'duplicate', 'wrong_employee', 'not_needed']);
export type WithdrawalReason = z.infer<typeof WithdrawalReason>;

export const DeleteTaskQuery = z.object({ reason: WithdrawalReason.optional() });
export type DeleteTaskQuery = z.infer<typeof DeleteTaskQuery>;

/** Beyond the contract: a task that was deleted and is kept, because the law asks for it or until it is destroyed. */
export const ArchivedTask = z
  .strictObject({
    id: TaskId,
    /** As it last was. */
    task: Task,
    /** What the employee is called; null where the record has no name. */
    employee_name: z.string().nullable(),
    /** Whether the record of the employee was deleted too: it is restored with the task. */
    is_employee_deleted: z.boolean(),
    /** Whether a legal hold covers it: then it stays, whatever the law allows. */
    is_held: z.boolean(),
    withdrawn: z.strictObject({
      at: DateTimeUtc,
      /** Null of what earlier versions withdrew. */
      cause: WithdrawalCause.nullable(),
      reason: WithdrawalReason.nullable(),
      /** The user or the API token, by its id; nobody where the service did it. */
      by: z.strictObject({ kind: SecurityActorKind.nullable(), id: z.string().nullable() }),
    }),
  })
  .meta({ id: 'ArchivedTask' });
export type ArchivedTask = z.infer<typeof ArchivedTask>;

export const ArchivedTaskListQuery = z.object({
  ...pageQuery(),
  employee_id: EmployeeId.optional(),
  employer_id: EmployerId.optional(),
  form_id: FormId.optional(),
  retained_until_gte: CalendarDate.optional(),
  retained_until_lte: CalendarDate.optional(),
  withdrawn_by: text(64).optional(),
  withdrawn_at_gte: DateTimeInput.optional(),
  withdrawn_at_lte: DateTimeInput.optional(),
});
export type ArchivedTaskListQuery = z.infer<typeof ArchivedTaskListQuery>;
