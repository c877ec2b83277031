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
import { timesQuery } from './times-query.js';

/** A difference between the case and the records of an agency, and what was done about it. */
export const EverifyMismatch = z.strictObject({
  agency: z.enum(['SSA', 'DHS', 'DUAL']),
  /** The last day for the employer to refer the case. */
  employer_acts_by: z.string().nullable(),
  /** The last day for the employee to go to the agency. */
  employee_acts_by: z.string().nullable(),
  notice_downloaded_at: DateTimeUtc.nullable(),
  notified_at: DateTimeUtc.nullable(),
  decision: EverifyDecision.nullable(),
  decided_at: DateTimeUtc.nullable(),
  /** The name that the employee typed under the decision. */
  signed_by: z.string().nullable(),
  /** SHA-256 of the notice as it was handed out last: what the employee had read. */
  notice_sha256: z.string().nullable(),
  next_step: z.enum(['download_notice', 'notify', 'decide', 'refer', 'decline_to_act']).nullable(),
});

export type EverifyMismatch = z.infer<typeof EverifyMismatch>;

/** One thing that happened to a case. */
export const EverifyStep = z.strictObject({
  at: DateTimeUtc,
  what: z.string(),
  /** Whose doing it was: a kind of credential, E-Verify itself, or this service. */
  by: z.string(),
  by_id: z.string().nullable(),
  from: EverifyCaseStatus.nullable(),
  to: EverifyCaseStatus.nullable(),
});
export type EverifyStep = z.infer<typeof EverifyStep>;

/** Beyond the contract: the E-Verify case of a new hire. Its data are those of Form I-9 and are not shown here. */
export const EverifyCase = z
  .strictObject({
    id: EverifyCaseId,
    employee_id: EmployeeId,
    /** Null where the record is gone. */
    employee_name: z.string().nullable(),
    employer_id: EmployerId,
    employer_name: z.string().nullable(),
    /** The Form I-9 that it was made of. */
    task_id: TaskId,
    status: EverifyCaseStatus,
    /** The result in E-Verify's words. */
    status_display: z.string().nullable(),
    eligibility_statement: z.string().nullable(),
    case_number: z.string().nullable(),
    /** True where the simulator answers, as for every test account: nobody was verified. */
    is_simulated: z.boolean(),
    turn: z.enum(['employer', 'employee', 'government', 'nobody']),
    missing: z.array(EverifyMissing),
    /** The day that counts next, and how it stands to today where the employer is. */
    due_on: z.string().nullable(),
    urgency: z.enum(['overdue', 'due_today', 'upcoming']).nullable(),
    mismatch: EverifyMismatch.nullable(),
    /** What may be done with it now. */
    actions: z.array(EverifyAction),
    closure_reasons: z.array(z.strictObject({ code: EverifyClosureReason, needs_description: z.boolean() })),
    closure_reason: EverifyClosureReason.nullable(),
    /** What was asked of E-Verify and is not answered yet; it is asked again until it is. */
    pending: z
      .strictObject({
        action: EverifyAction,
        since: DateTimeUtc,
        attempts: z.number(),
        last_error: z.string().nullable(),
      })
      .nullable(),
    /** Why E-Verify refused what was asked of it last. */
    refusal: z.string().nullable(),
    steps: z.array(EverifyStep),
    created_at: DateTimeUtc,
    updated_at: DateTimeUtc,
  })
  .meta({ id: 'EverifyCase' });
export type EverifyCase = z.infer<typeof EverifyCase>;

export const EverifyCaseListQuery = z.object({
  ...pageQuery(),
  ...timesQuery,
  status: EverifyCaseStatus.optional(),
  employee_id: EmployeeId.optional(),
  employer_id: EmployerId.optional(),
  due_on_lte: CalendarDate.optional(),
  /** Statuses with commas between them; `open` and `closed` stand for all of a kind. */
  case_statuses: text(4096).optional(),
  /** Words of `EverifyCaseTracking` with commas between them. */
  case_tracking: text(4096).optional(),
});
export type EverifyCaseListQuery = z.infer<typeof EverifyCaseListQuery>;

const description = text(240, 1);
export const OpenEverifyCase = z.strictObject({
  reason_for_delay: EverifyDelayReason.optional(),
  reason_for_delay_description: description.optional(),
  duplicate_reason: EverifyDuplicateReason.optional(),
});
export type OpenEverifyCase = z.infer<typeof OpenEverifyCase>;

export const EverifyDetails = z
  .strictObject({
    fields: z.array(z.strictObject({ name: text(60, 1), value: text(254).nullable() })).max(60),
  })
  .meta({ id: 'EverifyDetails' });
export type EverifyDetails = z.infer<typeof EverifyDetails>;

/** The photo that E-Verify shows is compared with the photo on the document, not with the face. */
export const MatchEverifyPhoto = z.strictObject({ answer: z.enum(['matching', 'not_matching', 'no_image']) });
export type MatchEverifyPhoto = z.infer<typeof MatchEverifyPhoto>;

/** Copies of the document that the task keeps: front, and back where it has one. */
export const UploadEverifyDocument = z.strictObject({
  front_file_id: text(64, 1),
  back_file_id: text(64, 1).optional(),
});
export type UploadEverifyDocument = z.infer<typeof UploadEverifyDocument>;

/** The employee's own choice after reading the notice. */
export const DecideEverifyMismatch = z.strictObject({
  decision: EverifyDecision,
  /** Typed in place of a signature on the notice. */
  name: PersonName,
  consents_to_electronic_signature: z.literal(true, { error: 'Expected consent to sign electronically' }),
  acknowledges_notice: z.literal(true, { error: 'Expected that the notice was read' }),
});
export type DecideEverifyMismatch = z.infer<typeof DecideEverifyMismatch>;

export const CloseEverifyCase = z.strictObject({
  reason: EverifyClosureReason,
  description: description.optional(),
});
export type CloseEverifyCase = z.infer<typeof CloseEverifyCase>;

export const EverifyNoticeQuery = z.object({ language: z.enum(['en', 'es']).optional() });
export type EverifyNoticeQuery = z.infer<typeof EverifyNoticeQuery>;
