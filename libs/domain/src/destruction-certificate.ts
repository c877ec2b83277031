import { z } from 'zod';
import { WithdrawalCause } from './archived-task.js';
import { DestructionCertificateId, EmployeeId, EmployerId, FormId, TaskId } from './id-kind.js';
import { pageQuery } from './page.js';
import { CalendarDate, DateTimeInput, DateTimeUtc } from './scalar-value.js';
import { SecurityActorKind } from './security-event.js';

/** Beyond the contract: what was destroyed, under which rule, when and why. Ids and hashes, and nothing that anybody answered. */
export const DestructionCertificate = z
  .strictObject({
    id: DestructionCertificateId,
    task_id: TaskId,
    form_id: FormId,
    form_key: z.string().describe('The form, by its key.'),
    form_edition: z.string().describe('Edition of the form.'),
    employee_id: EmployeeId,
    employer_id: EmployerId.nullable().describe(
      'The employer that the form was for; null where it was for none.',
    ),
    completed_at: DateTimeUtc.nullable().describe('When the form was completed; null where it never was.'),
    withdrawn_at: DateTimeUtc.describe('When it left the work lists.'),
    withdrawal_cause: WithdrawalCause.nullable().describe(
      'What led to that; null of what earlier versions withdrew.',
    ),
    withdrawn_by: z
      .strictObject({
        kind: SecurityActorKind.nullable().describe(
          'What kind of credential it was; null where that was not recorded.',
        ),
        id: z.string().nullable().describe('Id of the user or the API token; null where the service did it.'),
      })
      .describe('Who had it withdrawn.'),
    destroyed_at: DateTimeUtc.describe('When it was destroyed.'),
    retained_until: CalendarDate.nullable().describe(
      'The first day on which the law let it go; null of what nobody had signed.',
    ),
    retention_rule: z.string().describe('The law that said how long it was kept.'),
    document_sha256s: z
      .array(z.string())
      .describe('Hashes of the finished documents and their signing certificates, in hex.'),
    sha256: z
      .string()
      .describe('SHA-256 of all that the certificate says, as the audit trail of the task has it.'),
    is_intact: z.boolean().describe('Whether it says what the trail recorded when it was made.'),
  })
  .meta({ id: 'DestructionCertificate' });
export type DestructionCertificate = z.infer<typeof DestructionCertificate>;

export const DestructionCertificateListQuery = z.object({
  ...pageQuery(),
  employee_id: EmployeeId.optional().describe('Of this employee.'),
  employer_id: EmployerId.optional().describe('Of this employer.'),
  form_id: FormId.optional().describe('Of this form.'),
  task_id: TaskId.optional().describe('Of this task.'),
  destroyed_at_gte: DateTimeInput.optional().describe('Destroyed then or later.'),
  destroyed_at_lte: DateTimeInput.optional().describe('Destroyed then or earlier.'),
});
export type DestructionCertificateListQuery = z.infer<typeof DestructionCertificateListQuery>;
