import { describe, expect, it } from '@jest/globals';
import { type CaseStatus, caseStatuses, turnIn } from './case-status.js';
import { closureReason, closureReasonCodes, closureReasonsIn } from './closure-reason.js';
import { actionsIn, caseActions, isTransition, transitions } from './transition.js';
import { nextMismatchStep } from './mismatch-step.js';

/** Written out here a second time, from E-Verify's own account of its steps: action, from, to. */
const allowed = `
open PREPARED DRAFT
discard PREPARED CLOSED
submit DRAFT UNCONFIRMED_DATA PHOTO_MATCH EMPLOYMENT_AUTHORIZED CLOSED QUEUED MANUAL_REVIEW PENDING_REFERRAL CLOSE_CASE_AND_RESUBMIT FINAL_NONCONFIRMATION
confirm_data UNCONFIRMED_DATA PHOTO_MATCH EMPLOYMENT_AUTHORIZED CLOSED QUEUED MANUAL_REVIEW PENDING_REFERRAL CLOSE_CASE_AND_RESUBMIT FINAL_NONCONFIRMATION
match_photo PHOTO_MATCH SCAN_AND_UPLOAD EMPLOYMENT_AUTHORIZED CLOSED QUEUED MANUAL_REVIEW PENDING_REFERRAL CLOSE_CASE_AND_RESUBMIT FINAL_NONCONFIRMATION
upload_document SCAN_AND_UPLOAD EMPLOYMENT_AUTHORIZED CLOSED QUEUED MANUAL_REVIEW PENDING_REFERRAL CLOSE_CASE_AND_RESUBMIT FINAL_NONCONFIRMATION
refer PENDING_REFERRAL REFERRED
decline_to_act PENDING_REFERRAL FINAL_NONCONFIRMATION
update DRAFT CLOSED
update QUEUED PHOTO_MATCH EMPLOYMENT_AUTHORIZED CLOSED MANUAL_REVIEW PENDING_REFERRAL CLOSE_CASE_AND_RESUBMIT FINAL_NONCONFIRMATION
update MANUAL_REVIEW PHOTO_MATCH EMPLOYMENT_AUTHORIZED CLOSED QUEUED PENDING_REFERRAL CLOSE_CASE_AND_RESUBMIT FINAL_NONCONFIRMATION
update PENDING_REFERRAL FINAL_NONCONFIRMATION
update REFERRED EMPLOYMENT_AUTHORIZED CLOSED MANUAL_REVIEW CLOSE_CASE_AND_RESUBMIT FINAL_NONCONFIRMATION
update EMPLOYMENT_AUTHORIZED CLOSED
close DRAFT CLOSED
close UNCONFIRMED_DATA CLOSED
close PHOTO_MATCH CLOSED
close SCAN_AND_UPLOAD CLOSED
close PENDING_REFERRAL CLOSED
close CLOSE_CASE_AND_RESUBMIT CLOSED
close FINAL_NONCONFIRMATION CLOSED
close EMPLOYMENT_AUTHORIZED CLOSED
`
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [action, from, ...to] = line.split(' ');
    return to.map((status) => `${action} ${from} ${status}`);
  });

const every = caseActions.flatMap((action) =>
  caseStatuses.flatMap((from) => caseStatuses.map((to) => ({ action, from, to }))),
);

describe('a case', () => {
  it.each(every)('may $action from $from to $to only where E-Verify does', ({ action, from, to }) => {
    expect(isTransition(action, from, to)).toBe(allowed.includes(`${action} ${from} ${to}`));
  });

  it('that is closed stays closed', () => {
    expect(transitions.some(({ from }) => from === 'CLOSED')).toBe(false);
    expect(actionsIn('CLOSED')).toEqual([]);
    expect(turnIn('CLOSED')).toBe('nobody');
  });

  it('can always go on to its end', () => {
    for (const status of caseStatuses) expect([status, endsFrom(status)]).toEqual([status, true]);
  });

  it('is not closed by the employer while an agency works on it', () => {
    for (const status of ['QUEUED', 'MANUAL_REVIEW', 'REFERRED'] as const) {
      expect(actionsIn(status)).toEqual([]);
      expect(turnIn(status)).toBe('government');
      expect(closureReasonsIn(status)).toEqual([]);
    }
  });
});

/** Whether a case in this status can still reach its end. */
function endsFrom(status: CaseStatus, seen: readonly CaseStatus[] = []): boolean {
  if (status === 'CLOSED') return true;
  return transitions
    .filter(({ from }) => from === status)
    .flatMap(({ to }) => to)
    .some((next) => !seen.includes(next) && endsFrom(next, [...seen, status]));
}

describe('closing', () => {
  it('has a reason in each status from which it is possible', () => {
    for (const status of caseStatuses)
      expect([status, closureReasonsIn(status).length > 0]).toEqual([
        status,
        isTransition('close', status, 'CLOSED'),
      ]);
  });

  it('with an open mismatch is only for wrong data', () => {
    expect(closureReasonsIn('PENDING_REFERRAL').map(({ code }) => code)).toEqual(['INCORRECT_DATA']);
  });

  it('after a final nonconfirmation asks whether the employee stays, and why', () => {
    expect(closureReasonsIn('FINAL_NONCONFIRMATION').map(({ code, explain }) => [code, explain])).toEqual([
      ['EMPLOYEE_TERMINATED_FOR_FNC_RESULT', undefined],
      ['EMPLOYEE_CONTINUES_TO_WORK_AFTER_FNC', 'currently_employed_reason_description'],
      ['OTHER', 'other_reason_description'],
    ]);
  });

  it('knows no reason of another status', () => {
    const after = closureReasonCodes.filter((code) => closureReason('EMPLOYMENT_AUTHORIZED', code));
    expect(after).toEqual(['EMPLOYEE_CONTINUES_TO_WORK_AFTER_EA', 'OTHER']);
  });
});

describe('a mismatch', () => {
  const at = '2026-11-23T09:00:00.000Z';
  const none = { notice_downloaded_at: null, notified_at: null, decision: null };

  it('goes from the notice to the employee, to the decision, and only then to the agency', () => {
    expect(nextMismatchStep(none)).toBe('download_notice');
    expect(nextMismatchStep({ ...none, notice_downloaded_at: at })).toBe('notify');
    expect(nextMismatchStep({ ...none, notice_downloaded_at: at, notified_at: at })).toBe('decide');
    expect(nextMismatchStep({ notice_downloaded_at: at, notified_at: at, decision: 'act' })).toBe('refer');
    expect(nextMismatchStep({ notice_downloaded_at: at, notified_at: at, decision: 'not_act' })).toBe(
      'decline_to_act',
    );
  });

  it('is not referred by a decision that was taken without being told', () => {
    expect(nextMismatchStep({ ...none, decision: 'act' })).toBe('download_notice');
    expect(nextMismatchStep({ ...none, notice_downloaded_at: at, decision: 'act' })).toBe('notify');
  });
});
