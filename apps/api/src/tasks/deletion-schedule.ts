import { Injectable } from '@nestjs/common';
import { emit } from '../events/outbox.js';
import type { Context } from '../platform/context.js';
import { AuditTrail } from '../signing/audit-trail.js';
import type { Dossier } from './dossier.js';
import { Dossiers } from './dossiers.js';
import { employmentOf } from './employment.js';
import { lawfulDeletionAt } from './legal-retention.js';
import { TaskRows } from './task-rows.js';
import type { TaskEntity } from './task.entity.js';
import { TasksStore } from './tasks.store.js';

/** When completed forms are destroyed: as the caller says, else as soon as the law allows. */
@Injectable()
export class DeletionSchedule {
  constructor(
    private readonly store: TasksStore,
    private readonly dossiers: Dossiers,
    private readonly rows: TaskRows,
    private readonly trail: AuditTrail,
  ) {}

  /** Of a task as its dossier has it, in the transaction that keeps it. */
  async of(ctx: Context, dossier: Dossier): Promise<Date | null> {
    const { task } = dossier;
    if (task.is_deletion_given) return task.deletion_scheduled_at;
    return task.completed_at
      ? lawfulDeletionAt(dossier, await employmentOf(ctx, task.employee_id), ctx.now)
      : null;
  }

  /** Sets the employee's tasks anew, where the end of an employment was set, moved or taken back. */
  async renew(ctx: Context, employeeId: string): Promise<void> {
    const tasks = await this.store.livingOf(ctx, [employeeId]);
    for (const { id } of tasks.filter(
      ({ completed_at, is_deletion_given }) => completed_at && !is_deletion_given,
    ))
      await this.renewTask(ctx, id);
  }

  private async renewTask(ctx: Context, id: string): Promise<void> {
    const before = await this.store.lock(ctx, id);
    if (!before) return;
    const scheduled = await this.of(ctx, await this.dossiers.compose(ctx, before));
    if (scheduled?.getTime() === before.deletion_scheduled_at?.getTime()) return;
    const task: TaskEntity = { ...before, deletion_scheduled_at: scheduled, updated_at: ctx.now };
    await this.store.update(ctx, task);
    await this.trail.append(ctx, id, 'changed', { properties: ['deletion_scheduled_at'] });
    await emit(ctx, 'task.updated', await this.rows.toTask(ctx, task));
  }
}
