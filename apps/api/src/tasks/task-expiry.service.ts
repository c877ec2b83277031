import { Injectable } from '@nestjs/common';
import { SystemContexts } from '../identity/index.js';
import { emitEvent } from '../events/index.js';
import { Clock, type Queries } from '../context/index.js';
import { Database, groupBy } from '../database/index.js';
import { ExpiredTasksStore, expiredBatchSize } from './expired-tasks.store.js';
import { TaskPresenter } from './task-presenter.js';
import type { TaskEntity } from './task.entity.js';

/**
 * Emits one event for each task that was not completed in time: its status changes at that moment by itself, without a
 * write.
 */
@Injectable()
export class TaskExpiryService {
  constructor(
    private readonly store: ExpiredTasksStore,
    private readonly presenter: TaskPresenter,
    private readonly contexts: SystemContexts,
    private readonly clock: Clock,
    private readonly database: Database,
  ) {}

  /** @returns whether there may be more */
  async processBatch(): Promise<boolean> {
    const now = this.clock.now();
    return this.database.transaction(async (db) => {
      const expired = await this.store.claim(db, now);
      for (const [accountId, tasks] of groupBy(expired, (task) => task.account_id))
        await this.emitExpired(db, accountId, tasks, now);
      return expired.length === expiredBatchSize;
    });
  }

  private async emitExpired(
    db: Queries,
    accountId: string,
    tasks: readonly TaskEntity[],
    now: Date,
  ): Promise<void> {
    const ctx = await this.contexts.ofAccount(accountId, { now, db });
    if (!ctx) return;
    for (const resource of await this.presenter.toTasks(ctx, tasks))
      await emitEvent(ctx, 'task.updated', resource);
  }
}
