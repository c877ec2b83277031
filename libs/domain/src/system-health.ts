import { z } from 'zod';
import { EverifyProblem } from './everify-connection.js';
import { WebhookId } from './id-kind.js';
import { CalendarDate, DateTimeUtc } from './scalar-value.js';
import { BoundedCount } from './work-item.js';

/** What a line of an account's system health is about, in the order in which they are shown. */
export const SystemHealthKind = z
  .enum([
    'background_work',
    'clocks',
    'outbound',
    'documents',
    'messages',
    'webhook',
    'everify',
    'imports',
    'packages',
    'retention',
    'official_files',
  ])
  .meta({ id: 'SystemHealthKind' });
export type SystemHealthKind = z.infer<typeof SystemHealthKind>;

/** From the best to the worst: nothing waits, something does as usual, somebody should look, something does not work. */
export const SystemHealthState = z
  .enum(['ok', 'waiting', 'late', 'failing'])
  .meta({ id: 'SystemHealthState' });
export type SystemHealthState = z.infer<typeof SystemHealthState>;

/** Why a line is as it is, where its kind and its state do not say it. */
export const SystemHealthReason = z
  .enum([
    'never_seen',
    'paused_copy',
    'not_configured',
    'turned_off',
    'unreadable',
    ...EverifyProblem.options,
  ])
  .meta({ id: 'SystemHealthReason' });
export type SystemHealthReason = z.infer<typeof SystemHealthReason>;

/** Of each line at most so many records are named; the counts say how many there are. */
export const mostHealthRecords = 20;

export const SystemHealthRecord = z
  .strictObject({
    kind: z
      .enum(['task', 'everify_case', 'import', 'inspection_package', 'form'])
      .describe('What kind of record it is.'),
    id: z.string().describe('Its id.'),
    name: z.string().nullable().describe('The form, or the name of the file; null where it has none.'),
    employee_id: z.string().nullable().describe('Whose it is; null where it is nobody’s.'),
    employee_name: z
      .string()
      .nullable()
      .describe('What they are called; null where that is not known, or not for the caller.'),
    since: DateTimeUtc.nullable().describe('Since when it waits, or fails.'),
    is_failing: z.boolean().describe('Whether it went wrong, rather than waits for its turn.'),
    can_retry: z.boolean().describe('Whether the caller may have it tried again at once.'),
    missing_files: z
      .array(z.string())
      .describe('Of a form: the agencies’ files that are not installed; empty for others.'),
  })
  .meta({ id: 'SystemHealthRecord' });
export type SystemHealthRecord = z.infer<typeof SystemHealthRecord>;

/** An answer of E-Verify that could not be read. */
export const UnreadAnswer = z
  .strictObject({
    operation: z.string().describe('What was asked, such as `POST /cases/{n}/submit`.'),
    structure: z.string().describe('Status, keys and types of the answer; never its values.'),
    since: DateTimeUtc.describe('When it was answered so first.'),
  })
  .meta({ id: 'UnreadAnswer' });
export type UnreadAnswer = z.infer<typeof UnreadAnswer>;

export const SystemHealthLine = z
  .strictObject({
    kind: SystemHealthKind.describe('What it is about.'),
    state: SystemHealthState.describe('How it stands.'),
    reason: SystemHealthReason.nullable().describe('Why; null where kind and state say it.'),
    since: DateTimeUtc.nullable().describe(
      'Since when it stands so: the oldest of what waits or fails. Of `background_work`: when it was seen last.',
    ),
    waiting: BoundedCount.nullable().describe('How many wait for their turn; null where nothing can wait.'),
    failing: BoundedCount.nullable().describe('How many went wrong; null where nothing can.'),
    webhook_id: WebhookId.nullable().describe('The webhook that a `webhook` line is about.'),
    webhook_url: z.string().nullable().describe('Where that webhook is sent to.'),
    records: z
      .array(SystemHealthRecord)
      .max(mostHealthRecords)
      .describe(`The first ${mostHealthRecords} of them, what fails first.`),
    unread_answers: z
      .array(UnreadAnswer)
      .max(mostHealthRecords)
      .optional()
      .describe('Of `everify` with the reason `unknown_shape`: the answers that this version does not read.'),
    password_expires_on: CalendarDate.optional().describe(
      'Of `everify` with the reason `password_expires`: the day on which E-Verify’s password expires.',
    ),
  })
  .meta({ id: 'SystemHealthLine' });
export type SystemHealthLine = z.infer<typeof SystemHealthLine>;

export const SystemHealth = z
  .strictObject({
    state: SystemHealthState.describe('The worst of the lines.'),
    checked_at: DateTimeUtc.describe('When this was looked up.'),
    version: z.string().describe('The version of the software.'),
    lines: z.array(SystemHealthLine).describe('One for each thing that the caller may see.'),
  })
  .meta({ id: 'SystemHealth' });
export type SystemHealth = z.infer<typeof SystemHealth>;
