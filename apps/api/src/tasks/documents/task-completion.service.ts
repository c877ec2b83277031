import { Injectable } from '@nestjs/common';
import { emitEvent } from '../../events/index.js';
import { type Context, inTransaction, ProblemError } from '../../context/index.js';
import { AuditTrail } from '../signing/audit-trail.store.js';
import { DeletionScheduler } from '../deletion-scheduler.js';
import type { TaskAggregate } from '../task-aggregate.js';
import { TaskAggregateRepository } from '../task-aggregate.repository.js';
import { TaskPresenter } from '../task-presenter.js';
import type { TaskEntity } from '../task.entity.js';
import { TasksStore } from '../tasks.store.js';
import { DocumentGenerator, type GeneratedDocument } from './document-generator.js';
import { DocumentsStore } from './documents.store.js';

/** Completes tasks: generates the document, and saves it with the completed task if the task did not change meanwhile. */
@Injectable()
export class TaskCompletionService {
  constructor(
    private readonly aggregates: TaskAggregateRepository,
    private readonly generator: DocumentGenerator,
    private readonly documents: DocumentsStore,
    private readonly tasks: TasksStore,
    private readonly presenter: TaskPresenter,
    private readonly trail: AuditTrail,
    private readonly deletionScheduler: DeletionScheduler,
  ) {}

  /** @returns whether the task needs no document (any more); false where it changed while its document was made */
  async complete(ctx: Context, taskId: string): Promise<boolean> {
    const aggregate = await this.aggregates.load(ctx, taskId).catch(undefinedIfNotFound);
    if (!aggregate || aggregate.task.next_action !== 'system_action') return true;
    const document = await this.generator.generate(ctx, aggregate);
    return inTransaction(ctx, async (ctx) => {
      const task = await this.tasks.lock(ctx, taskId);
      if (!task) return true;
      if (task.revision !== aggregate.task.revision) return false;
      await this.saveCompleted(ctx, { ...aggregate, task }, document);
      return true;
    });
  }

  private async saveCompleted(
    ctx: Context,
    aggregate: TaskAggregate,
    document: GeneratedDocument,
  ): Promise<void> {
    const { task } = aggregate;
    const version = await this.documents.insert(ctx, document);
    const done: TaskEntity = {
      ...task,
      next_action: null,
      turn_section_id: null,
      revision: task.revision + 1,
      completed_at: ctx.now,
      updated_at: ctx.now,
    };
    const deletion_scheduled_at = await this.deletionScheduler.deletionDate(ctx, {
      ...aggregate,
      task: done,
    });
    const completed = { ...done, deletion_scheduled_at };
    await this.tasks.update(ctx, completed);
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
  }
}

/** The task was withdrawn before its document was made. */
function undefinedIfNotFound(error: unknown): undefined {
  if (error instanceof ProblemError && error.status === 404) return undefined;
  throw error;
}
