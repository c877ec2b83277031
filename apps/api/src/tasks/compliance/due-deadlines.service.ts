import { Injectable } from '@nestjs/common';
import type { Context, Queries } from '../../context/index.js';
import { Database, groupBy } from '../../database/index.js';
import { emitEvent } from '../../events/index.js';
import { SystemContexts } from '../../identity/index.js';
import { TaskPresenter } from '../task-presenter.js';
import { TasksStore } from '../tasks.store.js';
import {
  announcementBatchSize,
  ComplianceDeadlinesStore,
  type DueDeadline,
} from './compliance-deadlines.store.js';

/** Emits one event when what a completed form left to be done is due, and one when it is overdue. */
@Injectable()
export class DueDeadlinesService {
  constructor(
    private readonly store: ComplianceDeadlinesStore,
    private readonly tasks: TasksStore,
    private readonly presenter: TaskPresenter,
    private readonly contexts: SystemContexts,
    private readonly database: Database,
  ) {}

  /** @returns whether there may be more */
  announce(now: Date): Promise<boolean> {
    return this.database.transaction(async (db) => {
      const due = await this.store.claimDue(db, now);
      for (const [accountId, deadlines] of groupBy(due, ({ account_id }) => account_id))
        await this.announceOfAccount(accountId, deadlines, { db, now });
      return due.length === announcementBatchSize;
    });
  }

  private async announceOfAccount(
    accountId: string,
    deadlines: readonly DueDeadline[],
    at: { readonly db: Queries; readonly now: Date },
  ): Promise<void> {
    const ctx = await this.contexts.ofAccount(accountId, at);
    if (!ctx) return;
    for (const deadline of deadlines) await this.emit(ctx, deadline);
  }

  private async emit(ctx: Context, { task_id, announced }: DueDeadline): Promise<void> {
    const task = await this.tasks.find(ctx, task_id);
    if (task) await emitEvent(ctx, `task.compliance_${announced}`, await this.presenter.toTask(ctx, task));
  }
}
