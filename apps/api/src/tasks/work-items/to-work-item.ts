import type { ComplianceDeadline, WorkItem } from '@firstday/domain';
import type { RecordNames } from '../../records/index.js';
import type { LinkState, WaitingEmployeeRow } from './waiting-employee-row.js';
import type { EditionWorkRow, EverifyWorkRow, WebhookWorkRow } from './work-item-row.js';

const nothing = {
  due_on: null,
  due_at: null,
  since: null,
  legal_basis: null,
  is_sure: true,
  employee_id: null,
  employee_name: null,
  employer_id: null,
  employer_name: null,
  task_id: null,
  form_id: null,
  form_key: null,
  form_name: null,
  section_id: null,
  section_name: null,
  everify_case_id: null,
  placement_id: null,
  webhook_id: null,
  webhook_url: null,
  is_disabled: null,
  open_forms: null,
  is_stuck: null,
  link_state: null,
} as const satisfies Omit<WorkItem, 'assignee_type' | 'id' | 'kind'>;

/** What the employer has to do by a day. */
export function toWorkItem({ kind, ...deadline }: ComplianceDeadline): WorkItem {
  if (kind === 'deletion' || kind === 'renewal' || kind === 'withholding_exemption')
    throw new Error(`nobody has to do anything of the employer's about a ${kind}`);
  return { ...nothing, ...deadline, kind, assignee_type: 'employer' };
}

/** @param about what a deadline would say of the form that waits for an answer or a confirmation */
export const toDaylessItem = (about: ComplianceDeadline, kind: 'confirmation' | 'correction'): WorkItem => ({
  ...toWorkItem(about),
  kind,
  due_on: null,
  due_at: null,
  since: about.due_at,
  legal_basis: null,
  section_id: null,
  section_name: null,
});

export const toWebhookItem = ({
  id,
  due_at,
  webhook_id,
  webhook_url,
  is_disabled,
}: WebhookWorkRow): WorkItem => ({
  ...nothing,
  id,
  kind: 'webhook',
  assignee_type: 'employer',
  since: due_at.toISOString(),
  webhook_id,
  webhook_url,
  is_disabled,
});

export const toEverifyItem = ({ id, kind, due_at, due_on, everify_problem }: EverifyWorkRow): WorkItem => ({
  ...nothing,
  id,
  kind,
  assignee_type: 'employer',
  due_on,
  due_at: due_on === null ? null : due_at.toISOString(),
  since: due_on === null ? due_at.toISOString() : null,
  everify_problem,
});

export const toEditionItem = ({ source: _, due_at, ...row }: EditionWorkRow): WorkItem => ({
  ...nothing,
  id: row.id,
  kind: 'form_edition',
  assignee_type: 'employer',
  since: due_at.toISOString(),
  form_id: row.form_id,
  form_key: row.form_key,
  form_name: row.form_name,
  open_forms: row.open_forms,
});

/** What the employer has to do, and has no day of its own. */
export const withoutDay = (
  kind: WorkItem['kind'],
  { id, due_at }: { readonly id: string; readonly due_at: Date },
): WorkItem => ({ ...nothing, id, kind, assignee_type: 'employer', since: due_at.toISOString() });

/** Whom nobody has touched for so long is stuck. */
const stuckAfter = 48 * 3_600_000;

interface Waiting {
  readonly row: WaitingEmployeeRow;
  readonly names: RecordNames | undefined;
  /** Null where the caller may not see links. */
  readonly linkState: LinkState | null;
  readonly now: Date;
}

export function toWaitingItem({ row, names, linkState, now }: Waiting): WorkItem {
  const touched = Math.max(row.since.getTime(), row.last_visited_at?.getTime() ?? 0);
  return {
    ...nothing,
    id: `employee_forms:${row.employee_id}`,
    kind: 'employee_forms',
    assignee_type: 'employee',
    due_on: row.due_on,
    due_at: row.due_at?.toISOString() ?? null,
    since: row.since.toISOString(),
    employee_id: row.employee_id,
    employee_name: names?.employee_name ?? null,
    employer_id: row.employer_id,
    employer_name: names?.employer_name ?? null,
    open_forms: row.open_forms,
    is_stuck: now.getTime() - touched >= stuckAfter,
    link_state: linkState,
  };
}
