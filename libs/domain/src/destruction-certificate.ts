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
    form_key: z.string(),
    form_edition: z.string(),
    employee_id: EmployeeId,
    employer_id: EmployerId.nullable(),
    completed_at: DateTimeUtc.nullable(),
    /** When it left the work lists, and who had it withdrawn. */
    withdrawn_at: DateTimeUtc,
    withdrawal_cause: WithdrawalCause.nullable(),
    withdrawn_by: z.strictObject({ kind: SecurityActorKind.nullable(), id: z.string().nullable() }),
    destroyed_at: DateTimeUtc,
    /** The first day on which the law let it go; null of what nobody had signed. */
    retained_until: CalendarDate.nullable(),
    /** Where the law says so. */
    retention_rule: z.string(),
    /** Hashes of the finished documents and their signing certificates, in hex. */
    document_sha256s: z.array(z.string()),
    /** Of all of the above, as the audit trail of the task has it. */
    sha256: z.string(),
    /** Whether it says what the trail recorded when it was made. */
    is_intact: z.boolean(),
  })
  .meta({ id: 'DestructionCertificate' });
export type DestructionCertificate = z.infer<typeof DestructionCertificate>;

export const DestructionCertificateListQuery = z.object({
  ...pageQuery(),
  employee_id: EmployeeId.optional(),
  employer_id: EmployerId.optional(),
  form_id: FormId.optional(),
  task_id: TaskId.optional(),
  destroyed_at_gte: DateTimeInput.optional(),
  destroyed_at_lte: DateTimeInput.optional(),
});
export type DestructionCertificateListQuery = z.infer<typeof DestructionCertificateListQuery>;
