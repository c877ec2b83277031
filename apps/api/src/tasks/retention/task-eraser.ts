import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { SecurityLogService } from '../../identity/index.js';
import { FileStorage } from '../../sealing/index.js';
import { AuditTrail } from '../signing/audit-trail.store.js';
import { TaskCases } from '../task-cases.js';
import type { TaskEntity } from '../task.entity.js';
import { RetentionStore } from './retention.store.js';

/** Erases what a withdrawn task held: answers, drawings, files, documents and its E-Verify cases. */
@Injectable()
export class TaskEraser {
  constructor(
    private readonly store: RetentionStore,
    private readonly cases: TaskCases,
    private readonly trail: AuditTrail,
    private readonly storage: FileStorage,
    private readonly log: SecurityLogService,
  ) {}

  /** In the context's transaction. @returns false where another worker has the task, or had it */
  async erase(ctx: Context, { id, employee_id }: TaskEntity): Promise<boolean> {
    if (!(await this.store.claimWithdrawn(ctx, id))) return false;
    await this.trail.append(ctx, id, 'purged');
    const keys = [...(await this.store.purge(ctx, id)), ...(await this.cases.purge(ctx, id))];
    // Before the commit: whatever ends the process in between, no file is left that nobody knows of.
    await Promise.all(keys.map((key) => this.storage.remove(key)));
    await this.log.record(ctx, {
      kind: 'task.destroyed',
      subject: { type: 'task', id },
      detail: { employee_id },
    });
    return true;
  }
}
