import { Injectable } from '@nestjs/common';
import { type Context, inTransaction } from '../../context/index.js';
import { loadEmployment } from '../../placements/index.js';
import { legalRetentionEnd } from '../legal-retention-end.js';
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
    const today = ctx.now.toISOString().slice(0, 10);
    const employment = await loadEmployment(ctx, task.employee_id);
    const keptUntil = legalRetentionEnd(await this.aggregates.assemble(ctx, task), today, employment);
    if (keptUntil !== null && keptUntil > today) return;
    await inTransaction(ctx, async (ctx) => {
      if (await this.eraser.erase(ctx, task)) await this.sealedValues.onFormDestroyed(ctx, task.employee_id);
    });
  }
}
