import { Injectable } from '@nestjs/common';
import { inTransaction } from '../platform/context.js';
import { DeletionSchedule } from '../tasks/deletion-schedule.js';
import type { ContextOf } from './employee-destruction.js';
import { RetentionStore } from './retention.store.js';

/** Schedules what earlier versions completed without a day to go, once in the life of a process. */
@Injectable()
export class ScheduleCatchUp {
  private isDone = false;

  constructor(
    private readonly store: RetentionStore,
    private readonly deletions: DeletionSchedule,
  ) {}

  async run(contextOf: ContextOf, stopping: AbortSignal, fails: (error: unknown) => void): Promise<void> {
    if (this.isDone) return;
    let last = '';
    for (let batch = await this.store.unscheduled(last); batch.length > 0;) {
      for (const { id, account_id } of batch) {
        if (stopping.aborted) return;
        const found = await contextOf(account_id);
        if (found) await inTransaction(found, (ctx) => this.deletions.renew(ctx, id)).catch(fails);
        last = id;
      }
      batch = await this.store.unscheduled(last);
    }
    this.isDone = true;
  }
}
