import { z } from 'zod';
import { VouchedSigner } from './identity-proof.js';
import { EmployeeId, OnboardingLinkId, TaskId } from './id-kind.js';
import { pageQuery } from './page.js';
import { DateTimeUtc, drawableText, PersonName, text } from './scalar-value.js';
import { Side } from './task.js';

/** For whom the issuer of an employer's link vouches; on the page the reader is asked where these are absent. */
export const signerQuery = {
  signer_name: PersonName.optional(),
  signer_email: z.email('Expected an email address').max(320).optional(),
  signer_title: drawableText(120, 1).optional(),
};

/** Whose authority a link has; it ends when theirs does. */
export const LinkIssuer = z
  .strictObject({ type: z.enum(['api_token', 'user', 'component_session']), id: z.string() })
  .meta({ id: 'LinkIssuer' });
export type LinkIssuer = z.infer<typeof LinkIssuer>;

/** An onboarding link as it is on record; the address itself is shown once. */
export const OnboardingLink = z
  .strictObject({
    id: OnboardingLinkId,
    employee_id: EmployeeId,
    assignee_type: Side,
    /** Null for all of the employee's tasks. */
    task_ids: z.array(TaskId).nullable(),
    issuer: LinkIssuer,
    /** Whether the issuer could see sensitive values when the link was made. */
    issuer_sees_sensitive: z.boolean(),
    /** How it was handed over: returned to an API token, shown in the dashboard, opened by a component, or shown on a hosted page. */
    handed_over: z.enum(['api', 'dashboard', 'component', 'hosted_page']),
    /** For whom the issuer vouches, where they said. */
    signer: VouchedSigner.nullable(),
    /** The representative whose own link it is. */
    representative_id: z.string().nullable(),
    created_from: z.strictObject({ ip: z.string(), user_agent: z.string() }),
    /** Whether it opens now: not revoked, not expired, and its issuer may still make it. */
    is_active: z.boolean(),
    uses: z.number(),
    last_used_at: DateTimeUtc.nullable(),
    expires_at: DateTimeUtc,
    revoked_at: DateTimeUtc.nullable(),
    created_at: DateTimeUtc,
  })
  .meta({ id: 'OnboardingLink' });
export type OnboardingLink = z.infer<typeof OnboardingLink>;

export const OnboardingLinkListQuery = z.object({
  employee_id: text(128).optional(),
  is_active: z.enum(['true', 'false']).optional(),
  ...pageQuery(),
});
export type OnboardingLinkListQuery = z.infer<typeof OnboardingLinkListQuery>;

/** Of the event `onboarding_link.locked`: ids only. */
export const OnboardingLinkLocked = z.strictObject({
  id: OnboardingLinkId,
  employee_id: EmployeeId,
  locked_until: DateTimeUtc,
});
export type OnboardingLinkLocked = z.infer<typeof OnboardingLinkLocked>;
