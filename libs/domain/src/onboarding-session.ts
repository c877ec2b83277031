import { z } from 'zod';
import { BankChange } from './bank-change.js';
import { EmployeeId, EmployerId, FormId, SignatureId, TaskId } from './id-kind.js';
import { SessionHandover } from './handover.js';
import { OwnTexts } from './hosted-texts.js';
import { FormIdentity, FormSigner, VouchedSigner } from './identity-proof.js';
import { signerQuery } from './onboarding-link.js';
import { SessionTheme } from './appearance.js';
import { LocaleTag } from './locale-tag.js';
import { SessionRepresentative } from './representative.js';
import { DateTimeUtc, Progress, text } from './scalar-value.js';
import { NextAction, Side, TaskStatus } from './task.js';

/** What an onboarding link takes; both of the contract's onboarding operations share it. */
export const OnboardingLinkQuery = z.object({
  ...signerQuery,
  assignee_type: Side.optional().describe("Whose side the link opens; the employee's without it."),
  task_ids: text(8192).optional().describe('Only these tasks, in this order, with commas between them.'),
  locale: LocaleTag.optional().describe('The language that the pages open in, such as `es` or `es-MX`.'),
  redirect_to: text(2048).optional().describe('Where the pages end: https, or http on localhost.'),
  active_theme_id: text(64).optional().describe('The theme that the pages wear.'),
});
export type OnboardingLinkQuery = z.infer<typeof OnboardingLinkQuery>;
export const TaskOnboardingLinkQuery = z.object({
  ...signerQuery,
  assignee_type: Side.describe('Whose side the link opens.'),
  locale: LocaleTag.optional().describe('The language that the pages open in, such as `es` or `es-MX`.'),
  redirect_to: text(2048).optional().describe('Where the pages end: https, or http on localhost.'),
});
export type TaskOnboardingLinkQuery = z.infer<typeof TaskOnboardingLinkQuery>;

export const DeviceSecret = z
  .string()
  .regex(/^[\w-]{20,100}$/, 'Expected 20 to 100 characters of base64url')
  .describe(
    'A secret that the browser keeps. Opening the link there again continues its session, and an employee’s sensitive answers show only on the device that they were entered on.',
  );

/** Beyond the contract: the hosted page exchanges the link for a form session. */
export const CreateFormSession = z.strictObject({
  link: text(16_384, 1).describe('The signed link, out of its address.'),
  device: DeviceSecret.optional(),
  locale: LocaleTag.optional().describe(
    'The language that the visitor reads, as far as the browser tells: used where neither the link nor the employee’s `primary_language` names one.',
  ),
});
export type CreateFormSession = z.infer<typeof CreateFormSession>;

export const ChooseLanguage = z.strictObject({
  locale: LocaleTag.describe('The language that the reader chose, such as `es`.'),
});
export type ChooseLanguage = z.infer<typeof ChooseLanguage>;
export const ChosenLanguage = z
  .strictObject({ locale: z.string().describe('The language of the pages from now on.') })
  .meta({ id: 'ChosenLanguage' });
export type ChosenLanguage = z.infer<typeof ChosenLanguage>;
export const FormSessionCreated = z
  .strictObject({
    id: z.string().describe('Id of the session; begins with `fs_`.'),
    token: z.string().describe('The bearer token of the form session, shown once.'),
    expires_at: DateTimeUtc.describe('When it ends.'),
    side: Side.describe('Whose side it is.'),
    locale: z.string().nullable().describe("The language of the pages; null for the reader's own."),
    component_session_id: z
      .string()
      .nullable()
      .describe(
        'The session of the component that the link leads back to: the sites that may frame the component may frame these pages.',
      ),
  })
  .meta({ id: 'FormSessionCreated' });
export type FormSessionCreated = z.infer<typeof FormSessionCreated>;

const Localized = z.record(z.string(), z.string());

/** One task as the list of the hosted experience shows it. */
export const OnboardingTask = z.strictObject({
  id: TaskId,
  form_id: FormId,
  form_key: z.string().describe('The form, by its key.'),
  title: Localized.describe('Title of the form, by language.'),
  short_name: Localized.describe('What people call the form, by language.'),
  purpose: Localized.describe('What the form is for, in a sentence, by language.'),
  status: TaskStatus.describe('Whether it is done.'),
  next_action: NextAction.nullable().describe('Whose turn it is; null when nothing is left to do.'),
  progress: Progress.describe("Progress of the session's own side."),
  minutes_left: z
    .number()
    .describe('How many minutes it is likely to take this side; 0 where there is nothing to do.'),
  is_actionable: z.boolean().describe('Whether there is something for this side to do now.'),
  due_on: z
    .string()
    .nullable()
    .describe("The last day of this side's open section; null where no deadline is known."),
  business_days_left: z
    .number()
    .nullable()
    .describe('Business days until then, of the employer; null where no deadline is known.'),
  completed_at: DateTimeUtc.nullable().describe('When it was completed; null before.'),
  is_being_corrected: z
    .boolean()
    .optional()
    .describe('Whether all that is left to do is to correct what was signed before. Nothing of it is due.'),
  bank_change: BankChange.optional().describe(
    'Where the form changes where the employee is paid, and is on hold: until when.',
  ),
  document_asked: z
    .strictObject({ due_on: z.string().nullable().describe('By when; null where no day is known.') })
    .nullable()
    .describe(
      'The employer has to see a document that shows that the employee may work, and by when; null where nothing is asked.',
    ),
  sent_back_reason: z
    .string()
    .nullable()
    .describe('Why the other side sent it back; null where it did not, or it was signed again.'),
  correction_requested_at: DateTimeUtc.nullable().describe(
    'Since when the employee has asked to correct it, unanswered; null where nothing is asked.',
  ),
});
export type OnboardingTask = z.infer<typeof OnboardingTask>;

/** A signature that the next forms of a visit may be signed with. */
export const AdoptedSignature = z
  .strictObject({
    signature_id: SignatureId.describe('Id of the signature; begins with `sig_`.'),
    task_id: TaskId.describe('The form that it was made on.'),
    section_id: z.string().describe('The section that it was made under.'),
    name: z.string().describe('The name that was signed.'),
    method: z.enum(['typed', 'drawn']).describe('How it was made.'),
    signed_at: DateTimeUtc.describe('When it was made.'),
  })
  .meta({ id: 'AdoptedSignature' });
export type AdoptedSignature = z.infer<typeof AdoptedSignature>;

/** What the hosted experience knows of its session. */
export const OnboardingSession = z
  .strictObject({
    id: z.string().describe('Id of the session; begins with `fs_`.'),
    side: Side.describe('Whose side it is.'),
    locale: z.string().nullable().describe("The language of the pages; null for the reader's own."),
    redirect_to: z.string().nullable().describe('Where the pages end; null for a page of their own.'),
    expires_at: DateTimeUtc.describe('When it ends.'),
    is_test: z.boolean().describe('Whether it belongs to the test account.'),
    employee: z
      .strictObject({
        id: EmployeeId,
        first_name: z.string().describe('Given name.'),
        last_name: z.string().describe('Family name.'),
      })
      .describe('Whose forms they are.'),
    employer: z
      .strictObject({ id: EmployerId, name: z.string().describe('Name of the employer.') })
      .nullable()
      .describe('Who asks for them; null where the forms are for no employer.'),
    time_zone: z
      .string()
      .describe(
        'The time zone whose calendar dates everything on these pages: that of the employer, from its attribute `time_zone` or its state.',
      ),
    tasks: z
      .array(OnboardingTask)
      .describe('The forms of the session, in the order in which they are shown.'),
    identity: FormIdentity.describe(
      'Whether the person is asked to prove who they are before sensitive values show and before they sign.',
    ),
    signer: FormSigner.nullable().describe(
      "Who reads and signs for the employer, as far as it is known; null on the employee's side.",
    ),
    vouched_signer: VouchedSigner.nullable().describe(
      "What the issuer of the link said of the signer, to be completed where something is missing; null on the employee's side.",
    ),
    handover: SessionHandover.nullable().describe(
      'Whoever the employee handed the device to, where it is their session; null in every other.',
    ),
    representative: SessionRepresentative.nullable().describe(
      'Who was named to examine the documents for the employer, where it is their session; they see one form only.',
    ),
    renewable_task_ids: z
      .array(TaskId)
      .describe(
        'Finished forms of which the employee may begin a new one (`tasks.renew`): the last of each form that may change, unless a new one is begun.',
      ),
    theme: SessionTheme.nullable().describe(
      "The theme that the pages wear: the link's, else the employer's, else the account's; null for the plain look.",
    ),
    own_texts: z
      .record(z.string(), OwnTexts)
      .describe(
        "What is said in the employer's own words, by the language that the pages are read in; nothing to whoever signs for the employer.",
      ),
    adopted_signature: AdoptedSignature.nullable().describe(
      'The signature that the employee made last in this very session, to be put on other forms; null where there is none.',
    ),
  })
  .meta({ id: 'OnboardingSession' });
export type OnboardingSession = z.infer<typeof OnboardingSession>;

export const RenewedTask = z
  .strictObject({ task_id: TaskId.describe('The new task, or the one that was begun before.') })
  .meta({ id: 'RenewedTask' });
export type RenewedTask = z.infer<typeof RenewedTask>;
