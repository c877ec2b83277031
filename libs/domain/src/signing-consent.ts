import { z } from 'zod';
import { EmployeeId, SigningConsentId, TaskId } from './id-kind.js';
import { DateTimeUtc, text } from './scalar-value.js';

/** What of the consent is in force: `replaced` by one to a later statement, or `withdrawn`. */
export const SigningConsentStatus = z.enum(['in_force', 'replaced', 'withdrawn']);
export type SigningConsentStatus = z.infer<typeof SigningConsentStatus>;

/** Who withdrew a consent: the employee on the hosted pages, or somebody of the employer who was told. */
export const ConsentWithdrawer = z
  .strictObject({
    side: z.enum(['employee', 'employer']).describe('The side that withdrew it.'),
    type: z.enum(['api_token', 'user', 'form_session']).describe('What kind of credential it was.'),
    id: z.string().describe('Its id.'),
  })
  .meta({ id: 'ConsentWithdrawer' });
export type ConsentWithdrawer = z.infer<typeof ConsentWithdrawer>;

/**
 * How the employee showed, in the session in which they agreed, that they can open what they agree to receive: they read the
 * statement and the form on the page, or opened the form's PDF as well. 15 U.S.C. 7001(c)(1)(C)(ii).
 */
export const DemonstratedAccess = z.enum(['page', 'page_and_pdf']).meta({ id: 'DemonstratedAccess' });
export type DemonstratedAccess = z.infer<typeof DemonstratedAccess>;

/**
 * An employee's consent to sign the forms of this account electronically: what was read, when, and whether it still holds.
 * 15 U.S.C. 7001(c)(1).
 */
export const SigningConsent = z
  .strictObject({
    id: SigningConsentId,
    employee_id: EmployeeId,
    status: SigningConsentStatus.describe('Whether it holds.'),
    given: z
      .strictObject({
        at: DateTimeUtc.describe('When it was given.'),
        version: z.string().describe('Version of the statement.'),
        locale: z.string().describe('The language that it was shown in.'),
        text: z
          .string()
          .describe(
            'The statement as it was shown: what it covers, paper, withdrawal, hardware and software.',
          ),
        text_sha256: z.string().describe('SHA-256 of that statement, in hex.'),
        task_id: TaskId.nullable().describe(
          'The form that it was given with; null where it was given by itself.',
        ),
        demonstrated_access: DemonstratedAccess.describe(
          'How it was shown that they can read electronic records.',
        ),
      })
      .nullable()
      .describe(
        'When it was given and what was agreed to; null where somebody wants paper who never agreed here.',
      ),
    withdrawn: z
      .strictObject({
        at: DateTimeUtc.describe('When.'),
        by: ConsentWithdrawer.describe('By whom.'),
        reason: z.string().nullable().describe('Why, where it was said; null otherwise.'),
      })
      .nullable()
      .describe('When it was withdrawn; null while it holds.'),
  })
  .meta({ id: 'SigningConsent' });
export type SigningConsent = z.infer<typeof SigningConsent>;

export const SigningConsentList = z
  .strictObject({ data: z.array(SigningConsent).describe('The consents, the latest first.') })
  .meta({ id: 'SigningConsentList' });
export type SigningConsentList = z.infer<typeof SigningConsentList>;

/** What events say of a consent: ids, and how it is now. */
export const SigningConsentEvent = z.strictObject({
  id: SigningConsentId,
  employee_id: EmployeeId,
  status: SigningConsentStatus.describe('Whether it holds.'),
});
export type SigningConsentEvent = z.infer<typeof SigningConsentEvent>;

export const GiveSigningConsent = z.strictObject({
  consents_to_electronic_signature: z
    .literal(true, { error: 'Expected consent to sign electronically' })
    .describe('The employee consents to sign electronically.'),
  consent_sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'Expected the SHA-256 of the consent shown, in hex')
    .describe('SHA-256, in hex, of the statement in the language in which it was shown.'),
});
export type GiveSigningConsent = z.infer<typeof GiveSigningConsent>;

export const WithdrawSigningConsent = z.strictObject({
  reason: text(2000, 1).optional().describe('Why, where they want to say.'),
});
export type WithdrawSigningConsent = z.infer<typeof WithdrawSigningConsent>;

/** The employee asked for a paper copy of a form. */
export const PaperCopyRequest = z
  .strictObject({
    task_id: TaskId,
    employee_id: EmployeeId,
    requested_at: DateTimeUtc.describe('When it was asked for.'),
  })
  .meta({ id: 'PaperCopyRequest' });
export type PaperCopyRequest = z.infer<typeof PaperCopyRequest>;
