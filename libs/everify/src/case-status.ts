/**
 * Where a case stands. All but `PREPARED` are the web service's own words, as they were observed in public clients of
 * version 31; `PREPARED` is ours, for a case that E-Verify does not know yet.
 */
export const caseStatuses = [
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
] as const;
export type CaseStatus = (typeof caseStatuses)[number];

/** What E-Verify says of the employee; the last one stays with a closed case. */
export const eligibilityStatements = [
  'EMPLOYMENT_AUTHORIZED',
  'FINAL_NONCONFIRMATION',
  'NO_ACTION_FNC',
  'NO_SHOW',
  'CLOSE_CASE_AND_RESUBMIT',
] as const;
export type EligibilityStatement = (typeof eligibilityStatements)[number];

/** Which agency's records differ from the case, while there is a mismatch. */
export const mismatchAgencies = ['SSA', 'DHS', 'DUAL'] as const;
export type MismatchAgency = (typeof mismatchAgencies)[number];

/** Who has to do something next. */
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
