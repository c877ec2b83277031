import { EverifyAction } from '@firstday/domain';
import type { CaseStatus } from './case-status.js';

/** What happens to a case. */
export type CaseAction = EverifyAction;
export const caseActions: readonly CaseAction[] = EverifyAction.options;

export interface Transition {
  readonly action: CaseAction;
  /** The employer's people, or the agencies whose answer is polled. */
  readonly by: 'employer' | 'government';
  readonly from: CaseStatus;
  readonly to: readonly CaseStatus[];
}

/** What E-Verify may answer once it has all it asked for. An authorized case arrives closed. */
const answers: readonly CaseStatus[] = [
  'EMPLOYMENT_AUTHORIZED',
  'CLOSED',
  'QUEUED',
  'MANUAL_REVIEW',
  'PENDING_REFERRAL',
  'CLOSE_CASE_AND_RESUBMIT',
  'FINAL_NONCONFIRMATION',
];

const employer = (action: CaseAction, from: CaseStatus, to: readonly CaseStatus[]): Transition => ({
  action,
  by: 'employer',
  from,
  to,
});
const government = (from: CaseStatus, to: readonly CaseStatus[]): Transition => ({
  action: 'update',
  by: 'government',
  from,
  to,
});

/** The one table of what may happen; what is not in it cannot. */
export const transitions: readonly Transition[] = [
  employer('open', 'PREPARED', ['DRAFT']),
  // A case that was never opened with E-Verify needs no reason that E-Verify knows.
  employer('discard', 'PREPARED', ['CLOSED']),
  employer('submit', 'DRAFT', ['UNCONFIRMED_DATA', 'PHOTO_MATCH', ...answers]),
  employer('confirm_data', 'UNCONFIRMED_DATA', ['PHOTO_MATCH', ...answers]),
  employer('match_photo', 'PHOTO_MATCH', ['SCAN_AND_UPLOAD', ...answers]),
  employer('upload_document', 'SCAN_AND_UPLOAD', answers),
  employer('refer', 'PENDING_REFERRAL', ['REFERRED']),
  employer('decline_to_act', 'PENDING_REFERRAL', ['FINAL_NONCONFIRMATION']),

  government('QUEUED', ['PHOTO_MATCH', ...answers.filter((status) => status !== 'QUEUED')]),
  government('MANUAL_REVIEW', ['PHOTO_MATCH', ...answers.filter((status) => status !== 'MANUAL_REVIEW')]),
  // Ten federal working days without a decision end in a nonconfirmation.
  government('PENDING_REFERRAL', ['FINAL_NONCONFIRMATION']),
  // Case in continuance is a referred case that the agency needs more time for.
  government('REFERRED', [
    'EMPLOYMENT_AUTHORIZED',
    'CLOSED',
    'MANUAL_REVIEW',
    'CLOSE_CASE_AND_RESUBMIT',
    'FINAL_NONCONFIRMATION',
  ]),
  // Drafts that nobody touches for 180 federal working days, and authorized cases, are closed by E-Verify.
  government('DRAFT', ['CLOSED']),
  government('EMPLOYMENT_AUTHORIZED', ['CLOSED']),

  ...(
    [
      'DRAFT',
      'UNCONFIRMED_DATA',
      'PHOTO_MATCH',
      'SCAN_AND_UPLOAD',
      'PENDING_REFERRAL',
      'CLOSE_CASE_AND_RESUBMIT',
      'FINAL_NONCONFIRMATION',
      'EMPLOYMENT_AUTHORIZED',
    ] as const
  ).map((from) => employer('close', from, ['CLOSED'])),
];

/** What an employer may do with a case in this status. */
export const actionsIn = (status: CaseStatus): readonly CaseAction[] =>
  transitions.filter(({ from, by }) => from === status && by === 'employer').map(({ action }) => action);

/** Whether the table knows this step. */
export const isTransition = (action: CaseAction, from: CaseStatus, to: CaseStatus): boolean =>
  transitions.some((step) => step.action === action && step.from === from && step.to.includes(to));

/**
 * The steps by which an action led to the status that E-Verify tells now: one, or two where an agency answered before we
 * read the case again; null where the table knows no way.
 */
export function pathTo(action: CaseAction, from: CaseStatus, to: CaseStatus): readonly CaseStatus[] | null {
  if (isTransition(action, from, to)) return [to];
  const between = transitions
    .filter((step) => step.action === action && step.from === from)
    .flatMap((step) => step.to)
    .find((status) => isTransition('update', status, to));
  return between === undefined ? null : [between, to];
}
