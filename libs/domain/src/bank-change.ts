import { z } from 'zod';
import { EmployeeId, EmployerId, TaskId } from './id-kind.js';
import { DateTimeUtc, text } from './scalar-value.js';

/** A change of where someone is paid, which is on hold: until then the earlier account stays in force. */
export const BankChange = z
  .strictObject({
    pending_until: DateTimeUtc.describe(
      'When the new account takes effect. Until then the employee’s earlier form says where they are paid.',
    ),
  })
  .meta({ id: 'BankChange' });
export type BankChange = z.infer<typeof BankChange>;

/** Of events of bank accounts: ids, and no more of the number than its last four digits. */
export const BankAccountChangedEvent = z.strictObject({
  id: TaskId,
  employee_id: EmployeeId,
  employer_id: EmployerId.nullable().describe(
    'The employer that the form is for; null where it is for none.',
  ),
  status: z
    .enum(['pending', 'in_force', 'cancelled'])
    .describe('`pending`: on hold, the earlier account stays in force. `cancelled`: it stays for good.'),
  account_last_four: z
    .string()
    .nullable()
    .describe('The last four digits of the first account of the form; null where it names none.'),
  pending_until: DateTimeUtc.nullable().describe('When the hold ends; null where there is none.'),
});
export type BankAccountChangedEvent = z.infer<typeof BankAccountChangedEvent>;

export const CancelBankChange = z.strictObject({
  token: text(300, 1).describe('From the link in the message about the change.'),
});
export type CancelBankChange = z.infer<typeof CancelBankChange>;

export const BankChangeCancelled = z
  .strictObject({
    is_cancelled: z
      .boolean()
      .describe('Whether the change was stopped. False where its hold is over, or the link is not ours.'),
  })
  .meta({ id: 'BankChangeCancelled' });
export type BankChangeCancelled = z.infer<typeof BankChangeCancelled>;
