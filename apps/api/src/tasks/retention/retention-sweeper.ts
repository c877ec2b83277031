import type { NewSecurityEvent } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { AccountsService, SecurityLogService } from '../../identity/index.js';
import { BackgroundWork } from '../../background/index.js';
import { Clock, type Context, inTransaction, systemContext } from '../../context/index.js';
import { Database } from '../../database/index.js';
import { FileStorage } from '../../sealing/index.js';
import { AuditTrail } from '../signing/audit-trail.store.js';
import { TaskAggregateRepository } from '../task-aggregate.repository.js';
import { loadEmployment } from '../../placements/index.js';
import { legalRetentionEnd } from '../legal-retention-end.js';
import type { TaskEntity } from '../task.entity.js';
import { TasksService } from '../tasks.service.js';
import { EmployeeDestructionService } from './employee-destruction.service.js';
import { DeletionScheduleBackfill } from './deletion-schedule-backfill.js';
import { RetentionStore, type DueRecord } from './retention.store.js';

/** No upload takes as long: what was not written to for an hour was left behind. */
const abandonedUploadMilliseconds = 60 * 60_000;

/** Withdraws tasks when their time has come, and destroys what withdrawn ones held once the law no longer keeps it. */
@Injectable()
export class RetentionSweeper {
  constructor(
    private readonly store: RetentionStore,
    private readonly accounts: AccountsService,
    private readonly tasks: TasksService,
    private readonly aggregates: TaskAggregateRepository,
    private readonly trail: AuditTrail,
    private readonly storage: FileStorage,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly background: BackgroundWork,
    private readonly employees: EmployeeDestructionService,
    private readonly log: SecurityLogService,
    private readonly backfill: DeletionScheduleBackfill,
  ) {}

  /** Until it is done, or the signal says to stop. A task that fails holds up no other; it is tried again with the next sweep. */
  async sweep(stopping: AbortSignal): Promise<void> {
    const now = this.clock.now();
    await this.storage.removeUnfinished(new Date(Date.now() - abandonedUploadMilliseconds));
    const contextOf = (accountId: string) => this.contextOf(accountId, now);
    const report = (error: unknown) => this.background.report('retention', error, {});
    await this.backfill.run(contextOf, stopping, report);
    for (const task of await this.store.listScheduled(now)) {
      if (stopping.aborted) return;
      await this.withdraw(task, now).catch((error: unknown) => this.report(task, error));
    }
    let last = '';
    for (let batch = await this.store.listWithdrawn(now, last); batch.length > 0;) {
      for (const task of batch) {
        if (stopping.aborted) return;
        await this.purgeIfAllowed(task, now).catch((error: unknown) => this.report(task, error));
      }
      last = batch.at(-1)?.id ?? last;
      batch = await this.store.listWithdrawn(now, last);
    }
    await this.employees.sweep(contextOf, stopping, report);
  }

  private async contextOf(accountId: string, now: Date): Promise<Context | undefined> {
    const account = await this.accounts.findById(accountId);
    return account && systemContext(account, now, this.database);
  }

  private async withdraw({ id, account_id }: DueRecord, now: Date): Promise<void> {
    const found = await this.contextOf(account_id, now);
    if (!found) return;
    await inTransaction(found, async (ctx) => {
      if (await this.store.claimScheduled(ctx, id)) await this.tasks.deleteById(ctx, id);
    });
  }

  private async purgeIfAllowed(task: TaskEntity, now: Date): Promise<void> {
    const ctx = await this.contextOf(task.account_id, now);
    if (!ctx) return;
    const today = now.toISOString().slice(0, 10);
    const employment = await loadEmployment(ctx, task.employee_id);
    const keptUntil = legalRetentionEnd(await this.aggregates.assemble(ctx, task), today, employment);
    if (keptUntil !== null && keptUntil > today) return;
    await inTransaction(ctx, async (ctx) => {
      if (!(await this.store.claimWithdrawn(ctx, task.id))) return;
      await this.trail.append(ctx, task.id, 'purged');
      const keys = await this.store.purge(ctx, task.id);
      // Before the commit: whatever ends the process in between, no file is left that nobody knows of.
      await Promise.all(keys.map((key) => this.storage.remove(key)));
      await this.log.record(ctx, toDestroyedEvent(task));
      await this.employees.onFormDestroyed(ctx, task.employee_id);
    });
  }

  private report({ id }: { readonly id: string }, error: unknown): void {
    this.background.report('retention', error, { task_id: id });
  }
}

const toDestroyedEvent = ({ id, employee_id }: TaskEntity): NewSecurityEvent => ({
  kind: 'task.destroyed',
  subject: { type: 'task', id },
  detail: { employee_id },
});
