import { z } from 'zod';
import { pageQuery } from './page.js';
import { DateTimeInput, DateTimeUtc, text } from './scalar-value.js';
import { SecurityEventKind, type securityEventKinds } from './security-event-kind.js';

export const SecurityEventOutcome = z
  .enum(['succeeded', 'refused', 'failed'])
  .meta({ id: 'SecurityEventOutcome' });
export type SecurityEventOutcome = z.infer<typeof SecurityEventOutcome>;

/** What an event happened to. */
export const SecuritySubjectType = z
  .enum([
    'account',
    'account_document',
    'api_token',
    'client',
    'component_session',
    'connected_organization',
    'custom_property',
    'employee',
    'employer',
    'everify_case',
    'everify_connection',
    'form',
    'form_pdf',
    'file',
    'form_session',
    'import',
    'inspection_package',
    'inspector_access',
    'integrity_check',
    'job',
    'key',
    'magic_link',
    'new_hire_report',
    'onboarding_link',
    'placement',
    'policy',
    'policy_waiver',
    'task',
    'theme',
    'user',
    'user_group',
    'user_session',
    'webhook',
  ])
  .meta({ id: 'SecuritySubjectType' });
export type SecuritySubjectType = z.infer<typeof SecuritySubjectType>;

export const SecurityActorKind = z
  .enum([
    'api_token',
    'user_session',
    'form_session',
    'component_session',
    'component_token',
    'inspector',
    'system',
    'anonymous',
  ])
  .meta({ id: 'SecurityActorKind' });
export type SecurityActorKind = z.infer<typeof SecurityActorKind>;

/** An event as the code records it; `detail` is held to the schema of its kind. */
export type NewSecurityEvent = {
  readonly [Kind in SecurityEventKind]: {
    readonly kind: Kind;
    readonly subject?: { readonly type: SecuritySubjectType; readonly id: string };
    readonly outcome?: SecurityEventOutcome;
    readonly detail?: z.input<(typeof securityEventKinds)[Kind]['detail']>;
  };
}[SecurityEventKind];

const nameable = {
  id: z.string().nullable().describe('Its id; null where nobody can be named.'),
  name: z.string().nullable().describe('What it is called now; null where it has no name, or is gone.'),
};

/** Beyond the contract: one entry of the security log. */
export const SecurityEvent = z
  .strictObject({
    id: z.string().describe('Id of the entry; begins with `sev_`.'),
    at: DateTimeUtc.describe('When it happened.'),
    kind: SecurityEventKind.describe('What happened.'),
    outcome: SecurityEventOutcome.describe('Whether it was done, or refused.'),
    actor: z
      .strictObject({ kind: SecurityActorKind.describe('What kind of credential it was.'), ...nameable })
      .describe(
        'The user, the API token or the employee, and what it is called now; nulls where nobody can be named.',
      ),
    credential_id: z
      .string()
      .nullable()
      .describe('The API token or the session that was presented; null where none was.'),
    ip: z.string().describe('The address that the request came from.'),
    user_agent: z.string().describe('The program that sent it, as it names itself.'),
    request_id: z.string().describe('Id of the request, as in `x-request-id`.'),
    subject: z
      .strictObject({ type: SecuritySubjectType.describe('What kind of record it is.'), ...nameable })
      .nullable()
      .describe('The record that it is about; null where it is about none.'),
    detail: z
      .record(z.string(), z.union([z.string(), z.number(), z.array(z.string())]))
      .describe('Ids, words and counts; which ones, the kind says.'),
  })
  .meta({ id: 'SecurityEvent' });
export type SecurityEvent = z.infer<typeof SecurityEvent>;

/** Read on with `next_cursor` as `cursor`; null at the end. */
export const SecurityEventPage = z
  .strictObject({
    data: z.array(SecurityEvent).describe('The entries, the latest first.'),
    next_cursor: z.string().nullable().describe('Where to read on; null at the end.'),
  })
  .meta({ id: 'SecurityEventPage' });
export type SecurityEventPage = z.infer<typeof SecurityEventPage>;

const KindList = text(4096)
  .transform((list) => list.split(',').map((name) => name.trim()))
  .pipe(
    z.array(z.enum(SecurityEventKind.options, 'Expected kinds of security events with commas between them')),
  )
  .meta({ type: 'string' });

const filters = {
  kind: KindList.optional().describe('Of these kinds, with commas between them.'),
  actor_id: text(64, 1).optional().describe('By this user, API token or employee.'),
  credential_id: text(64, 1).optional().describe('With this API token or in this session.'),
  subject_type: SecuritySubjectType.optional().describe('About a record of this kind.'),
  subject_id: text(64, 1).optional().describe('About this record, alone or among others.'),
  ip: text(64, 1).optional().describe('From this address.'),
  outcome: SecurityEventOutcome.optional().describe('With this outcome.'),
  since: DateTimeInput.optional().describe('Then or later.'),
  until: DateTimeInput.optional().describe('Then or earlier.'),
};

export const SecurityEventListQuery = z.object({
  ...filters,
  per_page: pageQuery().per_page,
  cursor: z
    .string()
    .regex(/^sev_[0-9A-Za-z]{22}$/, 'Expected the next_cursor of an answer')
    .optional()
    .describe('Read on from here: the `next_cursor` of an answer.'),
});
export type SecurityEventListQuery = z.infer<typeof SecurityEventListQuery>;
export const SecurityEventExportQuery = z.object(filters);
export type SecurityEventExportQuery = z.infer<typeof SecurityEventExportQuery>;
