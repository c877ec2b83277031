import { z } from 'zod';

/**
 * Where a case stands. All but `PREPARED` are the web service's own words, as they were observed in public clients of
 * version 31; `PREPARED` is ours, for a case that E-Verify does not know yet.
 */
export const EverifyCaseStatus = z
  .enum([
    'PREPARED',
    'DRAFT',
    'UNCONFIRMED_DATA',
    'PHOTO_MATCH',
    'SCAN_AND_UPLOAD',
    'QUEUED',
    'MANUAL_REVIEW',
    'PENDING_REFERRAL',
    'REFERRED',
    'CLOSE_CASE_AND_RESUBMIT',
    'FINAL_NONCONFIRMATION',
    'EMPLOYMENT_AUTHORIZED',
    'CLOSED',
  ])
  .meta({ id: 'EverifyCaseStatus' });
export type EverifyCaseStatus = z.infer<typeof EverifyCaseStatus>;

/**
 * How a case stands to the day that counts next for it, where its employer is: past it, on it, ahead of it, or `none`
 * where no day counts, as of a case that is closed or waits for the government. The words of `case_tracking`.
 */
export const EverifyCaseTracking = z.enum(['overdue', 'due_today', 'upcoming', 'none']);
export type EverifyCaseTracking = z.infer<typeof EverifyCaseTracking>;

/** Why a case is closed, in the web service's codes. */
export const EverifyClosureReason = z.enum([
  'EMPLOYEE_CONTINUES_TO_WORK_AFTER_EA',
  'EMPLOYEE_TERMINATED_FOR_FNC_RESULT',
  'EMPLOYEE_CONTINUES_TO_WORK_AFTER_FNC',
  'INCORRECT_DATA',
  'OTHER',
]);
export type EverifyClosureReason = z.infer<typeof EverifyClosureReason>;

/** Why a case is opened after its day. */
export const EverifyDelayReason = z.enum([
  'AWAITING_SOCIAL_SECURITY_NUMBER',
  'TECHNICAL_PROBLEMS',
  'FEDERAL_CONTRACTOR',
  'OTHER',
]);
/** Why another case is made of a person who has one. */
export const EverifyDuplicateReason = z.enum(['REHIRE', 'PREVIOUS_CASE_RESULT_RESUBMIT', 'OTHER']);

/** What happens to a case. */
export const EverifyAction = z.enum([
  'open',
  'submit',
  'confirm_data',
  'match_photo',
  'upload_document',
  'refer',
  'decline_to_act',
  'update',
  'close',
  'discard',
]);
export type EverifyAction = z.infer<typeof EverifyAction>;

/** What a case cannot be opened without. */
export const EverifyMissing = z.enum([
  'ssn_pending',
  'ssn',
  'date_of_birth',
  'name',
  'name_letters',
  'citizenship_status',
  'first_day',
  'document',
  'document_number',
  'document_without_code',
  'document_state',
  'list_b_without_photo',
  'receipt_in_place_of_document',
  'company_id',
]);
export type EverifyMissing = z.infer<typeof EverifyMissing>;

/** The case lacks nothing but a Social Security number that was applied for: the employer has nothing to do, and may wait. */
export const isAwaitingNumber = (missing: readonly EverifyMissing[]): boolean =>
  missing.length === 1 && missing[0] === 'ssn_pending';

export const EverifyDecision = z.enum(['act', 'not_act']);
