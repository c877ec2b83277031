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
    'file',
    'form_session',
    'inspection_package',
    'inspector_access',
    'integrity_check',
    'job',
    'key',
    'magic_link',
    'onboarding_link',
    'placement',
    'policy',
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

const nameable = { id: z.string().nullable(), name: z.string().nullable() };

/** Beyond the contract: one entry of the security log. */
export const SecurityEvent = z
  .strictObject({
    id: z.string(),
    at: DateTimeUtc,
    kind: SecurityEventKind,
    outcome: SecurityEventOutcome,
    /** The user, the API token or the employee, and what it is called now; nulls where nobody can be named. */
    actor: z.strictObject({ kind: SecurityActorKind, ...nameable }),
    /** The API token or the session that was presented. */
    credential_id: z.string().nullable(),
    ip: z.string(),
    user_agent: z.string(),
    request_id: z.string(),
    subject: z.strictObject({ type: SecuritySubjectType, ...nameable }).nullable(),
    /** Ids, words and counts; which ones, the kind says. */
    detail: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
  })
  .meta({ id: 'SecurityEvent' });
export type SecurityEvent = z.infer<typeof SecurityEvent>;

/** Read on with `next_cursor` as `cursor`; null at the end. */
export const SecurityEventPage = z
  .strictObject({ data: z.array(SecurityEvent), next_cursor: z.string().nullable() })
  .meta({ id: 'SecurityEventPage' });
export type SecurityEventPage = z.infer<typeof SecurityEventPage>;

const KindList = text(4096)
  .transform((list) => list.split(',').map((name) => name.trim()))
  .pipe(
    z.array(z.enum(SecurityEventKind.options, 'Expected kinds of security events with commas between them')),
  )
  .meta({ type: 'string' });

const filters = {
  kind: KindList.optional(),
  actor_id: text(64, 1).optional(),
  credential_id: text(64, 1).optional(),
  subject_type: SecuritySubjectType.optional(),
  subject_id: text(64, 1).optional(),
  ip: text(64, 1).optional(),
  outcome: SecurityEventOutcome.optional(),
  since: DateTimeInput.optional(),
  until: DateTimeInput.optional(),
};

export const SecurityEventListQuery = z.object({
  ...filters,
  per_page: pageQuery().per_page,
  cursor: z
    .string()
    .regex(/^sev_[0-9A-Za-z]{22}$/, 'Expected the next_cursor of an answer')
    .optional(),
});
export type SecurityEventListQuery = z.infer<typeof SecurityEventListQuery>;
export const SecurityEventExportQuery = z.object(filters);
export type SecurityEventExportQuery = z.infer<typeof SecurityEventExportQuery>;
