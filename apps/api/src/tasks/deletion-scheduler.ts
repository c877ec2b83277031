import { Injectable } from '@nestjs/common';
import { emitEvent } from '../events/index.js';
import type { Context } from '../context/index.js';
import { AuditTrail } from './signing/audit-trail.store.js';
import type { TaskAggregate } from './task-aggregate.js';
import { TaskAggregateRepository } from './task-aggregate.repository.js';
import { loadEmployment } from '../placements/index.js';
import { scheduledDeletionDate } from './legal-retention-end.js';
import { TaskPresenter } from './task-presenter.js';
import type { TaskEntity } from './task.entity.js';
import { TasksStore } from './tasks.store.js';

/** When completed forms are destroyed: as the caller says, else as soon as the law allows. */
@Injectable()
export class DeletionScheduler {
  constructor(
    private readonly store: TasksStore,
    private readonly aggregates: TaskAggregateRepository,
    private readonly presenter: TaskPresenter,
    private readonly trail: AuditTrail,
  ) {}

  /** When the task is to be deleted, computed in the transaction that saves it. */
  async deletionDate(ctx: Context, aggregate: TaskAggregate): Promise<Date | null> {
    const { task } = aggregate;
    if (task.is_deletion_given) return task.deletion_scheduled_at;
    return task.completed_at
      ? scheduledDeletionDate(aggregate, await loadEmployment(ctx, task.employee_id), ctx.now)
      : null;
  }

  /** Reschedules the employee's completed tasks after the end of an employment was set, moved or removed. */
  async reschedule(ctx: Context, employeeId: string): Promise<void> {
    const tasks = await this.store.listActive(ctx, [employeeId]);
    for (const { id } of tasks.filter(
      ({ completed_at, is_deletion_given }) => completed_at && !is_deletion_given,
    ))
      await this.rescheduleTask(ctx, id);
  }

  private async rescheduleTask(ctx: Context, id: string): Promise<void> {
    const before = await this.store.lock(ctx, id);
    if (!before) return;
    const scheduled = await this.deletionDate(ctx, await this.aggregates.assemble(ctx, before));
    if (scheduled?.getTime() === before.deletion_scheduled_at?.getTime()) return;
    const task: TaskEntity = { ...before, deletion_scheduled_at: scheduled, updated_at: ctx.now };
    await this.store.update(ctx, task);
    await this.trail.append(ctx, id, 'changed', { properties: ['deletion_scheduled_at'] });
    await emitEvent(ctx, 'task.updated', await this.presenter.toTask(ctx, task));
  }
}
