import { BankChange, BankChangeCancelled, CancelBankChange } from '../bank-change.js';
import { decodeError, operation } from './operation.js';
import { resource } from './resource.js';

export const bankChangeOperations = resource({
  tag: 'bank_changes',
  about:
    'A new bank account that replaces an earlier one is on hold for `bank_change_hold_hours` of the account’s settings. Beyond the published contract.',
  examples: [
    [BankChange, { pending_until: '2026-11-24T14:00:00.000Z' }],
    [BankChangeCancelled, { is_cancelled: true }],
  ],
  operations: {
    'bank_changes.cancel': operation(
      {
        method: 'POST',
        path: '/bank_changes/cancel',
        summary: 'Stop a change of bank account while it is on hold',
        body: CancelBankChange,
        answers: { 200: BankChangeCancelled },
        errors: decodeError,
        allows: 'nobody',
        logs: 'bank_change.cancelled',
        isBeyond: true,
      },
      {
        note: 'What the button behind the link in the message does. The earlier account stays in force, and `employee.bank_account_changed` tells the employer.',
        body: { token: 'example' },
      },
    ),
  },
});
