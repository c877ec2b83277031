import type { DueNewHire, NewHireObstacle } from '@firstday/domain';
import { usStateCode } from '@firstday/domain/places';
import { isSureNewHireRule, strictestNewHireRule } from '@firstday/forms';
import type { RecordNames } from '../../records/index.js';
import type { DueNewHireRow } from './due-new-hires-sql.js';

interface Known {
  readonly names: RecordNames | undefined;
  readonly obstacles: readonly NewHireObstacle[];
}

export function toDueNewHire(row: DueNewHireRow, { names, obstacles }: Known): DueNewHire {
  const work_state = usStateCode(row.work_state);
  const rule = strictestNewHireRule(work_state, row.reports_to);
  return {
    placement_id: row.placement_id,
    employee_id: row.employee_id,
    employee_name: names?.employee_name ?? null,
    hired_on: row.hired_on,
    work_state,
    employer_id: row.employer_id,
    employer_name: names?.employer_name ?? null,
    reports_to: row.reports_to ?? work_state,
    due_on: row.due_on,
    due_at: row.due_at.toISOString(),
    legal_basis: rule.citation,
    is_sure: isSureNewHireRule(rule),
    obstacles: [...obstacles],
    new_hire_report_id: row.new_hire_report_id,
  };
}
