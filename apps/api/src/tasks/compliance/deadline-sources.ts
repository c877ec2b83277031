import type { ComplianceDeadlineKind } from '@firstday/domain';
import type { DeadlineSource } from './case-deadlines.js';

type Mark = (value: unknown) => string;

/** Forms that wait for a signature until a day. */
const sections: DeadlineSource = {
  table: 'tasks',
  taskId: null,
  kind: `'section'`,
  id: `'section:' || tasks.id`,
  dueAt: 'tasks.due_at',
  dueOn: 'tasks.due_on',
  sectionId: 'tasks.turn_section_id',
  caseId: 'NULL',
  conditions: [
    'tasks.completed_at IS NULL',
    'tasks.due_at IS NOT NULL',
    'tasks.confirmation_asked_at IS NULL',
  ],
};

/** Forms that are destroyed on a day. */
const deletions: DeadlineSource = {
  table: 'tasks',
  taskId: null,
  kind: `'deletion'`,
  id: `'deletion:' || tasks.id`,
  dueAt: 'tasks.deletion_scheduled_at',
  dueOn: `to_char(tasks.deletion_scheduled_at AT TIME ZONE 'UTC', 'YYYY-MM-DD')`,
  sectionId: 'NULL',
  caseId: 'NULL',
  conditions: ['tasks.deletion_scheduled_at IS NOT NULL'],
};

const kept = ['reverification', 'receipt', 'withholding_exemption'] as const;
/** What they say of somebody's right to work is in answers that are shown to few. */
const sensitive: readonly ComplianceDeadlineKind[] = ['reverification', 'receipt'];

/** What completed forms left to be done, for as long as the employment lasts. */
function ofCompletedForms(kinds: readonly string[], now: Date, mark: Mark): DeadlineSource {
  const today = `to_char(${mark(now)}::timestamptz AT TIME ZONE compliance_deadlines.time_zone, 'YYYY-MM-DD')`;
  return {
    table: 'compliance_deadlines',
    taskId: 'compliance_deadlines.task_id',
    kind: 'compliance_deadlines.kind',
    id: 'compliance_deadlines.id',
    dueAt: 'compliance_deadlines.due_at',
    dueOn: 'compliance_deadlines.due_on',
    sectionId: 'compliance_deadlines.section_id',
    caseId: 'NULL',
    conditions: [
      'compliance_deadlines.account_id = $1',
      `compliance_deadlines.kind = ANY (${mark(kinds)}::text[])`,
      `(compliance_deadlines.employed_until IS NULL OR compliance_deadlines.employed_until >= ${today})`,
    ],
  };
}

/** What completed forms will be asked for again, whoever may see what they say. */
const renewals: DeadlineSource = {
  table: 'compliance_deadlines',
  taskId: 'compliance_deadlines.task_id',
  kind: 'compliance_deadlines.kind',
  id: 'compliance_deadlines.id',
  dueAt: 'compliance_deadlines.due_at',
  dueOn: 'compliance_deadlines.due_on',
  sectionId: 'compliance_deadlines.section_id',
  caseId: 'NULL',
  conditions: [
    'compliance_deadlines.account_id = $1',
    `compliance_deadlines.kind = 'renewal'`,
    'tasks.completed_at IS NOT NULL',
  ],
};

export interface WantedDeadlines {
  readonly kinds: readonly ComplianceDeadlineKind[];
  readonly seesSensitive: boolean;
  readonly now: Date;
}

/** Where deadlines of tasks are found, by their kinds. */
export function deadlineSources(
  { kinds, seesSensitive, now }: WantedDeadlines,
  mark: Mark,
): DeadlineSource[] {
  const ofForms = kept.filter((kind) => kinds.includes(kind) && (seesSensitive || !sensitive.includes(kind)));
  return [
    ...(kinds.includes('section') ? [sections] : []),
    ...(kinds.includes('deletion') ? [deletions] : []),
    ...(kinds.includes('renewal') ? [renewals] : []),
    ...(ofForms.length > 0 ? [ofCompletedForms(ofForms, now, mark)] : []),
  ];
}
