import type { CreateTask, Page, Task, TaskListQuery, UpdateTask } from '@firstday/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { isInScope } from '../access/record-scope.js';
import { EmployeesService } from '../employees/employees.service.js';
import { emit } from '../events/outbox.js';
import { Forms } from '../forms/forms.service.js';
import { type Context, inTransaction } from '../platform/context.js';
import { pageOf } from '../platform/paging.js';
import { ProblemError, forbidden, notFound, refused } from '../platform/problems.js';
import { AuditTrail } from '../signing/audit-trail.js';
import { legallyKeptUntil } from './legal-retention.js';
import { isExpired } from './dossier.js';
import { Dossiers } from './dossiers.js';
import { NewTasks } from './new-tasks.js';
import { mayReach } from './reach.js';
import { taskListFilter } from './task-list-filter.js';
import { TaskRows } from './task-rows.js';
import type { TaskEntity } from './task.entity.js';
import { TasksStore } from './tasks.store.js';

/** Tasks as integrators make, find, list, date and withdraw them. */
@Injectable()
export class Tasks implements OnModuleInit {
  constructor(
    private readonly store: TasksStore,
    private readonly rows: TaskRows,
    private readonly newTasks: NewTasks,
    private readonly forms: Forms,
    private readonly dossiers: Dossiers,
    private readonly trail: AuditTrail,
    private readonly employees: EmployeesService,
  ) {}

  /** With an employee go its tasks. */
  onModuleInit(): void {
    this.employees.withdrawWith(async (ctx, employeeId) => {
      for (const { id } of await this.store.livingOf(ctx, [employeeId])) await this.deleteById(ctx, id);
    });
  }

  async create(ctx: Context, given: CreateTask, allowDuplicate: boolean): Promise<Task> {
    const form = await this.forms.findRow(ctx, given.form_id);
    return inTransaction(ctx, async (ctx) => {
      await this.refuseUnknown(ctx, given);
      await this.store.oneAtATime(ctx, given.employee_id, form.id);
      if (!allowDuplicate) await this.refuseDuplicate(ctx, given);
      const [task] = await this.newTasks.make(ctx, [form], given);
      if (!task) throw new Error('one form makes one task');
      if (!(await isInScope(ctx, 'tasks', task.id))) throw forbidden();
      return this.rows.toTask(ctx, task);
    });
  }

  async list(ctx: Context, query: TaskListQuery): Promise<Page<Task>> {
    const { rows, total } = await this.store.list(ctx, taskListFilter(ctx, query), query);
    return pageOf(await this.rows.toTasks(ctx, rows), total, query);
  }

  async findById(ctx: Context, id: string): Promise<Task> {
    return this.rows.toTask(ctx, await this.findRow(ctx, id));
  }

  /** @throws ProblemError 404 */
  async findRow(ctx: Context, id: string): Promise<TaskEntity> {
    const task = await this.store.find(ctx, id);
    if (!task || !mayReach(ctx, task) || !(await isInScope(ctx, 'tasks', id))) throw notFound('task');
    return task;
  }

  updateById(ctx: Context, id: string, given: UpdateTask): Promise<Task> {
    return inTransaction(ctx, async (ctx) => {
      const dossier = await this.dossiers.lock(ctx, id);
      const changed = { ...dossier.task, ...dates(given), updated_at: ctx.now };
      // The event of this change says that it has expired.
      const task = isExpired(changed, ctx.now) ? { ...changed, expiry_told_of: changed.expired_at } : changed;
      const keptUntil = legallyKeptUntil(dossier, ctx.now.toISOString().slice(0, 10));
      if (isTooEarly(task.deletion_allowed_at, keptUntil)) {
        throw refused(`The law has this form kept until ${keptUntil} at least`);
      }
      await this.store.update(ctx, task);
      await this.trail.append(ctx, id, 'changed', { properties: Object.keys(given).sort() });
      const resource = await this.rows.toTask(ctx, task);
      await emit(ctx, 'task.updated', resource);
      return resource;
    });
  }

  /** Withdrawn from view; what the law keeps is purged only after it may be. */
  deleteById(ctx: Context, id: string): Promise<Task> {
    return inTransaction(ctx, async (ctx) => {
      const { task } = await this.dossiers.lock(ctx, id);
      const resource = await this.rows.toTask(ctx, task);
      await this.store.update(ctx, { ...task, deleted_at: ctx.now });
      await this.trail.append(ctx, id, 'deleted');
      await emit(ctx, 'task.deleted', resource);
      return resource;
    });
  }

  /** Every record that the task would name has to be there. */
  private async refuseUnknown(ctx: Context, given: CreateTask): Promise<void> {
    const named = [
      ['employee', given.employee_id],
      ['employer', given.employer_id],
      ['client', given.client_id],
      ['job', given.job_id],
      ['placement', given.placement_id],
    ] as const;
    for (const [what, id] of named) {
      if (id && !(await this.store.has(ctx, what, id))) throw notFound(what);
    }
  }

  private async refuseDuplicate(ctx: Context, given: CreateTask): Promise<void> {
    const living = await this.store.livingOf(ctx, [given.employee_id]);
    const same = living.find(
      (task) =>
        task.form_id === given.form_id &&
        task.employer_id === (given.employer_id ?? null) &&
        task.client_id === (given.client_id ?? null) &&
        task.job_id === (given.job_id ?? null),
    );
    if (same) {
      const message = `The employee has this form as ${same.id} already; allow_duplicate=true makes another`;
      throw new ProblemError(409, 'DuplicateTaskError', message);
    }
  }
}

function dates(given: UpdateTask): Partial<TaskEntity> {
  const date = (value: string | null) => (value === null ? null : new Date(value));
  return {
    ...(given.expired_at === undefined ? {} : { expired_at: date(given.expired_at) }),
    ...(given.deletion_scheduled_at === undefined
      ? {}
      : { deletion_scheduled_at: date(given.deletion_scheduled_at), is_deletion_given: true }),
    ...(given.deletion_allowed_at === undefined
      ? {}
      : { deletion_allowed_at: date(given.deletion_allowed_at) }),
  };
}

function isTooEarly(given: Date | null, keptUntil: string | null): boolean {
  return keptUntil !== null && given !== null && given.toISOString().slice(0, 10) < keptUntil;
}
