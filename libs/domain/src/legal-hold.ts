import { z } from 'zod';
import { EmployeeId, EmployerId, LegalHoldId, TaskId } from './id-kind.js';
import { QueryFlag, pageQuery } from './page.js';
import { DateTimeUtc, text } from './scalar-value.js';
import { SecurityActorKind } from './security-event.js';

/** What a legal hold is placed on: everything of an employee, of an employer, or one task. */
export const HoldSubject = z.union([EmployeeId, EmployerId, TaskId], {
  error: 'Expected the id of an employee, an employer or a task',
});

const HoldActor = z.strictObject({ kind: SecurityActorKind, id: z.string().nullable() });

/** Beyond the contract: nothing that it covers is destroyed until it is released. Released ones stay, as its history. */
export const LegalHold = z
  .strictObject({
    id: LegalHoldId,
    subject_type: z.enum(['employee', 'employer', 'task']),
    subject_id: z.string(),
    reason: z.string(),
    placed_at: DateTimeUtc,
    placed_by: HoldActor,
    released: z.strictObject({ at: DateTimeUtc, by: HoldActor, reason: z.string() }).nullable(),
    _tag: z.literal('LegalHold'),
  })
  .meta({ id: 'LegalHold' });
export type LegalHold = z.infer<typeof LegalHold>;

export const CreateLegalHold = z.strictObject({ subject_id: HoldSubject, reason: text(2000, 3) });
export type CreateLegalHold = z.infer<typeof CreateLegalHold>;

export const ReleaseLegalHold = z.strictObject({ reason: text(2000, 3) });
export type ReleaseLegalHold = z.infer<typeof ReleaseLegalHold>;

export const LegalHoldListQuery = z.object({
  ...pageQuery(),
  subject_id: HoldSubject.optional(),
  task_id: TaskId.optional(),
  include_released: QueryFlag,
});
export type LegalHoldListQuery = z.infer<typeof LegalHoldListQuery>;
