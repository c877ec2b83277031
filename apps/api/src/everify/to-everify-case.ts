import { type EverifyCase, type EverifyStep, isAwaitingNumber } from '@firstday/domain';
import { actionsIn, closureReasonsIn, nextMismatchStep, turnIn, urgencyOf } from '@firstday/everify';
import { dateInTimeZone } from '../context/index.js';
import type { RecordNames } from '../records/index.js';
import type { EverifyCaseEntity } from './everify-case.entity.js';
import type { EverifyStepEntity } from './everify-step.entity.js';

/** A case as the API answers it: without what it is made of. */
export function toEverifyCase(
  row: EverifyCaseEntity,
  steps: readonly EverifyStepEntity[],
  names: RecordNames | undefined,
  now: Date,
): EverifyCase {
  const isOpen = row.status !== 'CLOSED';
  return {
    id: row.id,
    employee_id: row.employee_id,
    employee_name: names?.employee_name ?? null,
    employer_id: row.employer_id,
    employer_name: names?.employer_name ?? null,
    task_id: row.task_id,
    status: row.status,
    status_display: row.status_display,
    eligibility_statement: row.eligibility_statement,
    case_number: row.case_number,
    is_simulated: row.is_simulated,
    turn: turnOf(row),
    missing: row.missing,
    due_on: row.due_on,
    urgency: isOpen ? urgencyOf(row.due_on, dateInTimeZone(row.time_zone, now)) : null,
    mismatch: mismatchOf(row),
    actions: row.wanted ? [] : [...actionsOf(row)],
    closure_reasons: closureReasonsIn(row.status).map(({ code, explain }) => ({
      code,
      needs_description: explain !== undefined,
    })),
    closure_reason: row.closure_reason,
    pending: row.wanted && {
      action: row.wanted,
      since: (row.wanted_since ?? row.updated_at).toISOString(),
      attempts: row.attempts,
      last_error: row.last_error,
    },
    refusal: row.refusal,
    steps: steps.map(toStep),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** What may be asked of E-Verify now: the way out of a mismatch is the one step that is next. */
export function actionsOf({ status, mismatch, missing }: EverifyCaseEntity): EverifyCase['actions'] {
  const next = status === 'PENDING_REFERRAL' && mismatch ? nextMismatchStep(mismatch) : null;
  return actionsIn(status).filter((action) => {
    if (action === 'open') return missing.length === 0;
    return action === 'refer' || action === 'decline_to_act' ? action === next : true;
  });
}

function turnOf({ status, mismatch, missing }: EverifyCaseEntity): EverifyCase['turn'] {
  if (status === 'PREPARED' && isAwaitingNumber(missing)) return 'employee';
  const awaitsEmployee = status === 'PENDING_REFERRAL' && mismatch && nextMismatchStep(mismatch) === 'decide';
  return awaitsEmployee ? 'employee' : turnIn(status);
}

function mismatchOf({ status, mismatch }: EverifyCaseEntity): EverifyCase['mismatch'] {
  if (!mismatch) return null;
  const { signed_from: _place, ...shown } = mismatch;
  return { ...shown, next_step: status === 'PENDING_REFERRAL' ? nextMismatchStep(mismatch) : null };
}

const toStep = ({ at, what, by, by_id, from_status, to_status }: EverifyStepEntity): EverifyStep => ({
  at: at.toISOString(),
  what,
  by,
  by_id,
  from: from_status,
  to: to_status,
});
