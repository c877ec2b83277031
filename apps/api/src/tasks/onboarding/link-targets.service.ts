import {
  componentDefinition,
  type OnboardingLinkQuery,
  type Side,
  type TaskOnboardingLinkQuery,
} from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { badRequest, type Context, notFound } from '../../context/index.js';
import {
  contextWithPermission,
  idsInScope,
  isComponentActor,
  isInScope,
  seesAllTasksOfEmployees,
} from '../../identity/index.js';
import { EmployeesService } from '../../records/index.js';
import { DueTasksService } from '../compliance/due-tasks.service.js';
import { TaskCases } from '../task-cases.js';
import type { TaskEntity } from '../task.entity.js';
import { TasksService } from '../tasks.service.js';
import { TasksStore } from '../tasks.store.js';

const maxTasks = 100;

/** What a link opens: an employee's tasks, for one side. Null means all, later ones too. */
export interface LinkTarget {
  readonly employee: string;
  readonly side: Side;
  readonly tasks: string[] | null;
}

/** Says what a link opens: nothing that its issuer does not see themselves. */
@Injectable()
export class LinkTargetsService {
  constructor(
    private readonly employees: EmployeesService,
    private readonly tasks: TasksService,
    private readonly store: TasksStore,
    private readonly cases: TaskCases,
    private readonly dueTasks: DueTasksService,
  ) {}

  async ofEmployee(ctx: Context, employeeId: string, query: OnboardingLinkQuery): Promise<LinkTarget> {
    await this.employees.getRow(ctx, employeeId);
    await this.employees.getRow(contextWithPermission(ctx, 'employee:view'), employeeId);
    const side = query.assignee_type ?? 'employee';
    return { employee: employeeId, side, tasks: await this.resolveTaskIds(ctx, employeeId, query.task_ids) };
  }

  /** The own link of somebody whom the caller has just added: of their tasks those that were made with them, or all. */
  async ofNewEmployee(ctx: Context, employee: string): Promise<LinkTarget> {
    const tasks = seesAllTasksOfEmployees(ctx.actor)
      ? null
      : (await this.store.listActive(ctx, [employee])).map(({ id }) => id);
    return { employee, side: 'employee', tasks };
  }

  /** The employees' own links to all of their tasks, of employees whom the caller sees with either permission. */
  async ofEmployees(ctx: Context, ids: readonly string[]): Promise<LinkTarget[]> {
    const views = [ctx, contextWithPermission(ctx, 'task:view')];
    const seen = await Promise.all(views.map((view) => idsInScope(view, 'employees', ids)));
    const hasAllTasks = views.every(({ actor }) => seesAllTasksOfEmployees(actor));
    return Promise.all(
      ids.map(async (employee) => {
        const isWhole = hasAllTasks && seen.every((visible) => visible.has(employee));
        const tasks = isWhole ? null : await this.resolveTaskIds(ctx, employee, undefined);
        return { employee, side: 'employee', tasks } as const;
      }),
    );
  }

  async ofTask(ctx: Context, taskId: string, query: TaskOnboardingLinkQuery): Promise<LinkTarget> {
    const task = await this.getTask(ctx, taskId, query.assignee_type);
    return { employee: task.employee_id, side: query.assignee_type, tasks: [task.id] };
  }

  /** E-Verify cases are the employer's: whoever sees one opens it there, and sees nothing else of its form. So with deadlines. */
  private async getTask(ctx: Context, taskId: string, side: Side): Promise<TaskEntity> {
    const rows = isComponentActor(ctx.actor) ? componentDefinition(ctx.actor.component).rows : undefined;
    const task =
      rows === 'everify_cases'
        ? await this.findTaskOfCase(ctx, taskId, side)
        : rows === 'compliance_deadlines'
          ? await this.dueTasks.find(ctx, taskId, side)
          : await this.getViewableTask(ctx, taskId);
    if (!task) throw notFound('task');
    return task;
  }

  private async findTaskOfCase(ctx: Context, taskId: string, side: Side): Promise<TaskEntity | undefined> {
    const isVisible = side === 'employer' && (await this.cases.isOfVisibleCase(ctx, taskId));
    return isVisible ? this.store.find(ctx, taskId) : undefined;
  }

  /** A link shows what it leads to: to make one, seeing that takes more than changing it does. */
  private async getViewableTask(ctx: Context, taskId: string): Promise<TaskEntity> {
    const task = await this.tasks.getRow(ctx, taskId);
    await this.employees.getRow(contextWithPermission(ctx, 'employee:view'), task.employee_id);
    return this.tasks.getRow(contextWithPermission(ctx, 'task:view'), taskId);
  }

  private async resolveTaskIds(
    ctx: Context,
    employeeId: string,
    given: string | undefined,
  ): Promise<string[] | null> {
    const ids = idsIn(given);
    const views = [ctx, contextWithPermission(ctx, 'task:view')];
    if (ids.length === 0 && (await this.seesAllTasksOf(views, employeeId))) return null;
    if (ids.length > maxTasks) throw badRequest(`task_ids takes at most ${maxTasks} ids`);
    const activeTasks = await this.visibleInAll(views, await this.store.listActive(ctx, [employeeId]));
    // A task that is made later may be one that the issuer does not see: their link shows what they see now.
    if (ids.length === 0) return activeTasks.map(({ id }) => id);
    const unknown = ids.filter((id) => !activeTasks.some((task) => task.id === id));
    if (unknown.length > 0)
      throw badRequest(`The employee has no such tasks: ${unknown.map(named).join(', ')}`);
    return ids;
  }

  /**
   * Who sees an employee by one group, and tasks by the rule of another, sees the tasks of those alone whom that rule
   * shows.
   */
  private async seesAllTasksOf(views: readonly Context[], employeeId: string): Promise<boolean> {
    if (!views.every(({ actor }) => seesAllTasksOfEmployees(actor))) return false;
    const areSeen = await Promise.all(views.map((ctx) => isInScope(ctx, 'employees', employeeId)));
    return areSeen.every(Boolean);
  }

  /** Nobody opens by a link what they may not see themselves. */
  private async visibleInAll(views: readonly Context[], tasks: readonly TaskEntity[]): Promise<TaskEntity[]> {
    const areSeen = await Promise.all(
      tasks.map(async ({ id }) => {
        const seen = await Promise.all(views.map((ctx) => isInScope(ctx, 'tasks', id)));
        return seen.every(Boolean);
      }),
    );
    return tasks.filter((_, at) => areSeen[at]);
  }
}

function idsIn(given: string | undefined): string[] {
  const ids = (given ?? '').split(',').map((id) => id.trim());
  return [...new Set(ids.filter(Boolean))];
}

/** What is no id of a task is not repeated: it may be a Social Security number. */
const named = (id: string): string => (/^task_[0-9A-Za-z]{1,40}$/.test(id) ? id : 'one that is no id');
