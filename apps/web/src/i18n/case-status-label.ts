import { type EverifyCase, isAwaitingNumber, type OnboardingSession } from '@firstday/domain';
import type { IconName, Tone } from '@firstday/ui';

/** A word for where a case stands, with the tone and the icon that go with it. */
export interface CaseStatusLabel {
  readonly tone: Tone;
  readonly icon: IconName;
  readonly word: CaseStatusKey;
}

const employerLabels = {
  PREPARED: { tone: 'warn', icon: 'pen', word: 'statusPrepared' },
  DRAFT: { tone: 'muted', icon: 'clock', word: 'statusDraft' },
  UNCONFIRMED_DATA: { tone: 'warn', icon: 'pen', word: 'statusUnconfirmed' },
  PHOTO_MATCH: { tone: 'warn', icon: 'pen', word: 'statusPhoto' },
  SCAN_AND_UPLOAD: { tone: 'warn', icon: 'pen', word: 'statusUpload' },
  QUEUED: { tone: 'muted', icon: 'clock', word: 'statusMoreTime' },
  MANUAL_REVIEW: { tone: 'muted', icon: 'clock', word: 'statusMoreTime' },
  PENDING_REFERRAL: { tone: 'warn', icon: 'alert', word: 'statusMismatch' },
  REFERRED: { tone: 'muted', icon: 'clock', word: 'statusReferred' },
  CLOSE_CASE_AND_RESUBMIT: { tone: 'warn', icon: 'alert', word: 'statusResubmit' },
  FINAL_NONCONFIRMATION: { tone: 'bad', icon: 'alert', word: 'statusFinal' },
  EMPLOYMENT_AUTHORIZED: { tone: 'good', icon: 'check', word: 'statusAuthorized' },
  CLOSED: { tone: 'muted', icon: 'check', word: 'statusClosed' },
} as const satisfies Record<EverifyCase['status'], Omit<CaseStatusLabel, 'word'> & { readonly word: string }>;

type CaseStatusKey =
  | (typeof employerLabels)[EverifyCase['status']]['word']
  | 'statusAwaitsNumber'
  | 'statusDecide'
  | 'statusDecided'
  | 'statusMissing'
  | 'statusPending'
  | 'statusVisit';

/** Every status, with the employer's word for a case of which nothing else is known. */
export const caseStatusWords = Object.entries(employerLabels).map(([status, { word }]) => ({ status, word }));

/** A mismatch as the employee sees it. */
function employeeMismatchLabel(everifyCase: CaseStatusFacts): CaseStatusLabel {
  if (everifyCase.status === 'REFERRED') return { tone: 'warn', icon: 'clock', word: 'statusVisit' };
  return isTheirTurn(everifyCase, 'employee')
    ? { tone: 'warn', icon: 'pen', word: 'statusDecide' }
    : { tone: 'good', icon: 'check', word: 'statusDecided' };
}

/** What of a case says where it stands. */
export type CaseStatusFacts = Pick<
  EverifyCase,
  'eligibility_statement' | 'missing' | 'pending' | 'status' | 'turn'
>;

/** Where a case stands for the side that reads. */
export function caseStatusLabel(
  everifyCase: CaseStatusFacts,
  side: OnboardingSession['side'],
): CaseStatusLabel {
  const { status, pending, missing, eligibility_statement } = everifyCase;
  if (pending && side === 'employer') return { tone: 'muted', icon: 'wait', word: 'statusPending' };
  if (status === 'PREPARED' && isAwaitingNumber(missing))
    return { tone: 'muted', icon: 'wait', word: 'statusAwaitsNumber' };
  if (status === 'PREPARED' && missing.length > 0)
    return { tone: 'warn', icon: 'alert', word: 'statusMissing' };
  if (side === 'employee' && (status === 'PENDING_REFERRAL' || status === 'REFERRED'))
    return employeeMismatchLabel(everifyCase);
  if (status === 'CLOSED' && eligibility_statement === 'EMPLOYMENT_AUTHORIZED')
    return employerLabels.EMPLOYMENT_AUTHORIZED;
  return employerLabels[status];
}

/** Whether there is something for this side to do now; to a referred employee that is to go to the agency. */
export function isTheirTurn(
  { turn, status, pending }: Pick<EverifyCase, 'pending' | 'status' | 'turn'>,
  side: OnboardingSession['side'],
): boolean {
  if (pending) return false;
  return turn === side || (side === 'employee' && status === 'REFERRED');
}

/** Whether the next day that counts is shown to this side: it is theirs to keep, or has passed. */
export function isDueShown(everifyCase: EverifyCase, side: OnboardingSession['side']): boolean {
  const { status, urgency } = everifyCase;
  if (urgency === 'overdue' || isTheirTurn(everifyCase, side)) return true;
  return side === 'employer' && status !== 'REFERRED';
}
