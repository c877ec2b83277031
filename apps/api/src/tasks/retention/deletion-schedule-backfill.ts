import { Injectable } from '@nestjs/common';
import { inTransaction } from '../../context/index.js';
import { DeletionScheduler } from '../deletion-scheduler.js';
import type { RetentionSweep } from './retention-sweeps.js';
import { RetentionStore } from './retention.store.js';

/** Schedules the deletion of forms that earlier versions completed without one, once per process. */
@Injectable()
export class DeletionScheduleBackfill {
  private isDone = false;

  constructor(
    private readonly store: RetentionStore,
    private readonly deletionScheduler: DeletionScheduler,
  ) {}

  async sweep({ stopping, inAccount }: RetentionSweep): Promise<void> {
    if (this.isDone) return;
    let last = '';
    for (let batch = await this.store.listUnscheduled(last); batch.length > 0;) {
      for (const { id, account_id } of batch) {
        if (stopping.aborted) return;
        await inAccount(account_id, (ctx) =>
          inTransaction(ctx, (ctx) => this.deletionScheduler.reschedule(ctx, id)),
        );
        last = id;
      }
      batch = await this.store.listUnscheduled(last);
    }
    this.isDone = true;
  }
}
