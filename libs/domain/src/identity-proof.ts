import { z } from 'zod';
import { TaskId } from './id-kind.js';
import { CalendarDate, DateTimeUtc, drawableText, PersonName } from './scalar-value.js';

/** How the person who works in a form session was known to be who they say. */
export const IdentityProof = z
  .enum([
    /** They gave the employee's date of birth and the last four digits of the Social Security number. */
    'date_of_birth_and_ssn',
    /** They entered both themselves in this very session, when nobody had before. */
    'entered_on_this_device',
    /** They were signed in to the account's dashboard. */
    'signed_in_user',
    /** They gave the code that was made for them when they were named. */
    'one_time_code',
    'nothing',
  ])
  .meta({ id: 'IdentityProof' });
export type IdentityProof = z.infer<typeof IdentityProof>;

/** Where a form session stands with the check of who works in it. */
export const FormIdentity = z
  .strictObject({
    status: z
      .enum(['not_asked', 'required', 'locked', 'proved'])
      .describe(
        'Whether the person has to prove who they are. `not_asked`: the account asks for no proof, or too little is known of the employee to ask by.',
      ),
    proved: IdentityProof.describe('What was proved, and how.'),
    tries_left: z.number().describe('Wrong answers that may still be given before the check is locked.'),
    locked_until: DateTimeUtc.nullable().describe(
      'Until when no further answer is taken; null while one is.',
    ),
  })
  .meta({ id: 'FormIdentity' });
export type FormIdentity = z.infer<typeof FormIdentity>;

export const ProveIdentity = z.strictObject({
  date_of_birth: CalendarDate.describe("The person's date of birth, `YYYY-MM-DD`."),
  ssn_last_four: z
    .string()
    .regex(/^\d{4}$/, 'Expected four digits')
    .describe('The last four digits of their Social Security number.'),
  task_id: TaskId.optional().describe(
    'The task that the person was about to open: the check is noted in its audit trail.',
  ),
});
export type ProveIdentity = z.infer<typeof ProveIdentity>;

/** Whoever reads and signs for the employer, as far as the issuer of the link said who that is. */
export const VouchedSigner = z
  .strictObject({
    name: z.string().nullable().describe('Name of whoever signs; null where it was not said.'),
    email: z.string().nullable().describe('Their email address; null where it was not said.'),
    title: z.string().nullable().describe('Their title; null where it was not said.'),
  })
  .meta({ id: 'VouchedSigner' });
export type VouchedSigner = z.infer<typeof VouchedSigner>;

/** Whoever reads and signs for the employer. */
export const FormSigner = z
  .strictObject({
    name: z.string().describe('Name of whoever signs.'),
    email: z.string().describe('Their email address.'),
    title: z.string().nullable().describe('Their title; null where it is not known.'),
    stated_by: z
      .enum(['issuer', 'reader', 'account'])
      .describe(
        'Who said so: the issuer of the link, the reader on the page, or the account by which they are signed in.',
      ),
    named: z
      .strictObject({
        representative_id: z.string().describe('Id of the representative; begins with `rep_`.'),
        by: z.enum(['employee', 'employer']).describe('The side that named them.'),
        at: DateTimeUtc.describe('When they were named.'),
        code_proved_at: DateTimeUtc.describe('When they gave their code.'),
      })
      .optional()
      .describe(
        'Of a representative: who named them and when, and when they gave their code. Null for others.',
      ),
  })
  .meta({ id: 'FormSigner' });
export type FormSigner = z.infer<typeof FormSigner>;

/** What of it the issuer of the link has said already is not changed. */
export const IdentifySigner = z.strictObject({
  name: PersonName.describe("The reader's name."),
  email: z.email('Expected an email address').max(320).describe('Their email address.'),
  title: drawableText(120, 1).describe('Their title.'),
});
export type IdentifySigner = z.infer<typeof IdentifySigner>;

/** How an account wants the people behind onboarding links to be known. */
export const AccountSettings = z
  .strictObject({
    employee_identity_check: z
      .enum(['date_of_birth_and_ssn', 'none'])
      .describe(
        'What employees prove before sensitive values show or a signature is given, once date of birth and SSN are known.',
      ),
    employer_signer: z
      .enum(['vouched', 'signed_in_user'])
      .describe(
        '`vouched`: the issuer of the link vouches for the reader; `signed_in_user`: the reader signs in to the account.',
      ),
    representative_naming: z
      .enum(['employer', 'employer_and_employee'])
      .describe(
        'Who may name the authorized representative that examines the documents for Form I-9. The law leaves it to the employer (8 CFR 274a.2(b)(1)(ii)), so employees may only where the account says so.',
      ),
    document_pictures: z
      .enum(['required', 'not_required'])
      .describe(
        'Whether a representative takes pictures of the documents. The employer may decide otherwise when naming someone; an employee may not.',
      ),
    bank_change_hold_hours: z
      .int()
      .min(0)
      .max(168)
      .describe(
        'For how many hours a new bank account that replaces an earlier one is on hold. 0 for no hold. The employee is told either way.',
      ),
  })
  .meta({ id: 'AccountSettings' });
export type AccountSettings = z.infer<typeof AccountSettings>;
export const UpdateAccountSettings = AccountSettings.partial().strict();
export type UpdateAccountSettings = z.infer<typeof UpdateAccountSettings>;
