import {
  EmployeeMessage,
  LinkRequested,
  MessageListQuery,
  RequestLink,
  SendMessage,
  Unsubscribed,
  UnsubscribeQuery,
} from '../employee-message.js';
import { page } from '../page.js';
import { exampleId } from './example-id.js';
import { badRequestError, decodeError, notFoundError, operation, staffOnly } from './operation.js';
import { resource } from './resource.js';

const messageExample: EmployeeMessage = {
  id: exampleId('message'),
  kind: 'invitation',
  channel: 'email',
  status: 'sent',
  employee_id: exampleId('employee'),
  representative_id: null,
  task_id: null,
  language: 'es',
  attempts: 1,
  reason: null,
  is_to_current_address: true,
  is_suppressed: false,
  held_until: null,
  opened_at: null,
  sent_at: '2026-11-23T14:00:01.000Z',
  created_at: '2026-11-23T14:00:00.000Z',
};
const off = 'Messages are off: turn them on under Settings, Messages (`message_settings.update`)';

export const messageOperations = resource({
  tag: 'messages',
  about:
    'Emails and text messages to employees, with what became of each. A message holds no answer, number, status or reason: a sentence, and a link that expires. Beyond the published contract.',
  examples: [
    [EmployeeMessage, messageExample],
    [LinkRequested, { is_received: true }],
    [Unsubscribed, { is_received: true }],
  ],
  operations: {
    'messages.list': operation(
      {
        method: 'GET',
        path: '/messages',
        summary: 'List messages to employees',
        query: MessageListQuery,
        answers: { 200: page(EmployeeMessage) },
        errors: decodeError,
        allows: staffOnly,
        mayReadReplica: true,
        needs: 'employee:view',
        isBeyond: true,
      },
      { note: 'Newest first. A person sees the messages to employees whom they may see.' },
    ),
    'messages.send': operation(
      {
        method: 'POST',
        path: '/employees/{employee_id}/messages',
        summary: 'Send an employee their onboarding link by email',
        body: SendMessage,
        answers: { 200: EmployeeMessage },
        errors: { ...badRequestError, ...notFoundError },
        allows: staffOnly,
        logs: 'message.recorded',
        needs: 'task:edit',
        isBeyond: true,
      },
      {
        note: 'The link is made as by `employees.getOnboardingUrl`, and goes to the email address on record alone. An account with `events` is told by a `message.due` event instead.',
        body: { kind: 'invitation' },
        refusals: { BadRequestError: off },
      },
    ),
    'messages.resend': operation(
      {
        method: 'POST',
        path: '/messages/{message_id}/resend',
        summary: 'Send a message again, with a new link',
        answers: { 200: EmployeeMessage },
        errors: { ...badRequestError, ...notFoundError },
        allows: staffOnly,
        logs: 'message.recorded',
        needs: 'task:edit',
        isBeyond: true,
      },
      {
        note: 'It is another message, to the address that is on record now.',
        refusals: { BadRequestError: off },
      },
    ),
    'messages.suppress': operation(
      {
        method: 'POST',
        path: '/messages/{message_id}/suppress',
        summary: 'Write no more to the address of a message',
        answers: { 200: EmployeeMessage },
        errors: { ...decodeError, ...notFoundError },
        allows: staffOnly,
        logs: 'message.address_suppressed',
        needs: 'employee:edit',
        isBeyond: true,
      },
      { note: 'What waits for it is not sent either.' },
    ),
    'messages.unsuppress': operation(
      {
        method: 'POST',
        path: '/messages/{message_id}/unsuppress',
        summary: 'Write to the address of a message again',
        answers: { 200: EmployeeMessage },
        errors: { ...decodeError, ...notFoundError },
        allows: staffOnly,
        logs: 'message.address_resumed',
        needs: 'employee:edit',
        isBeyond: true,
      },
      { note: 'What was not sent meanwhile stays unsent.' },
    ),
    'messages.unsubscribe': operation(
      {
        method: 'POST',
        path: '/messages/unsubscribe',
        summary: 'End reminders to the address of a message',
        query: UnsubscribeQuery,
        answers: { 200: Unsubscribed },
        errors: decodeError,
        allows: 'nobody',
        logs: 'settings.changed',
        isBeyond: true,
      },
      {
        note: 'One click in a mail program, which posts `List-Unsubscribe=One-Click` as a form (RFC 8058). This account sends no reminder, digest or notice to that address any more, and still what somebody asks for, such as a link to sign in.',
      },
    ),
    'messages.requestLink': operation(
      {
        method: 'POST',
        path: '/messages/link_requests',
        summary: 'Ask for a new link in place of one that opens no longer',
        body: RequestLink,
        answers: { 202: LinkRequested },
        errors: decodeError,
        allows: 'nobody',
        logs: 'message.recorded',
        isBeyond: true,
      },
      {
        note: 'It is sent to the address on record, at most once an hour for a link and three times a day for an employee. The answer is the same whether or not anything was sent.',
        body: { link: 'v_example' },
      },
    ),
  },
});
