import { Injectable, type OnModuleInit } from '@nestjs/common';
import { emitEvent } from '../events/index.js';
import type { Context } from '../context/index.js';
import { AuditTrail } from './signing/audit-trail.store.js';
import type { TaskAggregate } from './task-aggregate.js';
import { TaskAggregateRepository } from './task-aggregate.repository.js';
import { loadEmployment } from '../placements/index.js';
import {
  legalRetentionEnd,
  scheduledDeletionDate,
  type TaskRetention,
  taskRetention,
} from './legal-retention-end.js';
import { EmployeeLifecycleService } from '../records/index.js';
import { TaskPresenter } from './task-presenter.js';
import type { TaskEntity } from './task.entity.js';
import { TasksStore } from './tasks.store.js';

/** Until when the law has forms kept, and when completed ones are destroyed: as the caller says, else as soon as it may be. */
@Injectable()
export class DeletionScheduler implements OnModuleInit {
  constructor(
    private readonly store: TasksStore,
    private readonly aggregates: TaskAggregateRepository,
    private readonly presenter: TaskPresenter,
    private readonly trail: AuditTrail,
    private readonly lifecycle: EmployeeLifecycleService,
  ) {}

  /** With the record of an employee their employment has ended. */
  onModuleInit(): void {
    this.lifecycle.afterDelete((ctx, employeeId) => this.reschedule(ctx, employeeId));
  }

  /** The dates of a task that follow from what it says, computed in the transaction that saves it. */
  async dates(ctx: Context, aggregate: TaskAggregate): Promise<TaskDates> {
    const { task, signatures, attestedAt } = aggregate;
    if (signatures.length === 0 && attestedAt.length === 0)
      return {
        deletion_scheduled_at: task.is_deletion_given ? task.deletion_scheduled_at : null,
        retained_until: null,
        retention_waits_for: 'signature',
      };
    const employment = await loadEmployment(ctx, task.employee_id);
    return {
      deletion_scheduled_at: task.is_deletion_given
        ? task.deletion_scheduled_at
        : scheduledDeletionDate(aggregate, employment, ctx.now),
      ...taskRetention(aggregate, employment),
    };
  }

  /**
   * The day that somebody set for a form that is completed now. It was free while the form was not signed; from here on a
   * day before the law's counts as if nobody had set one, and a later one stays.
   */
  async lawfulAllowance(ctx: Context, aggregate: TaskAggregate): Promise<Date | null> {
    const { deletion_allowed_at: given, employee_id } = aggregate.task;
    if (given === null) return null;
    const keptUntil = legalRetentionEnd(aggregate, await loadEmployment(ctx, employee_id));
    return keptUntil !== null && given.toISOString().slice(0, 10) < keptUntil ? null : given;
  }

  /** Computes them again after the end of an employment was set, moved or removed: of the archive too. */
  async reschedule(ctx: Context, employeeId: string): Promise<void> {
    for (const id of await this.store.listKept(ctx, employeeId)) await this.rescheduleTask(ctx, id);
  }

  /** @returns the legal date as it is now */
  async rescheduleTask(ctx: Context, id: string): Promise<TaskRetention | undefined> {
    const before = (await this.store.lock(ctx, id)) ?? (await this.store.lockArchived(ctx, id));
    if (!before) return undefined;
    const dates = await this.dates(ctx, await this.aggregates.assemble(ctx, before));
    // A withdrawn form is destroyed as soon as the law allows.
    const after = before.deleted_at
      ? { ...dates, deletion_scheduled_at: before.deletion_scheduled_at }
      : dates;
    const changed = changedDates(before, after);
    if (changed.length === 0) return dates;
    if (isUnknown(before) && !changed.includes('deletion_scheduled_at'))
      await this.store.update(ctx, { ...before, ...after });
    else await this.save(ctx, before, after);
    return dates;
  }

  private async save(ctx: Context, before: TaskEntity, dates: TaskDates): Promise<void> {
    const { retained_until, retention_waits_for } = dates;
    const properties = changedDates(before, dates);
    const task: TaskEntity = {
      ...before,
      ...dates,
      updated_at: before.deleted_at ? before.updated_at : ctx.now,
    };
    await this.store.update(ctx, task);
    await this.trail.append(ctx, task.id, 'changed', { properties, retained_until, retention_waits_for });
    if (!task.deleted_at) await emitEvent(ctx, 'task.updated', await this.presenter.toTask(ctx, task));
  }
}

const dateNames = ['deletion_scheduled_at', 'retained_until', 'retention_waits_for'] as const;
type TaskDates = Pick<TaskEntity, (typeof dateNames)[number]>;

const changedDates = (before: TaskDates, after: TaskDates): string[] =>
  dateNames.filter((name) => String(before[name]) !== String(after[name]));

/** As earlier versions left it: that it is computed now is no change of the task. */
const isUnknown = ({ retained_until, retention_waits_for }: TaskRetention): boolean =>
  retained_until === null && retention_waits_for === null;
