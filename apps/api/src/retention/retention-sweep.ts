import { Injectable } from '@nestjs/common';
import { Accounts } from '../accounts/accounts.service.js';
import { Clock } from '../platform/clock.js';
import { inTransaction } from '../platform/context.js';
import { Database } from '../platform/database.js';
import { FileStorage } from '../platform/storage.js';
import { systemContext } from '../platform/system-context.js';
import { AuditTrail } from '../signing/audit-trail.js';
import { Dossiers } from '../tasks/dossiers.js';
import { legallyKeptUntil } from '../tasks/legal-retention.js';
import type { TaskEntity } from '../tasks/task.entity.js';
import { Tasks } from '../tasks/tasks.service.js';
import { RetentionStore } from './retention.store.js';

/** Withdraws tasks when their time has come, and destroys what withdrawn ones held once the law no longer keeps it. */
@Injectable()
export class RetentionSweep {
  constructor(
    private readonly store: RetentionStore,
    private readonly accounts: Accounts,
    private readonly tasks: Tasks,
    private readonly dossiers: Dossiers,
    private readonly trail: AuditTrail,
    private readonly storage: FileStorage,
    private readonly clock: Clock,
    private readonly database: Database,
  ) {}

  async sweep(): Promise<void> {
    const now = this.clock.now();
    for (const { id, account_id } of await this.store.scheduled(now)) {
      const account = await this.accounts.findById(account_id);
      if (account) await this.tasks.deleteById(systemContext(account, now, this.database), id);
    }
    let last = '';
    for (let batch = await this.store.withdrawn(now, last); batch.length > 0;) {
      for (const task of batch) await this.purgeIfAllowed(task, now);
      last = batch.at(-1)?.id ?? last;
      batch = await this.store.withdrawn(now, last);
    }
  }

  private async purgeIfAllowed(task: TaskEntity, now: Date): Promise<void> {
    const account = await this.accounts.findById(task.account_id);
    if (!account) return;
    const ctx = systemContext(account, now, this.database);
    const today = now.toISOString().slice(0, 10);
    const keptUntil = legallyKeptUntil(await this.dossiers.compose(ctx, task), today);
    if (keptUntil !== null && keptUntil > today) return;
    const keys = await inTransaction(ctx, async (ctx) => {
      await this.trail.append(ctx, task.id, 'purged');
      return this.store.purge(ctx, task.id);
    });
    await Promise.all(keys.map((key) => this.storage.remove(key)));
  }
}
