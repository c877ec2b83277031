import { ConfirmContactChange, ContactChangeConfirmed } from '../confirm-contact-change.js';
import { decodeError, operation } from './operation.js';
import { resource } from './resource.js';

export const contactChangeOperations = resource({
  tag: 'contact_changes',
  about:
    'When an employee’s email address or phone number is replaced, the former one gets a message. For 24 hours no links are sent to the new one, unless the change is confirmed from the former one. Beyond the published contract.',
  examples: [[ContactChangeConfirmed, { is_confirmed: true }]],
  operations: {
    'contact_changes.confirm': operation(
      {
        method: 'POST',
        path: '/contact_changes/confirm',
        summary: 'Confirm a change of an employee’s email address or phone number',
        body: ConfirmContactChange,
        answers: { 200: ContactChangeConfirmed },
        errors: decodeError,
        allows: 'nobody',
        logs: 'employee.contact_confirmed',
        isBeyond: true,
      },
      {
        note: 'What the button behind the link in the message does. Messages with links that wait for it are sent at once.',
        body: { token: 'example' },
      },
    ),
  },
});
