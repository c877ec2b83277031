import { z } from 'zod';
import { AccountDocumentOfTask } from './account-document.js';
import { EmployeeId, EmployerId, FormId, TaskId } from './id-kind.js';
import { SessionHandover } from './handover.js';
import { FormIdentity, FormSigner, VouchedSigner } from './identity-proof.js';
import { signerQuery } from './onboarding-link.js';
import { SessionRepresentative } from './representative.js';
import { DateTimeUtc, Progress, text } from './scalar-value.js';
import { NextAction, Side, TaskStatus, UploadedFile } from './task.js';

/** What an onboarding link takes; both of the contract's onboarding operations share it. */
export const OnboardingLinkQuery = z.object({
  ...signerQuery,
  assignee_type: Side.optional(),
  task_ids: text(8192).optional(),
  locale: text(35).optional(),
  redirect_to: text(2048).optional(),
  active_theme_id: text(64).optional(),
});
export type OnboardingLinkQuery = z.infer<typeof OnboardingLinkQuery>;
export const TaskOnboardingLinkQuery = z.object({
  ...signerQuery,
  assignee_type: Side,
  locale: text(35).optional(),
  redirect_to: text(2048).optional(),
});
export type TaskOnboardingLinkQuery = z.infer<typeof TaskOnboardingLinkQuery>;

/** Beyond the contract: the hosted page exchanges the link for a form session. */
export const CreateFormSession = z.strictObject({
  link: text(16_384, 1),
  /** A secret of the browser's own: opening the link again there goes on with the session that it has. */
  device: z
    .string()
    .regex(/^[\w-]{20,100}$/, 'Expected 20 to 100 characters of base64url')
    .optional(),
});
export type CreateFormSession = z.infer<typeof CreateFormSession>;
export const FormSessionCreated = z
  .strictObject({
    id: z.string(),
    /** The bearer token of the form session, shown once. */
    token: z.string(),
    expires_at: DateTimeUtc,
    side: Side,
    locale: z.string().nullable(),
    /** The session of the component that the link leads back to: the sites that may frame that may frame this. */
    component_session_id: z.string().nullable(),
  })
  .meta({ id: 'FormSessionCreated' });
export type FormSessionCreated = z.infer<typeof FormSessionCreated>;

const Localized = z.record(z.string(), z.string());

/** One task as the list of the hosted experience shows it. */
export const OnboardingTask = z.strictObject({
  id: TaskId,
  form_id: FormId,
  form_key: z.string(),
  title: Localized,
  short_name: Localized,
  /** What the form is for, in a sentence. */
  purpose: Localized,
  status: TaskStatus,
  next_action: NextAction.nullable(),
  /** Progress of the session's own side. */
  progress: Progress,
  minutes_left: z.number(),
  /** Whether there is something for this side to do now. */
  is_actionable: z.boolean(),
  /** Last moment of this side's open section; null where no deadline is known. */
  due_on: z.string().nullable(),
  business_days_left: z.number().nullable(),
  completed_at: DateTimeUtc.nullable(),
  /** The employer has to see a document that shows that the employee may work, and by when; null where nothing is asked. */
  document_asked: z.strictObject({ due_on: z.string().nullable() }).nullable(),
  /** Why the other side sent it back, where it did and it has not been signed again. */
  sent_back_reason: z.string().nullable(),
});
export type OnboardingTask = z.infer<typeof OnboardingTask>;

/** What the hosted experience knows of its session. */
export const OnboardingSession = z
  .strictObject({
    id: z.string(),
    side: Side,
    locale: z.string().nullable(),
    redirect_to: z.string().nullable(),
    expires_at: DateTimeUtc,
    is_test: z.boolean(),
    employee: z.strictObject({ id: EmployeeId, first_name: z.string(), last_name: z.string() }),
    employer: z.strictObject({ id: EmployerId, name: z.string() }).nullable(),
    tasks: z.array(OnboardingTask),
    /** Whether the person is asked to prove who they are before sensitive values show and before they sign. */
    identity: FormIdentity,
    /** Who reads and signs for the employer, as far as it is known; null on the employee's side. */
    signer: FormSigner.nullable(),
    /** What the issuer of the link said of them, to be completed where something is missing. */
    vouched_signer: VouchedSigner.nullable(),
    /** Whoever the employee handed the device to, where it is their session; null in every other. */
    handover: SessionHandover.nullable(),
    /** Who was named to examine the documents for the employer, where it is their session; they see one form only. */
    representative: SessionRepresentative.nullable(),
  })
  .meta({ id: 'OnboardingSession' });
export type OnboardingSession = z.infer<typeof OnboardingSession>;

export const SectionState = z.strictObject({
  id: z.string(),
  assignee: z.enum(['employee', 'employer', 'system']),
  /**
   * `open`: this side may write. `locked`: an earlier section must be signed first. `waiting`: the other side's turn.
   * `done`: complete or signed. `dormant`: opens only on request (Supplement B).
   */
  state: z.enum(['open', 'locked', 'waiting', 'done', 'dormant']),
  due_on: z.string().nullable(),
  business_days_left: z.number().nullable(),
  signature: z
    .strictObject({
      method: z.enum(['typed', 'drawn']),
      name: z.string(),
      image: z.string().nullable(),
      signed_at: DateTimeUtc,
      signed_on: z.string(),
    })
    .nullable(),
});
export type SectionState = z.infer<typeof SectionState>;

/**
 * One task whole, for the session that fills it in. The form's text and fields are in the catalog of `@firstday/forms`,
 * found by `form_key` and `edition`. Answers of the session's own side are in clear; of the other side as far as it must see them.
 */
export const TaskSheet = z
  .strictObject({
    task: OnboardingTask,
    form_key: z.string(),
    edition: z.string(),
    /** Answers by field path, prefilled ones included. */
    answers: z.record(z.string(), z.unknown()),
    /** Paths whose value comes from prefilling and has not been confirmed yet. */
    prefilled: z.array(z.string()),
    /** Paths that have an answer which this session may not see; left blank, it stays. */
    hidden: z.array(z.string()),
    /** Facts that conditions and rules may ask for besides the answers (`today`, `employer.uses_e_verify`). */
    surroundings: z.record(z.string(), z.unknown()),
    sections: z.array(SectionState),
    /** One for each page of the form that this side or the other fills: where files are uploaded to, and whether it was visited. */
    subtasks: z.array(
      z.strictObject({ id: z.string(), page_id: z.string(), is_visited: z.boolean(), progress: Progress }),
    ),
    files: z.array(UploadedFile),
    /** The account's document that the form is about, such as its handbook; null where it has published none. */
    account_document: AccountDocumentOfTask.nullable(),
    /** True once the finished PDF can be downloaded. */
    has_document: z.boolean(),
  })
  .meta({ id: 'TaskSheet' });
export type TaskSheet = z.infer<typeof TaskSheet>;
