import {
  type CursorPage,
  type Task,
  type TaskReason,
  type TaskRow,
  TaskRowAction,
  type TaskRowsQuery,
  operations,
} from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type BindValue, isComponentActor, permit } from '../../identity/index.js';
import { ViewNarrowingService } from '../views/view-narrowing.service.js';
import { TaskReasonsService } from '../../placements/index.js';
import { type Actor, type Context, invalidInput } from '../../context/index.js';
import { EmployeesService } from '../../records/index.js';
import { type TaskEntity, TaskPresenter } from '../../tasks/index.js';
import { RowPagesService } from './row-pages.service.js';
import { taskListSql, taskOrdersAt } from './task-list-sql.js';
import { toPageRequest } from './to-page-request.js';

/** The tasks of an employee, within what the caller sees. */
@Injectable()
export class EmployeeTaskRowsService {
  constructor(
    private readonly pages: RowPagesService,
    private readonly employees: EmployeesService,
    private readonly tasks: TaskPresenter,
    private readonly reasons: TaskReasonsService,
    private readonly narrowing: ViewNarrowingService,
  ) {}

  async list(requestContext: Context, query: TaskRowsQuery): Promise<CursorPage<TaskRow>> {
    const employeeId = requestedEmployee(requestContext.actor, query);
    await this.employees.getRow(requestContext, employeeId);
    const ctx = await this.narrowing.narrowToViews(requestContext, 'tasks', query);
    const values: unknown[] = [ctx.account.id];
    const mark: BindValue = (value) => `$${values.push(value)}`;
    const asked = toPageRequest(ctx, query, taskOrdersAt(mark(ctx.now)), 'due_at');
    const list = { ...taskListSql(ctx, query, employeeId, mark), values };
    const { data, ...page } = await this.pages.read<TaskEntity & Record<string, unknown>>(ctx, list, asked);
    const [tasks, reasons] = await Promise.all([
      this.tasks.toTasks(ctx, data),
      this.reasons.reasonsByTask(ctx, employeeId),
    ]);
    return { ...page, data: tasks.map((task) => toTaskRow(ctx.actor, task, reasons.get(task.id) ?? [])) };
  }
}

/** Whose tasks: the component's own employee, or the one that is named. */
function requestedEmployee(actor: Actor, query: TaskRowsQuery): string {
  const employeeId = (isComponentActor(actor) ? actor.employeeId : null) ?? query.employee_id;
  if (employeeId !== undefined) return employeeId;
  const message = 'Expected the employee whose tasks are wanted';
  throw invalidInput([{ _tag: 'Missing', path: ['employee_id'], message }]);
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
