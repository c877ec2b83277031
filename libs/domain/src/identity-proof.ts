import { z } from 'zod';
import { TaskId } from './id-kind.js';
import { DateTimeUtc, drawableText, PersonName } from './scalar-value.js';

/** What was observed of the person who uses a form session. */
export const IdentityProof = z
  .enum([
    /** They entered a one-time code that was sent to the employee's email address. */
    'code_by_email',
    /** They entered a one-time code that was sent to the employee's phone. */
    'code_by_text',
    /** They were signed in to the account's dashboard. */
    'signed_in_user',
    /** They entered the code of an authorized representative. */
    'one_time_code',
    'nothing',
    /** Signatures made before version 1.1 only: they knew a date of birth and four digits, which proves little. */
    'date_of_birth_and_ssn',
    /** Signatures made before version 1.1 only: they entered date of birth and SSN in the session itself. */
    'entered_on_this_device',
  ])
  .meta({ id: 'IdentityProof' });
export type IdentityProof = z.infer<typeof IdentityProof>;

/** Who of the employer was near when a link was opened: `device`: a user of the account was signed in in the same browser; `network`: the maker of the link was signed in from the same network address. */
export const MakerPresence = z.enum(['device', 'network']).meta({ id: 'MakerPresence' });
export type MakerPresence = z.infer<typeof MakerPresence>;

/** How the link that a signer used reached them, and the device that they used: what was observed, and nothing more. */
export interface LinkArrival {
  /** `firstday`: a message of Firstday's. `maker`: the maker of the link passed it on. */
  readonly delivered_by: 'firstday' | 'maker';
  /** The message, and the address or number that it went to, mostly masked. */
  readonly message?: { readonly id: string; readonly channel: CodeChannel; readonly to: string };
  /** The start of the browser's own secret, hashed: the same on each visit. */
  readonly device: string;
  readonly maker_presence?: MakerPresence;
}

/** Where a one-time code can go. */
export const CodeChannel = z
  .enum(['email', 'text'])
  .meta({ id: 'CodeChannel', description: 'How a one-time code is sent.' });
export type CodeChannel = z.infer<typeof CodeChannel>;

/** Whether a form session has proved that its reader holds the employee's email address or phone. */
export const FormIdentity = z
  .strictObject({
    status: z
      .enum(['not_asked', 'offered', 'required', 'locked', 'proved'])
      .describe(
        '`not_asked`: no proof is needed or possible. `offered`: a code shows the values that were entered on other devices. `required`: a code is needed before signing. `locked`: too many wrong codes were entered.',
      ),
    proved: IdentityProof.describe('What was proved, and how.'),
    channels: z
      .array(
        z.strictObject({
          channel: CodeChannel,
          to: z.string().describe('The address or number, mostly masked.'),
        }),
      )
      .describe(
        'Where a one-time code can be sent: contact details that neither the maker of the link nor anyone behind them has set. Empty when there are none.',
      ),
    tries_left: z.number().describe('Wrong codes that can still be entered before the check is locked.'),
    locked_until: DateTimeUtc.nullable().describe('When codes are accepted again; null when they are now.'),
  })
  .meta({ id: 'FormIdentity' });
export type FormIdentity = z.infer<typeof FormIdentity>;

export const SendIdentityCode = z.strictObject({
  channel: CodeChannel.describe('One of the `channels` of the session’s `identity`.'),
});
export type SendIdentityCode = z.infer<typeof SendIdentityCode>;

export const ProveIdentity = z.strictObject({
  code: z
    .string()
    .regex(/^\d{4} ?\d{4}$/, 'Expected eight digits')
    .describe('The one-time code from the message.'),
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
    employee_signature_proof: z
      .enum(['none', 'one_time_code'])
      .describe(
        '`one_time_code`: employees enter a code sent to their own email address or phone before they sign. Sensitive values that were entered on another device need a code either way.',
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
