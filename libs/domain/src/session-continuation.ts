import { z } from 'zod';
import { TaskId } from './id-kind.js';
import { LocaleTag } from './locale-tag.js';
import { DeviceSecret, FormSessionCreated } from './onboarding-session.js';
import { DateTimeUtc } from './scalar-value.js';

const PageId = z
  .string()
  .regex(/^[a-z][a-z0-9_]{0,63}$/, 'Expected the id of a page')
  .describe('The page of the form that the employee is on.');

/** Where the employee goes on, on another device; at the list of forms without it. */
export const ContinueElsewhere = z.strictObject({
  task_id: TaskId.optional().describe('The form that they go on with.'),
  page_id: PageId.optional(),
});
export type ContinueElsewhere = z.infer<typeof ContinueElsewhere>;

/** An address that opens the employee's forms on another device, once. */
export const SessionContinuation = z
  .strictObject({
    url: z.string().describe('To be opened on the other device; shown as a QR code. It works once.'),
    expires_at: DateTimeUtc.describe('Until when it opens: ten minutes.'),
  })
  .meta({ id: 'SessionContinuation' });
export type SessionContinuation = z.infer<typeof SessionContinuation>;

export const ContinueSession = z.strictObject({
  code: z
    .string()
    .regex(/^[\w-]{22}$/, 'Expected 22 characters of base64url')
    .describe('The one-time code, out of the address.'),
  device: DeviceSecret.optional(),
  locale: LocaleTag.optional().describe('The language that the visitor reads, where none was chosen yet.'),
});
export type ContinueSession = z.infer<typeof ContinueSession>;

/** The session of the other device, and where it goes on. */
export const ContinuedSession = z
  .strictObject({
    session: FormSessionCreated.describe('The session that began here.'),
    task_id: TaskId.nullable().describe('The form to go on with; null for the list of forms.'),
    page_id: PageId.nullable().describe('Its page; null for the one that is to be answered next.'),
  })
  .meta({ id: 'ContinuedSession' });
export type ContinuedSession = z.infer<typeof ContinuedSession>;
