import { type ComplianceCalendarQuery, ComplianceDeadlineKind, type NextAction } from '@firstday/domain';
import { addDays } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { hashedStatement } from '../../database/index.js';
import { deadlineScope } from '../../identity/index.js';
import { taskScopeOf } from '../task-scope.js';
import { CaseDeadlines, type DeadlineSource } from './case-deadlines.js';
import { deadlineSources } from './deadline-sources.js';
import { NewHireDeadlinesStore } from './new-hire-deadlines.store.js';

export interface CalendarRow {
  readonly id: string;
  readonly kind: ComplianceDeadlineKind;
  readonly due_at: Date;
  readonly due_on: string;
  readonly task_id: string | null;
  readonly placement_id: string | null;
  readonly form_id: string | null;
  readonly form_key: string | null;
  /** Of a hire: where the work is, as an address has it, and the state to which all hires of the employer are reported. */
  readonly work_state: string | null;
  readonly reports_to: string | null;
  readonly is_due_given: boolean;
  /** Nothing is told of it but its name. */
  readonly is_segregated: boolean;
  /** Whose turn a form is that waits for a signature. */
  readonly next_action: NextAction | null;
  readonly section_id: string | null;
  readonly everify_case_id: string | null;
  readonly employee_id: string;
  readonly employer_id: string | null;
}

type Mark = (value: unknown) => string;

/** The SQL that reads the calendar: what is due of the tasks that the caller may see, whichever table knows of it. */
@Injectable()
export class ComplianceCalendarStore {
  constructor(
    private readonly cases: CaseDeadlines,
    private readonly newHires: NewHireDeadlinesStore,
  ) {}

  /** @param most how many rows to read, in the order of their deadlines */
  async list(
    ctx: Context,
    query: ComplianceCalendarQuery,
    { most, seesSensitive }: { readonly most: number; readonly seesSensitive: boolean },
  ): Promise<CalendarRow[]> {
    const values: unknown[] = [ctx.account.id];
    const mark: Mark = (value) => `$${values.push(value)}`;
    const kinds = query.kind ?? ComplianceDeadlineKind.options;
    const ofCases = kinds.includes('everify_case') ? this.cases.source(ctx, mark) : undefined;
    const sources = [
      ...deadlineSources({ kinds, seesSensitive, now: ctx.now }, mark),
      ...(ofCases ? [ofCases] : []),
    ];
    const hires = kinds.includes('new_hire_report')
      ? await this.newHires.source(ctx, query, mark)
      : undefined;
    if (sources.length === 0 && !hires) return [];
    const conditions = sources.length === 0 ? [] : taskConditions(ctx, query, mark);
    const limit = mark(most);
    const parts = sources.map((source) => {
      const all = [...conditions, ...source.conditions, ...dueConditions(source, query, mark)];
      return `(${selectDeadlines(source)} WHERE ${all.join(' AND ')} ORDER BY ${source.dueAt}, ${source.id} LIMIT ${limit})`;
    });
    if (hires) {
      const all = ['TRUE', ...dueConditions(hires, query, mark)].join(' AND ');
      parts.push(`(${hires.select} WHERE ${all} ORDER BY ${hires.dueAt}, ${hires.id} LIMIT ${limit})`);
    }
    const text = `SELECT * FROM (${parts.join(' UNION ALL ')}) deadline ORDER BY due_at, id LIMIT ${limit}`;
    return ctx.db.run<CalendarRow & Record<string, unknown>>(
      hashedStatement('compliance_calendar', text),
      values,
    );
  }
}

/** Of rows of a source, what a calendar reads. */
export const selectDeadlines = ({
  table,
  taskId,
  kind,
  id,
  dueAt,
  dueOn,
  sectionId,
  caseId,
}: DeadlineSource): string =>
  `SELECT ${id} COLLATE "C" AS id, ${kind} AS kind, ${dueAt} AS due_at, ${dueOn} AS due_on, tasks.id AS task_id,
          NULL::text AS placement_id, NULL::text AS work_state, NULL::text AS reports_to, tasks.form_id, tasks.form_key, tasks.is_due_given, tasks.is_segregated, tasks.next_action,
          ${sectionId}::text AS section_id, ${caseId}::text AS everify_case_id, tasks.employee_id, tasks.employer_id
     FROM ${table}${taskId === null ? '' : ` JOIN tasks ON tasks.id = ${taskId}`}`;

/** Exactly the tasks that a list of tasks shows the caller. */
function taskConditions(ctx: Context, query: ComplianceCalendarQuery, mark: Mark): string[] {
  const { equal, ids } = taskScopeOf(ctx);
  const scope = deadlineScope(ctx.actor, mark);
  const asked = { employee_id: query.employee_id, employer_id: query.employer_id, id: query.task_id };
  const equals = [...Object.entries(asked), ...Object.entries(equal)].flatMap(([column, value]) =>
    value === undefined ? [] : [`tasks.${column} = ${mark(value)}`],
  );
  return [
    'tasks.account_id = $1',
    'tasks.deleted_at IS NULL',
    ...equals,
    ...(ids === null ? [] : [`tasks.id = ANY (${mark(ids)})`]),
    ...(scope === undefined ? [] : [scope]),
  ];
}

/** By the employer's days. Bounds of the moments are wider by what zones differ, and let an index be used. */
function dueConditions(
  { dueAt, dueOn, id }: Pick<DeadlineSource, 'dueAt' | 'dueOn' | 'id'>,
  { due_on_gte: from, due_on_lte: until, cursor }: ComplianceCalendarQuery,
  mark: Mark,
): string[] {
  const [moment, last] = cursor?.split('~') ?? [];
  return [
    ...(from ? [`${dueOn} >= ${mark(from)}`, `${dueAt} >= ${mark(addDays(from, -1))}::timestamptz`] : []),
    ...(until ? [`${dueOn} <= ${mark(until)}`, `${dueAt} <= ${mark(addDays(until, 2))}::timestamptz`] : []),
    ...(moment && last ? [`(${dueAt}, ${id}) > (${mark(moment)}::timestamptz, ${mark(last)}::text)`] : []),
  ];
}
