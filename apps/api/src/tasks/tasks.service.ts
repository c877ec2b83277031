import { isDeepStrictEqual } from 'node:util';
import type {
  NumberedPage,
  Task,
  TaskListQuery,
  TaskQuery,
  UpdateTask,
  WithdrawalCause,
  WithdrawalReason,
} from '@firstday/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { isInScope, type ListPart, securityActorOf } from '../identity/index.js';
import { FormsService } from '../forms/index.js';
import { EmployeeLifecycleService, RecordExpansion } from '../records/index.js';
import { emitEvent } from '../events/index.js';
import { loadEmployment } from '../placements/index.js';
import { type Context, forbiddenBecause, inTransaction, notFound } from '../context/index.js';
import { toPage } from '../http/index.js';
import { AuditTrail } from './signing/audit-trail.store.js';
import { legalRetentionEnd } from './legal-retention-end.js';
import { isExpired, type TaskAggregate } from './task-aggregate.js';
import { TaskAggregateRepository } from './task-aggregate.repository.js';
import { isInTaskScope } from './task-scope.js';
import { taskListFilter } from './task-list-filter.js';
import { RecordedIndex } from './trail/recorded-index.js';
import { RenewalsService } from './renewals/renewals.service.js';
import { TaskPresenter } from './task-presenter.js';
import type { TaskEntity } from './task.entity.js';
import { TasksStore } from './tasks.store.js';

/** Why a task is withdrawn. */
interface WithdrawalGround {
  readonly cause: WithdrawalCause;
  readonly reason?: WithdrawalReason | undefined;
}

/** Tasks as integrators find, list, date and withdraw them. */
@Injectable()
export class TasksService implements OnModuleInit {
  constructor(
    private readonly store: TasksStore,
    private readonly presenter: TaskPresenter,
    private readonly aggregates: TaskAggregateRepository,
    private readonly trail: AuditTrail,
    private readonly lifecycle: EmployeeLifecycleService,
    private readonly expansion: RecordExpansion,
    private readonly forms: FormsService,
    private readonly renewals: RenewalsService,
    private readonly index: RecordedIndex,
  ) {}

  /** With an employee go its tasks. */
  onModuleInit(): void {
    this.lifecycle.onDelete(async (ctx, employeeId) => {
      for (const { id } of await this.store.listActive(ctx, [employeeId]))
        await this.withdraw(ctx, id, { cause: 'employee_deleted' });
    });
  }

  async list(ctx: Context, query: TaskListQuery): Promise<NumberedPage<Task>> {
    const filter = taskListFilter(ctx, query);
    if (query.form_key !== undefined) filter.where('form_id', '=', await this.formIdOf(ctx, query.form_key));
    const { rows, total, next } = await this.store.list(ctx, filter, query);
    const tasks = await this.presenter.toTasks(ctx, rows);
    return toPage(await this.expand(ctx, tasks, query), total, query, next);
  }

  /** The next tasks of a list, as the list shows them. */
  async listAfter(ctx: Context, query: TaskListQuery, part: ListPart): Promise<Task[]> {
    return this.presenter.toTasks(ctx, await this.store.listAfter(ctx, taskListFilter(ctx, query), part));
  }

  async getById(ctx: Context, id: string): Promise<Task> {
    return this.presenter.toTask(ctx, await this.getRow(ctx, id));
  }

  /** With the records that it names, where they are asked for. */
  async getExpanded(ctx: Context, id: string, query: TaskQuery): Promise<Task> {
    const row = await this.getRow(ctx, id);
    const [task] = await Promise.all([this.presenter.toTask(ctx, row), this.index.assertKept(ctx, id)]);
    const [whole] = await this.expand(ctx, [task], query);
    return whole ?? task;
  }

  /** @throws ProblemError 404 */
  async getRow(ctx: Context, id: string): Promise<TaskEntity> {
    const task = await this.store.find(ctx, id);
    if (!task || !isInTaskScope(ctx, task) || !(await isInScope(ctx, 'tasks', id))) throw notFound('task');
    return task;
  }

  /** By its id, which lists have an index for. A key of no form finds nothing. */
  private async formIdOf(ctx: Context, key: string): Promise<string> {
    const [form] = await this.forms.byKeys(ctx, [key]);
    return form?.id ?? '';
  }

  private expand(ctx: Context, tasks: readonly Task[], { expand }: TaskQuery): Promise<Task[]> {
    const form = {
      permission: 'form:view',
      findMany: (ctx: Context, ids: readonly string[]) => this.forms.findMany(ctx, ids),
    } as const;
    return this.expansion.expand(ctx, tasks, expand, { form });
  }

  updateById(ctx: Context, id: string, given: UpdateTask): Promise<Task> {
    return inTransaction(ctx, async (ctx) => {
      const aggregate = await this.aggregates.loadUnseen(ctx, id);
      const asked = { ...aggregate.task, ...dates(given) };
      if (isDeepStrictEqual(asked, aggregate.task)) return this.presenter.toTask(ctx, aggregate.task);
      const changed = { ...asked, updated_at: ctx.now };
      // The event of this change says that it has expired.
      const task = isExpired(changed, ctx.now) ? { ...changed, expiry_told_of: changed.expired_at } : changed;
      if (given.deletion_allowed_at) await assertLawful(ctx, aggregate, given.deletion_allowed_at);
      await this.store.update(ctx, task);
      await this.trail.append(ctx, id, 'changed', { properties: Object.keys(given).sort() });
      const resource = await this.presenter.toTask(ctx, task);
      await emitEvent(ctx, 'task.updated', resource);
      return resource;
    });
  }

  /** Withdrawn from view: it is in the archive until the law allows that it is destroyed. */
  withdraw(ctx: Context, id: string, { cause, reason }: WithdrawalGround): Promise<Task> {
    return inTransaction(ctx, async (ctx) => {
      const { task } = await this.aggregates.loadUnseen(ctx, id);
      const resource = await this.presenter.toTask(ctx, task);
      const { actor_kind: by_kind, actor_id: by_id } = securityActorOf(ctx.actor);
      const withdrawal = { cause, reason: reason ?? null, by_kind, by_id };
      await this.store.update(ctx, { ...task, deleted_at: ctx.now, withdrawal });
      // With the employee go all of them, one after the other: nobody is asked for any again.
      if (cause !== 'employee_deleted') await this.renewals.taskChanged(ctx, task);
      await this.trail.append(ctx, id, 'deleted', { cause, ...(reason && { reason }) });
      await emitEvent(ctx, 'task.deleted', resource);
      return resource;
    });
  }

  /** Back from the archive, in the context's transaction. @throws ProblemError 404 where it is not there any more */
  async restore(ctx: Context, id: string): Promise<TaskEntity> {
    const before = await this.store.lockArchived(ctx, id);
    if (!before) throw notFound('archived task');
    const task = restored(before, ctx.now);
    await this.store.update(ctx, task);
    await this.renewals.taskChanged(ctx, task);
    await this.trail.append(ctx, id, 'restored');
    await emitEvent(ctx, 'task.restored', await this.presenter.toTask(ctx, task));
    return task;
  }
}

/** As it was, but that the day on which it was to be withdrawn has passed: it does not withdraw it again at once. */
function restored(task: TaskEntity, now: Date): TaskEntity {
  const { deletion_scheduled_at: scheduled } = task;
  const isPast = scheduled !== null && scheduled <= now;
  return {
    ...task,
    ...(isPast && { deletion_scheduled_at: null, is_deletion_given: false }),
    deleted_at: null,
    withdrawal: null,
    updated_at: now,
  };
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

/** @throws ProblemError 403 where the law has the form kept for longer */
async function assertLawful(ctx: Context, aggregate: TaskAggregate, given: string): Promise<void> {
  const employment = await loadEmployment(ctx, aggregate.task.employee_id);
  const keptUntil = legalRetentionEnd(aggregate, employment);
  if (keptUntil !== null && given.slice(0, 10) < keptUntil)
    throw forbiddenBecause(`The law has this form kept until ${keptUntil} at least`);
}
