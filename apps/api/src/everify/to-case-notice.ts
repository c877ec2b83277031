import type { TaskCaseNotice } from '../tasks/index.js';
import type { EverifyCaseEntity } from './everify-case.entity.js';

/**
 * The notice of a case that its employee was told of in private, for as long as something is left for them to do: to decide, by the
 * day on which the employer has to act on it, or to turn to the agency.
 */
export function toCaseNotice({
  id,
  employee_id,
  status,
  mismatch,
}: EverifyCaseEntity): TaskCaseNotice | undefined {
  if (!mismatch?.notified_at) return undefined;
  const told_at = new Date(mismatch.notified_at);
  if (status === 'REFERRED') return { id, employee_id, told_at, due_on: mismatch.employee_acts_by };
  if (status !== 'PENDING_REFERRAL' || mismatch.decision) return undefined;
  return { id, employee_id, told_at, due_on: mismatch.employer_acts_by };
}
