import { EverifyClosureReason } from '@firstday/domain';
import type { CaseStatus } from './case-status.js';

/** Why a case is closed, in the web service's codes. */
export type ClosureReasonCode = EverifyClosureReason;
export const closureReasonCodes: readonly ClosureReasonCode[] = EverifyClosureReason.options;

export interface ClosureReason {
  readonly code: ClosureReasonCode;
  /** The statuses in which it applies. */
  readonly in: readonly CaseStatus[];
  /** The text that has to come with it. */
  readonly explain?: 'other_reason_description' | 'currently_employed_reason_description';
}

/**
 * An employee whose mismatch is open is not to be harmed by it (memorandum of understanding, article II.A.13): such a
 * case closes before its result only where its data were wrong, and a referred one, or one under review, not at all.
 */
export const closureReasons: readonly ClosureReason[] = [
  { code: 'EMPLOYEE_CONTINUES_TO_WORK_AFTER_EA', in: ['EMPLOYMENT_AUTHORIZED'] },
  { code: 'EMPLOYEE_TERMINATED_FOR_FNC_RESULT', in: ['FINAL_NONCONFIRMATION'] },
  {
    code: 'EMPLOYEE_CONTINUES_TO_WORK_AFTER_FNC',
    in: ['FINAL_NONCONFIRMATION'],
    explain: 'currently_employed_reason_description',
  },
  {
    code: 'INCORRECT_DATA',
    in: [
      'DRAFT',
      'UNCONFIRMED_DATA',
      'PHOTO_MATCH',
      'SCAN_AND_UPLOAD',
      'PENDING_REFERRAL',
      'CLOSE_CASE_AND_RESUBMIT',
    ],
  },
  {
    code: 'OTHER',
    in: [
      'DRAFT',
      'UNCONFIRMED_DATA',
      'PHOTO_MATCH',
      'SCAN_AND_UPLOAD',
      'CLOSE_CASE_AND_RESUBMIT',
      'FINAL_NONCONFIRMATION',
      'EMPLOYMENT_AUTHORIZED',
    ],
    explain: 'other_reason_description',
  },
];

export const closureReasonsIn = (status: CaseStatus): readonly ClosureReason[] =>
  closureReasons.filter((reason) => reason.in.includes(status));

/** The reason, where it applies in this status. */
export const closureReason = (status: CaseStatus, code: ClosureReasonCode): ClosureReason | undefined =>
  closureReasonsIn(status).find((reason) => reason.code === code);
