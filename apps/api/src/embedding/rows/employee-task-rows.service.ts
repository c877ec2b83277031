import {
  type CursorPage,
  type Task,
  type TaskReason,
  type TaskRow,
  TaskRowAction,
  type TaskRowOrder,
  type TaskRowsQuery,
  operations,
} from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type BindValue, filterConditions, isInScope, permit, recordScope } from '../../identity/index.js';
import { ViewNarrowingService } from '../views/view-narrowing.service.js';
import { TaskReasonsService } from '../../placements/index.js';
import { type Actor, type Context, decodeError, notFound } from '../../context/index.js';
import { type TaskEntity, TaskPresenter } from '../../tasks/index.js';
import { parseRowFilters } from './parse-row-filters.js';
import type { RowOrder } from './row-order.js';
import { type RowList, RowPagesService } from './row-pages.service.js';
import { toPageRequest } from './to-page-request.js';

const percent = `(tasks.progress ->> 'percent')::int`;

/** What is due first comes first; tasks that wait for nobody come last. */
const ordersAt = (now: string): Readonly<Record<TaskRowOrder, RowOrder>> => ({
  name: {
    key: { sql: 'lower(forms.name) COLLATE "C"', type: 'text', isNullable: false },
    defaultDirection: 'asc',
  },
  progress: { key: { sql: percent, type: 'int', isNullable: false }, defaultDirection: 'asc' },
  due_at: {
    key: {
      sql: `CASE WHEN tasks.completed_at IS NULL AND (tasks.expired_at IS NULL OR tasks.expired_at > ${now}::timestamptz)
              THEN tasks.due_at END`,
      type: 'timestamptz',
      isNullable: true,
    },
    defaultDirection: 'asc',
  },
  updated_at: {
    key: { sql: 'tasks.updated_at', type: 'timestamptz', isNullable: false },
    defaultDirection: 'desc',
  },
  created_at: { defaultDirection: 'desc' },
});

/** The tasks of an employee, within what the component's session sees. */
@Injectable()
export class EmployeeTaskRowsService {
  constructor(
    private readonly pages: RowPagesService,
    private readonly tasks: TaskPresenter,
    private readonly reasons: TaskReasonsService,
    private readonly narrowing: ViewNarrowingService,
  ) {}

  async list(requestContext: Context, query: TaskRowsQuery): Promise<CursorPage<TaskRow>> {
    const employeeId = requestedEmployee(requestContext.actor, query);
    if (!(await isInScope(requestContext, 'employees', employeeId))) throw notFound('employee');
    const ctx = await this.narrowing.narrowToViews(requestContext, 'employee/tasks', query);
    const values: unknown[] = [ctx.account.id];
    const mark: BindValue = (value) => `$${values.push(value)}`;
    const asked = toPageRequest(ctx, query, ordersAt(mark(ctx.now)), 'due_at');
    const list = { ...taskList(ctx, query, employeeId, mark), values };
    const { data, ...page } = await this.pages.read<TaskEntity & Record<string, unknown>>(ctx, list, asked);
    const [tasks, reasons] = await Promise.all([
      this.tasks.toTasks(ctx, data),
      this.reasons.reasonsByTask(ctx, employeeId),
    ]);
    return { ...page, data: tasks.map((task) => toTaskRow(ctx.actor, task, reasons.get(task.id) ?? [])) };
  }
}

function taskList(
  { actor }: Context,
  query: TaskRowsQuery,
  employeeId: string,
  mark: BindValue,
): Omit<RowList, 'values'> {
  const { own } = filterConditions('employee/tasks', parseRowFilters('employee/tasks', query), mark);
  const scope = recordScope(actor, 'tasks', mark) ?? 'TRUE';
  const source = `tasks JOIN forms ON forms.id = tasks.form_id AND forms.account_id = tasks.account_id`;
  const where = [
    `tasks.account_id = $1 AND tasks.employee_id = ${mark(employeeId)}::text AND tasks.deleted_at IS NULL`,
    // The moment that an order may ask about is among the values whatever the order.
    '$2::timestamptz IS NOT NULL',
    ...own,
    scope,
  ].join(' AND ');
  const found = { source, where };
  const shown = { columns: 'task.*', joins: 'JOIN tasks task ON task.id = page.id' };
  return {
    table: 'tasks',
    source,
    where,
    matching: found,
    counted: found,
    conditions: [],
    unestimated: [],
    selected: shown,
  };
}

/** Whose tasks: the component's own employee, or the one that is named. */
function requestedEmployee(actor: Actor, query: TaskRowsQuery): string {
  const isComponent = actor.kind === 'component_session' || actor.kind === 'component_token';
  const employeeId = (isComponent ? actor.employeeId : null) ?? query.employee_id;
  if (employeeId !== undefined) return employeeId;
  const message = 'Expected the employee whose tasks are wanted';
  throw decodeError([{ _tag: 'Missing', path: ['employee_id'], message }]);
}

function toTaskRow(actor: Actor, task: Task, reasons: readonly TaskReason[]): TaskRow {
  return { task, reasons: [...reasons], actions: allowedActions(actor, task) };
}

/** What the session may do with a task that stands as this one does. */
function allowedActions(actor: Actor, { status, next_action }: Task): TaskRowAction[] {
  const isTurnOf = (type: 'employee_action' | 'employer_action') =>
    status === 'requires_action' && next_action.type === type;
  const possible: Readonly<Record<TaskRowAction, boolean>> = {
    open_as_employee: isTurnOf('employee_action') && mayCall(actor, 'tasks.getOnboardingUrl'),
    open_as_employer: isTurnOf('employer_action') && mayCall(actor, 'tasks.getOnboardingUrl'),
    download_document: status === 'completed' && mayCall(actor, 'tasks.getPdf'),
    download_certificate: status === 'completed' && mayCall(actor, 'tasks.getCertificate'),
    send_back: isTurnOf('employer_action') && mayCall(actor, 'tasks.sendBack'),
  };
  return TaskRowAction.options.filter((action) => possible[action]);
}

const mayCall = (actor: Actor, id: keyof typeof operations) => permit(operations[id], actor) !== undefined;
