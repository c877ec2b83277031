import type { CaseDetails } from '@firstday/everify';

/** The statuses that the service knows: not those of a case that was never opened with it. */
export type ServiceStatus = CaseDetails['case_status'];

/** What agencies answer about a person. */
export interface AgencyAnswers {
  /** After their time, where E-Verify needs more of it. */
  readonly then?: ServiceStatus;
  /** Whose records do not match. */
  readonly agency?: 'SSA' | 'DHS' | 'DUAL';
  /** To an employee who acted on a mismatch. */
  readonly afterReferral?: ServiceStatus;
}

export interface Identity extends AgencyAnswers {
  readonly what: string;
  /** The answer to the submitted case. */
  readonly first: ServiceStatus;
  readonly isDuplicate?: boolean;
  readonly downSeconds?: number;
  /** For how long after it is first asked its answer has a form that no client knows. */
  readonly unknownSeconds?: number;
}

const authorized: Identity = { what: 'employment authorized at once', first: 'CLOSED' };

/**
 * Who is who in the simulator: the last four digits of the Social Security number choose what happens to a case. Any
 * other number is authorized at once.
 */
export const identities: ReadonlyMap<string, Identity> = new Map<string, Identity>(
  Object.entries<Identity>({
    '0001': authorized,
    '0002': { what: 'E-Verify needs more time, then authorized', first: 'MANUAL_REVIEW', then: 'CLOSED' },
    '0003': {
      what: 'SSA mismatch, resolved',
      first: 'PENDING_REFERRAL',
      agency: 'SSA',
      afterReferral: 'CLOSED',
    },
    '0004': {
      what: 'DHS mismatch, resolved',
      first: 'PENDING_REFERRAL',
      agency: 'DHS',
      afterReferral: 'CLOSED',
    },
    '0005': {
      what: 'dual mismatch, resolved',
      first: 'PENDING_REFERRAL',
      agency: 'DUAL',
      afterReferral: 'CLOSED',
    },
    '0006': { what: 'photo matching, then authorized', first: 'PHOTO_MATCH' },
    '0007': { what: 'close the case and resubmit', first: 'CLOSE_CASE_AND_RESUBMIT' },
    '0008': {
      what: 'SSA mismatch, final nonconfirmation',
      first: 'PENDING_REFERRAL',
      agency: 'SSA',
      afterReferral: 'FINAL_NONCONFIRMATION',
    },
    '0009': { what: 'a duplicate of a case that another user opened', first: 'CLOSED', isDuplicate: true },
    '0010': {
      what: 'the service is down for the first hour after it is asked',
      first: 'CLOSED',
      downSeconds: 3600,
    },
    '0011': { what: 'data to confirm, then authorized', first: 'UNCONFIRMED_DATA' },
    '0012': {
      what: 'more time, then a DHS mismatch, resolved',
      first: 'MANUAL_REVIEW',
      then: 'PENDING_REFERRAL',
      agency: 'DHS',
      afterReferral: 'CLOSED',
    },
    '0013': {
      what: 'an answer in an unknown form for the first hour after it is asked',
      first: 'CLOSED',
      unknownSeconds: 3600,
    },
  }),
);

export const identityOf = (ssn: string): Identity => identities.get(ssn.slice(-4)) ?? authorized;
