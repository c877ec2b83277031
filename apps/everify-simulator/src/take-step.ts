import { type CaseAction, employeeDeadline, employerDeadline, isTransition } from '@firstday/everify';

import type { ServiceStatus } from './identities.ts';
import { conflict } from './service-error.ts';
import type { SimulatedCase } from './simulated-case.ts';
import type { SimulatedClock } from './simulated-clock.ts';

/** What happens to a case, and where it leads. */
export interface CaseStep {
  readonly action: CaseAction;
  readonly next: ServiceStatus;
  /** In place of the status, where a case ends without an authorization. */
  readonly statement?: string;
}

export interface Pace {
  readonly clock: SimulatedClock;
  /** How long an agency takes. */
  readonly answerSeconds: number;
}

const awaitsAgency: readonly ServiceStatus[] = ['MANUAL_REVIEW', 'QUEUED', 'REFERRED'];

/**
 * Moves a case on as the service does.
 * @throws ServiceError where the table of transitions does not know the step
 */
export function takeStep(one: SimulatedCase, step: CaseStep, { clock, answerSeconds }: Pace): void {
  const { details } = one;
  const { action, next } = step;
  if (!isTransition(action, details.case_status, next))
    throw conflict(`A case that is ${details.case_status} cannot ${action.replaceAll('_', ' ')}.`);
  details.case_status = next;
  details.case_status_display = `${next.replaceAll('_', ' ').toLowerCase()} (simulated)`;
  state(one, step);
  if (next === 'PENDING_REFERRAL') beginMismatch(one, employerDeadline(clock.today()));
  if (next === 'REFERRED') beginReferral(one, employeeDeadline(clock.today()));
  one.answersAt = awaitsAgency.includes(next) ? clock.now().getTime() + answerSeconds * 1000 : null;
}

/** The step that time took by itself: an agency answered, or nobody acted on a mismatch by its day. */
export function dueStep(
  { details, answers, answersAt }: SimulatedCase,
  clock: SimulatedClock,
): CaseStep | undefined {
  if (answersAt && answersAt <= clock.now().getTime()) {
    const answer = details.case_status === 'REFERRED' ? answers.afterReferral : answers.then;
    return { action: 'update', next: answer ?? 'CLOSED' };
  }
  const due = details.ev_star_referral_due_date ?? details.dhs_referral_due_date;
  if (details.case_status !== 'PENDING_REFERRAL' || !due || due >= clock.today()) return undefined;
  return { action: 'update', next: 'FINAL_NONCONFIRMATION', statement: 'NO_ACTION_FNC' };
}

function state({ details }: SimulatedCase, { action, next, statement }: CaseStep): void {
  if (next === 'CLOSED' && action !== 'close') details.case_eligibility_statement = 'EMPLOYMENT_AUTHORIZED';
  if (next === 'FINAL_NONCONFIRMATION' || next === 'CLOSE_CASE_AND_RESUBMIT')
    details.case_eligibility_statement = statement ?? next;
}

function beginMismatch({ details, answers }: SimulatedCase, due: string): void {
  if (answers.agency !== 'DHS')
    Object.assign(details, { ssa_referral_status: 'PENDING_REFERRAL', ev_star_referral_due_date: due });
  if (answers.agency !== 'SSA')
    Object.assign(details, { dhs_referral_status: 'PENDING_REFERRAL', dhs_referral_due_date: due });
  const agency = answers.agency === 'DUAL' ? 'SSA and DHS' : answers.agency;
  details.case_status_display = `Tentative Nonconfirmation (${agency}) (simulated)`;
}

function beginReferral({ details, answers }: SimulatedCase, by: string): void {
  if (answers.agency !== 'DHS')
    Object.assign(details, { ssa_referral_status: 'REFERRED', ev_star_referral_contact_by_date: by });
  if (answers.agency !== 'SSA')
    Object.assign(details, { dhs_referral_status: 'REFERRED', dhs_referral_contact_by_date: by });
}
