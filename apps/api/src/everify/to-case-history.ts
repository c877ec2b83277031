import type { EverifyCaseEntity } from './everify-case.entity.js';
import type { EverifyStepEntity } from './everify-step.entity.js';

/** What happened to a case, for those who inspect the form that it was made of. */
export const toCaseHistory = (row: EverifyCaseEntity, steps: readonly EverifyStepEntity[]) => ({
  id: row.id,
  task_id: row.task_id,
  employee_id: row.employee_id,
  employer_id: row.employer_id,
  company_id: row.company_id,
  is_simulated: row.is_simulated,
  case_number: row.case_number,
  status: row.status,
  status_display: row.status_display,
  eligibility_statement: row.eligibility_statement,
  open_by: row.open_by,
  mismatch: row.mismatch,
  closure_reason: row.closure_reason,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  steps: steps.map(({ sequence, at, what, by, by_id, from_status, to_status }) => ({
    sequence,
    at: at.toISOString(),
    what,
    by,
    by_id,
    from_status,
    to_status,
  })),
});
