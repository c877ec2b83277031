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

export const DeleteTaskQuery = z.object({
  reason: WithdrawalReason.optional().describe('Why it is withdrawn: kept in its audit trail.'),
});
export type DeleteTaskQuery = z.infer<typeof DeleteTaskQuery>;

/** Beyond the contract: a task that was deleted and is kept, because the law asks for it or until it is destroyed. */
export const ArchivedTask = z
  .strictObject({
    id: TaskId,
    task: Task.describe('The task as it last was.'),
    employee_name: z
      .string()
      .nullable()
      .describe('What the employee is called; null where the record has no name.'),
    is_employee_deleted: z
      .boolean()
      .describe('Whether the record of the employee was deleted too: it is restored with the task.'),
    is_held: z.boolean().describe('Whether a legal hold covers it: then it stays, whatever the law allows.'),
    withdrawn: z
      .strictObject({
        at: DateTimeUtc.describe('When it was withdrawn.'),
        cause: WithdrawalCause.nullable().describe('What led to it; null of what earlier versions withdrew.'),
        reason: WithdrawalReason.nullable().describe('Why, where somebody had to say; null otherwise.'),
        by: z
          .strictObject({
            kind: SecurityActorKind.nullable().describe(
              'What kind of credential it was; null where that was not recorded.',
            ),
            id: z
              .string()
              .nullable()
              .describe('Id of the user or the API token; null where the service did it.'),
          })
          .describe('The user or the API token, by its id; nobody where the service did it.'),
      })
      .describe('When it left the work lists, and by whose doing.'),
  })
  .meta({ id: 'ArchivedTask' });
export type ArchivedTask = z.infer<typeof ArchivedTask>;

export const ArchivedTaskListQuery = z.object({
  ...pageQuery(),
  employee_id: EmployeeId.optional().describe('Of this employee.'),
  employer_id: EmployerId.optional().describe('For this employer.'),
  form_id: FormId.optional().describe('Of this form.'),
  retained_until_gte: CalendarDate.optional().describe(
    'Kept by law until this day or later, as far as it is known.',
  ),
  retained_until_lte: CalendarDate.optional().describe(
    'Kept by law until this day or earlier, and nothing is waited for.',
  ),
  withdrawn_by: text(64).optional().describe('Withdrawn by this user or API token.'),
  withdrawn_at_gte: DateTimeInput.optional().describe('Withdrawn then or later.'),
  withdrawn_at_lte: DateTimeInput.optional().describe('Withdrawn then or earlier.'),
});
export type ArchivedTaskListQuery = z.infer<typeof ArchivedTaskListQuery>;
