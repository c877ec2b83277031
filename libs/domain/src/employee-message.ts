import { z } from 'zod';
import { EmployeeId, EmployerId, RepresentativeId, TaskId } from './id-kind.js';
import { MessageKind } from './message-kind.js';
import { pageQuery } from './page.js';
import { DateTimeUtc, text } from './scalar-value.js';
import { creationTimesQuery } from './times-query.js';

/** What became of a message. */
export const MessageStatus = z
  .enum(['queued', 'sent', 'refused', 'bounced', 'suppressed', 'handed_over'])
  .meta({ id: 'MessageStatus' });
export type MessageStatus = z.infer<typeof MessageStatus>;

/** Those of them that did not reach anybody, and of which somebody should know. */
export const unreachedStatuses = [
  'refused',
  'bounced',
  'suppressed',
] as const satisfies readonly MessageStatus[];

/** Whether an account sends messages: itself, as `message.due` events that its own system sends, or not at all. */
export const MessageMode = z.enum(['off', 'on', 'events']).meta({ id: 'MessageMode' });
export type MessageMode = z.infer<typeof MessageMode>;

/** How a message goes out. */
export const MessageChannel = z.enum(['email', 'sms']).meta({ id: 'MessageChannel' });
export type MessageChannel = z.infer<typeof MessageChannel>;

/**
 * Whether employees who agreed to texts get them: never, where they have no email address, or before any email.
 */
export const TextUse = z.enum(['off', 'without_email', 'first']).meta({ id: 'TextUse' });
export type TextUse = z.infer<typeof TextUse>;

/** Beyond the contract: a message to an employee, and what became of it; never what it says. */
export const EmployeeMessage = z
  .strictObject({
    id: z.string().describe('Id of the message; begins with `msg_`.'),
    kind: MessageKind.describe('What it is about.'),
    channel: MessageChannel.describe('Whether it goes out by email or as a text message.'),
    status: MessageStatus.describe(
      'What became of it: it waits (`queued`), the mail server or the provider of texts took it (`sent`), refused it (`refused`) or knows no such address (`bounced`), the address is not written to (`suppressed`), or your system was told to send it (`handed_over`).',
    ),
    employee_id: EmployeeId.describe('Whom it is about.'),
    representative_id: RepresentativeId.nullable().describe(
      'Whom it went to, where that is somebody who was named to examine the employee’s documents; null for the employee.',
    ),
    task_id: TaskId.nullable().describe('The task that it is about; null where it is about none alone.'),
    language: z.string().describe('The language that it is written in, such as `es`.'),
    attempts: z.int().describe('How often it was handed to the mail server.'),
    reason: z
      .string()
      .nullable()
      .describe('Why it was not sent: the code of the mail server’s answer, or a word; null where it was.'),
    is_to_current_address: z
      .boolean()
      .describe(
        'Whether it went where it would go now: false once the address or number on record is another one.',
      ),
    is_suppressed: z.boolean().describe('Whether nothing more is sent to its address.'),
    held_until: DateTimeUtc.nullable().describe(
      'Until when it waits because the address or number that it goes to was changed; null where it does not.',
    ),
    opened_at: DateTimeUtc.nullable().describe('When its link was first visited; null until then.'),
    sent_at: DateTimeUtc.nullable().describe('When the mail server took it; null until then.'),
    created_at: DateTimeUtc.describe('When it was asked for.'),
  })
  .meta({ id: 'EmployeeMessage' });
export type EmployeeMessage = z.infer<typeof EmployeeMessage>;

/** What an account is told of a message that its own system is to send: ids, and nothing that it says. */
export const MessageDueEvent = z
  .strictObject({
    id: z.string().describe('Id of the message; begins with `msg_`.'),
    kind: MessageKind.describe('What it is about.'),
    employee_id: EmployeeId.describe(
      'Who is to be written to, or whom it is about where it goes to a representative.',
    ),
    task_id: TaskId.nullable().describe('The task that it is about; null where it is about none alone.'),
    language: z.string().describe('The language to write in, such as `es`.'),
  })
  .meta({ id: 'MessageDueEvent' });
export type MessageDueEvent = z.infer<typeof MessageDueEvent>;

export const MessageListQuery = z.object({
  ...pageQuery(),
  ...creationTimesQuery,
  employee_id: EmployeeId.optional().describe('Of this employee.'),
  status: MessageStatus.optional().describe('With this status.'),
});
export type MessageListQuery = z.infer<typeof MessageListQuery>;

/** A link that is sent to an employee by email. */
export const SendMessage = z
  .strictObject({
    kind: z
      .enum(['invitation', 'link_again', 'reminder'])
      .describe('Whether they are invited, are sent their link again, or are reminded of what is open.'),
  })
  .meta({ id: 'SendMessage' });
export type SendMessage = z.infer<typeof SendMessage>;

/** How an account sends messages, and whether it can. */
export const MessageSettings = z
  .strictObject({
    mode: MessageMode.describe('Whether messages are sent (`on`), told by events (`events`), or neither.'),
    sender_name: z
      .string()
      .nullable()
      .describe('The name that messages come from; null for the name of the employer.'),
    texts: TextUse.describe(
      'Whether employees who agreed to texts get them: never (`off`), where they have no email address (`without_email`), or in place of email (`first`).',
    ),
    is_configured: z.boolean().describe('Whether the installation has a mail server.'),
    can_send_texts: z.boolean().describe('Whether the installation has a provider of text messages.'),
    from_address: z.string().nullable().describe('The address that messages come from; null without one.'),
    is_sending: z.boolean().describe('Whether messages of this account are sent as things are.'),
  })
  .meta({ id: 'MessageSettings' });
export type MessageSettings = z.infer<typeof MessageSettings>;

export const UpdateMessageSettings = z
  .strictObject({
    mode: MessageMode.optional().describe(
      'Whether messages are sent (`on`), told by `message.due` events (`events`), or neither (`off`).',
    ),
    sender_name: text(100)
      .nullable()
      .optional()
      .describe('The name that messages come from; null for the name of the employer.'),
    texts: TextUse.optional().describe(
      'Whether employees who agreed to texts get them: never (`off`), where they have no email address (`without_email`), or in place of email (`first`).',
    ),
    include_waiting: z
      .boolean()
      .optional()
      .describe(
        'Whether those are written to as well who were asked for something in the 14 days before and still wait. Counts where it turns messages on.',
      ),
  })
  .meta({ id: 'UpdateMessageSettings' });
export type UpdateMessageSettings = z.infer<typeof UpdateMessageSettings>;

/** Who would be written to at once by turning messages on with `include_waiting`. */
export const WaitingPeople = z
  .strictObject({
    people: z
      .int()
      .describe('Representatives who were named, and employees who were told of a notice, and wait.'),
    asked_since: DateTimeUtc.describe('Nobody is written to about what they were asked before.'),
  })
  .meta({ id: 'WaitingPeople' });
export type WaitingPeople = z.infer<typeof WaitingPeople>;

/** The name that messages to an employer's people come from. */
export const EmployerMessageSettings = z
  .strictObject({
    employer_id: EmployerId.describe('The employer.'),
    sender_name: z
      .string()
      .nullable()
      .describe('The name that messages to its people come from; null for the account’s, else its own name.'),
  })
  .meta({ id: 'EmployerMessageSettings' });
export type EmployerMessageSettings = z.infer<typeof EmployerMessageSettings>;

export const UpdateEmployerMessageSettings = z
  .strictObject({
    sender_name: text(100)
      .nullable()
      .describe('The name that messages to its people come from; null for the account’s, else its own name.'),
  })
  .meta({ id: 'UpdateEmployerMessageSettings' });
export type UpdateEmployerMessageSettings = z.infer<typeof UpdateEmployerMessageSettings>;

/** The link by which somebody ends reminders to their address. */
export const UnsubscribeQuery = z.object({
  token: text(200, 1).describe('The `token` of the address in `List-Unsubscribe`: it is for this alone.'),
  language: text(35)
    .optional()
    .describe('The language of the page that a reader gets who opens the address; nothing else hangs on it.'),
});
export type UnsubscribeQuery = z.infer<typeof UnsubscribeQuery>;

export const Unsubscribed = z
  .strictObject({
    is_received: z
      .literal(true)
      .describe('The request was taken. Whether the token was one of ours is not said.'),
  })
  .meta({ id: 'Unsubscribed' });
export type Unsubscribed = z.infer<typeof Unsubscribed>;

/** A link that opens no longer, for which a new one is asked. */
export const RequestLink = z
  .strictObject({
    link: text(4096, 1).describe('The `link` of the address that opens no longer.'),
  })
  .meta({ id: 'RequestLink' });
export type RequestLink = z.infer<typeof RequestLink>;

export const LinkRequested = z
  .strictObject({
    is_received: z
      .literal(true)
      .describe('The request was taken. Whether there was anybody to write to is not said.'),
  })
  .meta({ id: 'LinkRequested' });
export type LinkRequested = z.infer<typeof LinkRequested>;
