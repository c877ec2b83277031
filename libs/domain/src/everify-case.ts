import { z } from 'zod';
import {
  EverifyAction,
  EverifyCaseStatus,
  EverifyClosureReason,
  EverifyDecision,
  EverifyDelayReason,
  EverifyDuplicateReason,
  EverifyMissing,
} from './everify-case-status.js';
import { EmployeeId, EmployerId, EverifyCaseId, TaskId } from './id-kind.js';
import { pageQuery } from './page.js';
import { CalendarDate, DateTimeUtc, PersonName, text } from './scalar-value.js';
import { UploadedFile } from './task.js';
import { timesQuery } from './times-query.js';

/** A difference between the case and the records of an agency, and what was done about it. */
export const EverifyMismatch = z.strictObject({
  agency: z.enum(['SSA', 'DHS', 'DUAL']).describe('Whose records do not match.'),
  employer_acts_by: z
    .string()
    .nullable()
    .describe('The last day for the employer to refer the case; null where none runs.'),
  employee_acts_by: z
    .string()
    .nullable()
    .describe('The last day for the employee to go to the agency; null where none runs.'),
  notice_downloaded_at: DateTimeUtc.nullable().describe('When the employer took the notice; null before.'),
  notified_at: DateTimeUtc.nullable().describe('When the employee was told in private; null before.'),
  decision: EverifyDecision.nullable().describe('What the employee decided; null before.'),
  decided_at: DateTimeUtc.nullable().describe('When they decided; null before.'),
  signed_by: z
    .string()
    .nullable()
    .describe('The name that the employee typed under the decision; null before.'),
  notice_sha256: z
    .string()
    .nullable()
    .describe('SHA-256 of the notice as it was handed out last: what the employee had read.'),
  next_step: z
    .enum(['download_notice', 'notify', 'decide', 'refer', 'decline_to_act'])
    .nullable()
    .describe('What has to be done next; null where nothing.'),
});

export type EverifyMismatch = z.infer<typeof EverifyMismatch>;

/** One thing that happened to a case. */
export const EverifyStep = z.strictObject({
  at: DateTimeUtc.describe('When it happened.'),
  what: z.string().describe('What happened.'),
  by: z.string().describe('Whose doing it was: a kind of credential, E-Verify itself, or this service.'),
  by_id: z.string().nullable().describe('Id of whoever it was, where it is known.'),
  from: EverifyCaseStatus.nullable().describe('State of the case before; null for its first step.'),
  to: EverifyCaseStatus.nullable().describe('State of the case after; null where it did not change.'),
});
export type EverifyStep = z.infer<typeof EverifyStep>;

/** Beyond the contract: the E-Verify case of a new hire. Its data are those of Form I-9 and are not shown here. */
export const EverifyCase = z
  .strictObject({
    id: EverifyCaseId,
    employee_id: EmployeeId,
    employee_name: z
      .string()
      .nullable()
      .describe('What the employee is called; null where the record is gone.'),
    employer_id: EmployerId,
    employer_name: z
      .string()
      .nullable()
      .describe('What the employer is called; null where the record is gone.'),
    task_id: TaskId.describe('The Form I-9 that the case was made of.'),
    status: EverifyCaseStatus.describe('How far the case is.'),
    status_display: z
      .string()
      .nullable()
      .describe("The result in E-Verify's words; null before there is one."),
    eligibility_statement: z
      .string()
      .nullable()
      .describe('What E-Verify says of the result; null before there is one.'),
    case_number: z
      .string()
      .nullable()
      .describe("E-Verify's number of the case; null before it is submitted."),
    is_simulated: z
      .boolean()
      .describe('True where the simulator answers, as for every test account: nobody was verified.'),
    turn: z.enum(['employer', 'employee', 'government', 'nobody']).describe('Whose turn it is.'),
    missing: z
      .array(EverifyMissing)
      .describe(
        'What has to be known before the case can be submitted. With `ssn_pending` alone the case waits for a number that was applied for, and opens automatically when it arrives.',
      ),
    due_on: z.string().nullable().describe('The day that counts next; null where there is none.'),
    urgency: z
      .enum(['overdue', 'due_today', 'upcoming'])
      .nullable()
      .describe('How that day stands to today where the employer is; null where there is none.'),
    mismatch: EverifyMismatch.nullable().describe(
      'The tentative nonconfirmation; null where everything matched.',
    ),
    actions: z.array(EverifyAction).describe('What may be done with it now.'),
    closure_reasons: z
      .array(
        z.strictObject({
          code: EverifyClosureReason.describe('The reason, as E-Verify names it.'),
          needs_description: z.boolean().describe('Whether it has to be explained.'),
        }),
      )
      .describe('The reasons for which it may be closed now.'),
    closure_reason: EverifyClosureReason.nullable().describe('Why it was closed; null while it is open.'),
    pending: z
      .strictObject({
        action: EverifyAction.describe('What was asked.'),
        since: DateTimeUtc.describe('Since when.'),
        attempts: z.number().describe('How often it was tried.'),
        last_error: z.string().nullable().describe('What went wrong last; null where nothing did.'),
      })
      .nullable()
      .describe('What was asked of E-Verify and is not answered yet; it is asked again until it is.'),
    refusal: z
      .string()
      .nullable()
      .describe('Why E-Verify refused what was asked of it last; null where it did not.'),
    steps: z.array(EverifyStep).describe('What happened with the case, oldest first.'),
    created_at: DateTimeUtc.describe('When the case was created here.'),
    updated_at: DateTimeUtc.describe('When it last changed.'),
  })
  .meta({ id: 'EverifyCase' });
export type EverifyCase = z.infer<typeof EverifyCase>;

export const EverifyCaseListQuery = z.object({
  ...pageQuery(),
  ...timesQuery,
  status: EverifyCaseStatus.optional().describe('Of this status.'),
  employee_id: EmployeeId.optional().describe('Of this employee.'),
  employer_id: EmployerId.optional().describe('Of this employer.'),
  sort: z
    .enum(['due_on', '-created_at'])
    .optional()
    .describe(
      'What is due first on top and what has no such day at the end, or the newest, which is the default.',
    ),
  missing: EverifyMissing.optional().describe('Of those that lack this.'),
  starting_after: EverifyCaseId.optional().describe(
    'The last case that was read: those after it in this order follow, and `total` counts them alone.',
  ),
  due_on_lte: CalendarDate.optional().describe('Due on that day or earlier.'),
  case_statuses: text(4096)
    .optional()
    .describe('Of these statuses, with commas between them; `open` and `closed` stand for all of a kind.'),
  case_tracking: text(4096)
    .optional()
    .describe(
      'How they stand to the day that counts next, with commas between them: `overdue`, `due_today`, `upcoming`, `none`.',
    ),
});
export type EverifyCaseListQuery = z.infer<typeof EverifyCaseListQuery>;

/** Copies that are kept with the Form I-9 of a case. */
export const EverifyCaseCopies = z
  .strictObject({
    files: z.array(UploadedFile).describe('The files of the form, in the order in which they came.'),
  })
  .meta({ id: 'EverifyCaseCopies' });
export type EverifyCaseCopies = z.infer<typeof EverifyCaseCopies>;

const description = text(240, 1);
export const OpenEverifyCase = z.strictObject({
  reason_for_delay: EverifyDelayReason.optional().describe(
    'Why it is later than three business days after the hire, where it is.',
  ),
  reason_for_delay_description: description
    .optional()
    .describe('The reason in words, where it is another one.'),
  duplicate_reason: EverifyDuplicateReason.optional().describe(
    'Why it is made although E-Verify has a case of this person, where it has.',
  ),
});
export type OpenEverifyCase = z.infer<typeof OpenEverifyCase>;

export const EverifyDetails = z
  .strictObject({
    fields: z
      .array(
        z.strictObject({
          name: text(60, 1).describe('Name of the field at E-Verify, such as `last_name`.'),
          value: text(254).nullable().describe('Its value at E-Verify, or what is right; null for none.'),
        }),
      )
      .max(60)
      .describe('What E-Verify has of the employee, to be compared with the form.'),
  })
  .meta({ id: 'EverifyDetails' });
export type EverifyDetails = z.infer<typeof EverifyDetails>;

/** The photo that E-Verify shows is compared with the photo on the document, not with the face. */
export const MatchEverifyPhoto = z.strictObject({
  answer: z
    .enum(['matching', 'not_matching', 'no_image'])
    .describe('Whether the photo that E-Verify shows is the one in the document.'),
});
export type MatchEverifyPhoto = z.infer<typeof MatchEverifyPhoto>;

/** Copies of the document that the task keeps: front, and back where it has one. */
export const UploadEverifyDocument = z.strictObject({
  front_file_id: text(64, 1).describe('The file with the front of the document.'),
  back_file_id: text(64, 1).optional().describe('The file with its back, where it has one.'),
});
export type UploadEverifyDocument = z.infer<typeof UploadEverifyDocument>;

/** The employee's own choice after reading the notice. */
export const DecideEverifyMismatch = z.strictObject({
  decision: EverifyDecision.describe('Whether the employee takes action to resolve the mismatch.'),
  name: PersonName.describe("The employee's name, typed in place of a signature on the notice."),
  consents_to_electronic_signature: z
    .literal(true, { error: 'Expected consent to sign electronically' })
    .describe('The employee consents to sign electronically.'),
  acknowledges_notice: z
    .literal(true, { error: 'Expected that the notice was read' })
    .describe('The employee has read the notice.'),
});
export type DecideEverifyMismatch = z.infer<typeof DecideEverifyMismatch>;

export const CloseEverifyCase = z.strictObject({
  reason: EverifyClosureReason.describe('Why it is closed, as E-Verify names it.'),
  description: description.optional().describe('The reason in words, where it needs them.'),
});
export type CloseEverifyCase = z.infer<typeof CloseEverifyCase>;

export const EverifyNoticeQuery = z.object({
  language: z.enum(['en', 'es']).optional().describe('The language of the notice; English without it.'),
});
export type EverifyNoticeQuery = z.infer<typeof EverifyNoticeQuery>;
