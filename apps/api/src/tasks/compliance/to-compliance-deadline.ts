import type { ComplianceDeadline, ComplianceDeadlineKind } from '@firstday/domain';
import {
  deadlineCitationOf,
  type Edition,
  findSection,
  renewalCitationOf,
  type Section,
  textOf,
} from '@firstday/forms';
import type { FormEntity } from '../../forms/index.js';
import type { RecordNames } from '../../records/index.js';
import { retentionRuleOf } from '../legal-retention-end.js';
import type { CalendarRow } from './compliance-calendar.store.js';

/** The law behind what no section sets a day for. */
const lawOf = {
  everify_case: 'E-Verify Memorandum of Understanding',
  receipt: '8 CFR 274a.2(b)(1)(vi)',
  reverification: '8 CFR 274a.2(b)(1)(vii)',
  withholding_exemption: 'IRS Publication 15, section 9; 26 U.S.C. 7503',
} as const satisfies Partial<Record<ComplianceDeadlineKind, string>>;

export function toComplianceDeadline(
  { kind, next_action, is_due_given, is_segregated, section_id, ...row }: CalendarRow,
  { form, edition }: { readonly form: FormEntity; readonly edition: Edition },
  names: RecordNames | undefined,
): ComplianceDeadline {
  const shownId = is_segregated ? null : section_id;
  const waiting = section_id === null ? undefined : findSection(edition, section_id);
  const section = shownId === null ? undefined : waiting;
  // Of what is kept apart the law is told by a section that every such form has, whatever it says.
  const lawful = is_segregated && waiting?.when ? undefined : waiting;
  return {
    id: row.id,
    kind,
    due_on: row.due_on,
    due_at: row.due_at.toISOString(),
    task_id: row.task_id,
    placement_id: null,
    form_id: row.form_id,
    form_key: form.key,
    form_name: form.name,
    section_id: shownId,
    section_name: section ? textOf(section.title, 'en') : null,
    legal_basis: legalBasis({ kind, form_key: form.key }, lawful, is_due_given),
    is_sure: true,
    everify_case_id: row.everify_case_id,
    employee_id: row.employee_id,
    employer_id: row.employer_id,
    assignee_type: assigneeOf(kind, next_action),
    employee_name: names?.employee_name ?? null,
    employer_name: names?.employer_name ?? null,
  };
}

/** A day that the caller chose for a form is theirs, whatever the law says of the section. */
function legalBasis(
  { kind, form_key }: { readonly kind: ComplianceDeadlineKind; readonly form_key: string },
  section: Section | undefined,
  isDueGiven: boolean,
): string | null {
  if (kind === 'deletion') return retentionRuleOf(form_key);
  if (kind === 'renewal') return renewalCitationOf(form_key) ?? null;
  if (kind === 'new_hire_report') return null;
  if (kind === 'withholding_exemption') return deadlineCitationOf(form_key, kind) ?? lawOf[kind];
  if (kind !== 'section') return lawOf[kind];
  // A section without a rule of its own is due by the day by which the form is asked for again.
  return isDueGiven ? null : (section?.due?.citation ?? renewalCitationOf(form_key) ?? null);
}

/** A new certificate is the employee's to give; documents are shown to the employer, who goes on with cases too. */
export function assigneeOf(
  kind: ComplianceDeadlineKind,
  turn: CalendarRow['next_action'],
): ComplianceDeadline['assignee_type'] {
  if (kind === 'deletion' || kind === 'renewal') return null;
  if (kind === 'withholding_exemption') return 'employee';
  if (kind !== 'section') return 'employer';
  if (turn === 'system_action') return null;
  return turn === 'employee_action' ? 'employee' : 'employer';
}
