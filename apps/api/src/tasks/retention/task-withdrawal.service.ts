import { Injectable } from '@nestjs/common';
import { type Context, inTransaction } from '../../context/index.js';
import { TasksService } from '../tasks.service.js';
import type { RetentionSweep } from './retention-sweeps.js';
import { RetentionStore } from './retention.store.js';

/** Withdraws tasks when their time has come. */
@Injectable()
export class TaskWithdrawalService {
  constructor(
    private readonly store: RetentionStore,
    private readonly tasks: TasksService,
  ) {}

  async sweep({ now, stopping, inAccount }: RetentionSweep): Promise<void> {
    let last = '';
    for (let batch = await this.store.listScheduled(now, last); batch.length > 0;) {
      for (const { id, account_id } of batch) {
        if (stopping.aborted) return;
        await inAccount(account_id, (ctx) => this.withdraw(ctx, id), { task_id: id });
        last = id;
      }
      batch = await this.store.listScheduled(now, last);
    }
  }

  private withdraw(ctx: Context, taskId: string): Promise<void> {
    return inTransaction(ctx, async (ctx) => {
      if (await this.store.claimScheduled(ctx, taskId))
        await this.tasks.withdraw(ctx, taskId, { cause: 'schedule' });
    });
  }
}
