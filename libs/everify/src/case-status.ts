import { EverifyCaseStatus } from '@firstday/domain';

/** Where a case stands. */
export type CaseStatus = EverifyCaseStatus;
export const caseStatuses: readonly CaseStatus[] = EverifyCaseStatus.options;

/** Who has to do something next, where no mismatch says otherwise. */
export type CaseTurn = 'employer' | 'government' | 'nobody';

const turns: Readonly<Record<CaseStatus, CaseTurn>> = {
  PREPARED: 'employer',
  DRAFT: 'employer',
  UNCONFIRMED_DATA: 'employer',
  PHOTO_MATCH: 'employer',
  SCAN_AND_UPLOAD: 'employer',
  QUEUED: 'government',
  MANUAL_REVIEW: 'government',
  PENDING_REFERRAL: 'employer',
  REFERRED: 'government',
  CLOSE_CASE_AND_RESUBMIT: 'employer',
  FINAL_NONCONFIRMATION: 'employer',
  EMPLOYMENT_AUTHORIZED: 'employer',
  CLOSED: 'nobody',
};

/** Whose turn it is; in a referred case the employee acts towards the agency, which answers. */
export const turnIn = (status: CaseStatus): CaseTurn => turns[status];
