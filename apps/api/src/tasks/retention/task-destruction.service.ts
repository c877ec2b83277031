import { Injectable } from '@nestjs/common';
import { type Context, inTransaction } from '../../context/index.js';
import { loadEmployment } from '../../placements/index.js';
import { DeletionScheduler } from '../deletion-scheduler.js';
import { legalRetentionEnd, type TaskRetention, taskRetention } from '../legal-retention-end.js';
import { todayOf } from '../task-aggregate.js';
import { TaskAggregateRepository } from '../task-aggregate.repository.js';
import type { TaskEntity } from '../task.entity.js';
import type { RetentionSweep } from './retention-sweeps.js';
import { RetentionStore } from './retention.store.js';
import { SealedValuesDestruction } from './sealed-values-destruction.js';
import { TaskEraser } from './task-eraser.js';

/** Destroys what withdrawn tasks held once the law no longer keeps it. */
@Injectable()
export class TaskDestructionService {
  constructor(
    private readonly store: RetentionStore,
    private readonly aggregates: TaskAggregateRepository,
    private readonly eraser: TaskEraser,
    private readonly sealedValues: SealedValuesDestruction,
    private readonly deletionScheduler: DeletionScheduler,
  ) {}

  async sweep({ now, stopping, inAccount }: RetentionSweep): Promise<void> {
    let last = '';
    for (let batch = await this.store.listWithdrawn(now, last); batch.length > 0;) {
      for (const task of batch) {
        if (stopping.aborted) return;
        await inAccount(task.account_id, (ctx) => this.destroyIfAllowed(ctx, task), { task_id: task.id });
      }
      last = batch.at(-1)?.id ?? last;
      batch = await this.store.listWithdrawn(now, last);
    }
  }

  private async destroyIfAllowed(ctx: Context, task: TaskEntity): Promise<void> {
    const found = await this.retentionOf(ctx, task);
    if (found.isKept) return this.refresh(ctx, task, found.retention);
    await inTransaction(ctx, async (ctx) => {
      const claimed = await this.store.claimWithdrawn(ctx, task.id);
      if (!claimed) return;
      // Once more, now that nobody changes it: a day may have been set, or an employment gone on, since it was listed.
      const { isKept, retention } = await this.retentionOf(ctx, claimed);
      if (isKept) return;
      await this.eraser.erase(ctx, { ...claimed, ...retention });
      await this.sealedValues.onFormDestroyed(ctx, task.employee_id);
    });
  }

  private async retentionOf(
    ctx: Context,
    task: TaskEntity,
  ): Promise<{ isKept: boolean; retention: TaskRetention }> {
    const employment = await loadEmployment(ctx, task.employee_id);
    const aggregate = await this.aggregates.assemble(ctx, task);
    const keptUntil = legalRetentionEnd(aggregate, employment);
    const isKept = keptUntil !== null && keptUntil > todayOf(aggregate);
    return { isKept, retention: taskRetention(aggregate, employment) };
  }

  /** A new placement of somebody whose forms are all withdrawn says nothing to them: it is found here. */
  private async refresh(ctx: Context, task: TaskEntity, now: TaskRetention): Promise<void> {
    if (task.retained_until === now.retained_until && task.retention_waits_for === now.retention_waits_for)
      return;
    await inTransaction(ctx, (ctx) => this.deletionScheduler.rescheduleTask(ctx, task.id));
  }
}
