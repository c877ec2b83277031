import type { ComplianceDeadline } from '@firstday/domain';
import { usStateCode } from '@firstday/domain/places';
import { isSureNewHireRule, strictestNewHireRule } from '@firstday/forms';
import type { RecordNames } from '../../records/index.js';
import type { CalendarRow } from './compliance-calendar.store.js';

/** A hire of which a state is to be told, which no form is about. */
export function toNewHireDeadline(
  row: CalendarRow,
  placementId: string,
  names: RecordNames | undefined,
): ComplianceDeadline {
  const rule = strictestNewHireRule(usStateCode(row.work_state ?? ''), row.reports_to);
  return {
    id: row.id,
    kind: row.kind,
    due_on: row.due_on,
    due_at: row.due_at.toISOString(),
    task_id: null,
    placement_id: placementId,
    form_id: null,
    form_key: null,
    form_name: null,
    assignee_type: 'employer',
    section_id: null,
    section_name: null,
    legal_basis: rule.citation,
    is_sure: isSureNewHireRule(rule),
    everify_case_id: null,
    employee_id: row.employee_id,
    employee_name: names?.employee_name ?? null,
    employer_id: row.employer_id,
    employer_name: names?.employer_name ?? null,
  };
}
