import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { emitEvent } from '../../events/index.js';
import { DeletionScheduler } from '../deletion-scheduler.js';
import { toBankEvent } from '../bank-changes/bank-accounts-in.js';
import { EmployeeNotices } from '../messages/employee-notices.js';
import { AuditTrail } from '../signing/audit-trail.store.js';
import type { TaskAggregate } from '../task-aggregate.js';
import { TaskPresenter } from '../task-presenter.js';
import type { TaskEntity } from '../task.entity.js';
import { TasksStore } from '../tasks.store.js';
import type { GeneratedDocument } from './document-generator.js';
import { DocumentsStore } from './documents.store.js';

/** Saves a completed task with its document. */
@Injectable()
export class CompletedTaskWriter {
  constructor(
    private readonly documents: DocumentsStore,
    private readonly tasks: TasksStore,
    private readonly presenter: TaskPresenter,
    private readonly trail: AuditTrail,
    private readonly deletionScheduler: DeletionScheduler,
    private readonly notices: EmployeeNotices,
  ) {}

  /** In the transaction that locked the task. */
  async save(ctx: Context, aggregate: TaskAggregate, document: GeneratedDocument): Promise<void> {
    const { task } = aggregate;
    const version = await this.documents.insert(ctx, document);
    const done: TaskEntity = {
      ...task,
      next_action: null,
      turn_section_id: null,
      revision: task.revision + 1,
      completed_at: ctx.now,
      bank_hash: null,
      updated_at: ctx.now,
    };
    const dates = await this.deletionScheduler.dates(ctx, { ...aggregate, task: done });
    const deletion_allowed_at = await this.deletionScheduler.lawfulAllowance(ctx, {
      ...aggregate,
      task: done,
    });
    const completed = { ...done, ...dates, deletion_allowed_at };
    await this.tasks.update(ctx, completed);
    if (deletion_allowed_at === null && task.deletion_allowed_at !== null)
      await this.trail.append(ctx, task.id, 'changed', { properties: ['deletion_allowed_at'] });
    await this.trail.append(ctx, task.id, 'document_made', {
      document_id: document.id,
      version,
      source: document.source,
      pdf_sha256: document.pdf_sha256,
      certificate_sha256: document.certificate_sha256,
    });
    const resource = await this.presenter.toTask(ctx, completed);
    await emitEvent(ctx, 'task.updated', resource);
    await emitEvent(ctx, 'task.form_pdf_generated', resource);
    if (task.held_until !== null)
      await emitEvent(
        ctx,
        'employee.bank_account_changed',
        toBankEvent(aggregate, { status: 'in_force', pendingUntil: null }),
      );
    await this.notices.record(ctx, {
      kind: 'document_ready',
      employeeId: task.employee_id,
      taskId: task.id,
    });
  }
}
