import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Accounts } from '../accounts/accounts.service.js';
import { emit } from '../events/outbox.js';
import { BackgroundWork } from '../platform/background-work.js';
import { Clock } from '../platform/clock.js';
import { Database } from '../platform/database.js';
import type { Queries } from '../platform/queries.js';
import { groupedBy } from '../platform/grouped-by.js';
import { systemContext } from '../platform/system-context.js';
import { ExpiriesStore, atOnce } from './expiries.store.js';
import { TaskRows } from './task-rows.js';
import type { TaskEntity } from './task.entity.js';

/**
 * Tells of tasks that were not completed in time, once each: their status says so from that moment on by itself, and
 * nobody writes them.
 */
@Injectable()
export class ExpiryWorker implements OnApplicationBootstrap {
  constructor(
    private readonly store: ExpiriesStore,
    private readonly rows: TaskRows,
    private readonly accounts: Accounts,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly background: BackgroundWork,
  ) {}

  onApplicationBootstrap(): void {
    this.background.begin({ name: 'expiry', restMilliseconds: 2000, work: () => this.next() });
  }

  /** Tells of some. @returns whether there may be more */
  async next(): Promise<boolean> {
    const now = this.clock.now();
    return this.database.transaction(async (db) => {
      const expired = await this.store.take(db, now);
      for (const [accountId, tasks] of groupedBy(expired, (task) => task.account_id))
        await this.tell(db, accountId, tasks, now);
      return expired.length === atOnce;
    });
  }

  private async tell(db: Queries, accountId: string, tasks: readonly TaskEntity[], now: Date): Promise<void> {
    const account = await this.accounts.findById(accountId);
    if (!account) return;
    const ctx = systemContext(account, now, db);
    for (const resource of await this.rows.toTasks(ctx, tasks)) await emit(ctx, 'task.updated', resource);
  }
}
