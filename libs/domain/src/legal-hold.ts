import { z } from 'zod';
import { EmployeeId, EmployerId, LegalHoldId, TaskId } from './id-kind.js';
import { QueryFlag, pageQuery } from './page.js';
import { DateTimeUtc, text } from './scalar-value.js';
import { SecurityActorKind } from './security-event.js';

/** What a legal hold is placed on: everything of an employee, of an employer, or one task. */
export const HoldSubject = z.union([EmployeeId, EmployerId, TaskId], {
  error: 'Expected the id of an employee, an employer or a task',
});

const HoldActor = z.strictObject({
  kind: SecurityActorKind.describe('What kind of credential it was.'),
  id: z.string().nullable().describe('Id of the user or the token; null where it is not known.'),
});

/** Beyond the contract: nothing that it covers is destroyed until it is released. Released ones stay, as its history. */
export const LegalHold = z
  .strictObject({
    id: LegalHoldId,
    subject_type: z.enum(['employee', 'employer', 'task']).describe('What kind of record it is on.'),
    subject_id: z.string().describe('The employee, employer or task that it is on.'),
    reason: z.string().describe('Why nothing may be destroyed.'),
    placed_at: DateTimeUtc.describe('When it was placed.'),
    placed_by: HoldActor.describe('Who placed it.'),
    released: z
      .strictObject({
        at: DateTimeUtc.describe('When it was released.'),
        by: HoldActor.describe('Who released it.'),
        reason: z.string().describe('Why.'),
      })
      .nullable()
      .describe('When it was released; null while it holds.'),
    _tag: z.literal('LegalHold').describe('Always `LegalHold`.'),
  })
  .meta({ id: 'LegalHold' });
export type LegalHold = z.infer<typeof LegalHold>;

export const CreateLegalHold = z.strictObject({
  subject_id: HoldSubject.describe('The employee, employer or task that nothing may be destroyed of.'),
  reason: text(2000, 3).describe('Why: 3 to 2000 characters.'),
});
export type CreateLegalHold = z.infer<typeof CreateLegalHold>;

export const ReleaseLegalHold = z.strictObject({
  reason: text(2000, 3).describe('Why it is over: 3 to 2000 characters.'),
});
export type ReleaseLegalHold = z.infer<typeof ReleaseLegalHold>;

export const LegalHoldListQuery = z.object({
  ...pageQuery(),
  subject_id: HoldSubject.optional().describe('On this employee, employer or task.'),
  task_id: TaskId.optional().describe('That cover this task: on itself, its employee or its employer.'),
  include_released: QueryFlag.describe('`true` lists those that were released, too.'),
});
export type LegalHoldListQuery = z.infer<typeof LegalHoldListQuery>;
