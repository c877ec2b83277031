import { type EverifyCase, isAwaitingNumber } from '@firstday/domain';

/** What somebody has to do next with a case, or whom it waits for. */
export type CaseNextStep =
  | 'close'
  | 'comparePhotos'
  | 'confirm'
  | 'downloadNotice'
  | 'nothing'
  | 'open'
  | 'putRight'
  | 'refer'
  | 'reportNoAction'
  | 'sendCopies'
  | 'tell'
  | 'waitForAgency'
  | 'waitForDecision'
  | 'waitForEverify'
  | 'waitForNumber';

const mismatchSteps = {
  download_notice: 'downloadNotice',
  notify: 'tell',
  decide: 'waitForDecision',
  refer: 'refer',
  decline_to_act: 'reportNoAction',
} as const;

const steps = {
  PREPARED: 'open',
  DRAFT: 'waitForEverify',
  UNCONFIRMED_DATA: 'confirm',
  PHOTO_MATCH: 'comparePhotos',
  SCAN_AND_UPLOAD: 'sendCopies',
  QUEUED: 'waitForEverify',
  MANUAL_REVIEW: 'waitForEverify',
  PENDING_REFERRAL: 'waitForEverify',
  REFERRED: 'waitForAgency',
  CLOSE_CASE_AND_RESUBMIT: 'close',
  FINAL_NONCONFIRMATION: 'close',
  EMPLOYMENT_AUTHORIZED: 'close',
  CLOSED: 'nothing',
} as const satisfies Record<EverifyCase['status'], CaseNextStep>;

type NextStepFacts = Pick<EverifyCase, 'mismatch' | 'missing' | 'pending' | 'status'>;

/** In the order in which it stands in the way: what E-Verify has not answered comes before what is asked of a person. */
export function caseNextStep({ status, pending, missing, mismatch }: NextStepFacts): CaseNextStep {
  if (pending) return 'waitForEverify';
  if (status === 'PREPARED' && isAwaitingNumber(missing)) return 'waitForNumber';
  if (status === 'PREPARED' && missing.length > 0) return 'putRight';
  if (status === 'PENDING_REFERRAL' && mismatch?.next_step) return mismatchSteps[mismatch.next_step];
  return steps[status];
}
