import type { TaskAudit } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { TasksService } from '../tasks.service.js';
import { TrailVerifier } from '../trail/trail-verifier.js';
import { CorrectedValuesService, noChanges } from '../versions/corrected-values.service.js';
import { DocumentAccessLog } from './document-access-log.js';

/** The audit trail of a task, verified each time that it is read. */
@Injectable()
export class TaskAuditService {
  constructor(
    private readonly tasks: TasksService,
    private readonly verifier: TrailVerifier,
    private readonly corrections: CorrectedValuesService,
    private readonly accessLog: DocumentAccessLog,
  ) {}

  async get(ctx: Context, taskId: string): Promise<TaskAudit> {
    const task = await this.tasks.getRow(ctx, taskId);
    const { entries, isIntact } = await this.verifier.verify(ctx, task.id);
    const last = entries.at(-1);
    const changes = isIntact ? await this.corrections.load(ctx, task, entries) : noChanges;
    // After it was read: that it was is in the trail that is read next.
    await this.accessLog.record(ctx, task.id, { what: 'audit' });
    return {
      task_id: task.id,
      is_intact: isIntact,
      head: last ? { sequence: last.sequence, hash: last.hash } : null,
      events: entries.map(({ task_id: _, mac: _mac, ...entry }) => ({ ...entry, ...changes(entry) })),
    };
  }
}
