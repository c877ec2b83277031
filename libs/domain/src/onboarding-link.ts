import { z } from 'zod';
import { VouchedSigner } from './identity-proof.js';
import { EmployeeId, OnboardingLinkId, TaskId } from './id-kind.js';
import { pageQuery } from './page.js';
import { DateTimeUtc, drawableText, PersonName, text } from './scalar-value.js';
import { Side } from './task.js';
import { creationTimesQuery } from './times-query.js';

/** For whom the issuer of an employer's link vouches; on the page the reader is asked where these are absent. */
export const signerQuery = {
  signer_name: PersonName.optional().describe(
    'Who reads and signs for the employer: you vouch for them. Employer’s side only.',
  ),
  signer_email: z.email('Expected an email address').max(320).optional().describe('Their email address.'),
  signer_title: drawableText(120, 1).optional().describe('Their title.'),
};

/** Whose authority a link has; it ends when theirs does. */
export const LinkIssuer = z
  .strictObject({
    type: z.enum(['api_token', 'user', 'component_session']).describe('What kind of credential it was.'),
    id: z.string().describe('Its id: of the token, the user or the session.'),
  })
  .meta({ id: 'LinkIssuer' });
export type LinkIssuer = z.infer<typeof LinkIssuer>;

/** An onboarding link as it is on record; the address itself is shown once. */
export const OnboardingLink = z
  .strictObject({
    id: OnboardingLinkId,
    employee_id: EmployeeId,
    assignee_type: Side.describe('Whose side it opens.'),
    task_ids: z
      .array(TaskId)
      .nullable()
      .describe("The tasks that it opens, in their order; null for all of the employee's."),
    issuer: LinkIssuer.describe('Who made it.'),
    issuer_sees_sensitive: z
      .boolean()
      .describe('Whether the issuer could see sensitive values when the link was made.'),
    handed_over: z
      .enum(['api', 'dashboard', 'component', 'hosted_page'])
      .describe(
        'How it was handed over: returned to an API token, shown in the dashboard, opened by a component, or shown on a hosted page.',
      ),
    signer: VouchedSigner.nullable().describe('For whom the issuer vouches; null where they did not say.'),
    representative_id: z
      .string()
      .nullable()
      .describe('The representative whose own link it is; null for others.'),
    created_from: z
      .strictObject({
        ip: z.string().describe('The address.'),
        user_agent: z.string().describe('The program, as it names itself.'),
      })
      .describe('Where the request for it came from.'),
    is_active: z
      .boolean()
      .describe('Whether it opens now: not revoked, not expired, and its issuer may still make it.'),
    uses: z.number().describe('How often it was opened.'),
    last_used_at: DateTimeUtc.nullable().describe('When it was last opened; null for never.'),
    expires_at: DateTimeUtc.describe('Until when it opens.'),
    revoked_at: DateTimeUtc.nullable().describe('When it was revoked; null where it was not.'),
    created_at: DateTimeUtc.describe('When it was made.'),
  })
  .meta({ id: 'OnboardingLink' });
export type OnboardingLink = z.infer<typeof OnboardingLink>;

export const OnboardingLinkListQuery = z.object({
  employee_id: text(128).optional().describe('Of this employee.'),
  is_active: z.enum(['true', 'false']).optional().describe('Whether they open now.'),
  ...pageQuery(),
  ...creationTimesQuery,
});
export type OnboardingLinkListQuery = z.infer<typeof OnboardingLinkListQuery>;

/** Of the event `onboarding_link.locked`: ids only. */
export const OnboardingLinkLocked = z.strictObject({
  id: OnboardingLinkId,
  employee_id: EmployeeId,
  locked_until: DateTimeUtc.describe('Until when no further answer is taken.'),
});
export type OnboardingLinkLocked = z.infer<typeof OnboardingLinkLocked>;
