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
    /** `not_asked`: the account asks for no proof, or too little is known of the employee to ask by. */
    status: z.enum(['not_asked', 'required', 'locked', 'proved']),
    proved: IdentityProof,
    /** Wrong answers that may still be given before the check is locked. */
    tries_left: z.number(),
    locked_until: DateTimeUtc.nullable(),
  })
  .meta({ id: 'FormIdentity' });
export type FormIdentity = z.infer<typeof FormIdentity>;

export const ProveIdentity = z.strictObject({
  date_of_birth: CalendarDate,
  ssn_last_four: z.string().regex(/^\d{4}$/, 'Expected four digits'),
  /** The task that the person was about to open: the check is noted in its audit trail. */
  task_id: TaskId.optional(),
});
export type ProveIdentity = z.infer<typeof ProveIdentity>;

/** Whoever reads and signs for the employer, as far as the issuer of the link said who that is. */
export const VouchedSigner = z
  .strictObject({ name: z.string().nullable(), email: z.string().nullable(), title: z.string().nullable() })
  .meta({ id: 'VouchedSigner' });
export type VouchedSigner = z.infer<typeof VouchedSigner>;

/** Whoever reads and signs for the employer. */
export const FormSigner = z
  .strictObject({
    name: z.string(),
    email: z.string(),
    title: z.string().nullable(),
    /** Who said so: the issuer of the link, the reader on the page, or the account by which they are signed in. */
    stated_by: z.enum(['issuer', 'reader', 'account']),
    /** Of a representative: who named them and when, and when they gave their code. */
    named: z
      .strictObject({
        representative_id: z.string(),
        by: z.enum(['employee', 'employer']),
        at: DateTimeUtc,
        code_proved_at: DateTimeUtc,
      })
      .optional(),
  })
  .meta({ id: 'FormSigner' });
export type FormSigner = z.infer<typeof FormSigner>;

/** What of it the issuer of the link has said already is not changed. */
export const IdentifySigner = z.strictObject({
  name: PersonName,
  email: z.email('Expected an email address').max(320),
  title: drawableText(120, 1),
});
export type IdentifySigner = z.infer<typeof IdentifySigner>;

/** How an account wants the people behind onboarding links to be known. */
export const AccountSettings = z
  .strictObject({
    /** Before sensitive values show or a signature is given, once date of birth and SSN are known. */
    employee_identity_check: z.enum(['date_of_birth_and_ssn', 'none']),
    /** `vouched`: the issuer of the link vouches for the reader; `signed_in_user`: the reader signs in to the account. */
    employer_signer: z.enum(['vouched', 'signed_in_user']),
  })
  .meta({ id: 'AccountSettings' });
export type AccountSettings = z.infer<typeof AccountSettings>;
export const UpdateAccountSettings = AccountSettings.partial().strict();
export type UpdateAccountSettings = z.infer<typeof UpdateAccountSettings>;
