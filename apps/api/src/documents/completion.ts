import { Injectable } from '@nestjs/common';
import { emit } from '../events/outbox.js';
import { type Context, inTransaction } from '../platform/context.js';
import { ProblemError } from '../platform/problems.js';
import { AuditTrail } from '../signing/audit-trail.js';
import { DeletionSchedule } from '../tasks/deletion-schedule.js';
import type { Dossier } from '../tasks/dossier.js';
import { Dossiers } from '../tasks/dossiers.js';
import { TaskRows } from '../tasks/task-rows.js';
import type { TaskEntity } from '../tasks/task.entity.js';
import { TasksStore } from '../tasks/tasks.store.js';
import { DocumentMaker, type MadeDocument } from './document-maker.js';
import { DocumentsStore } from './documents.store.js';

/** Completes tasks: makes the document, and keeps it with the completed task if nothing happened to the task meanwhile. */
@Injectable()
export class Completion {
  constructor(
    private readonly dossiers: Dossiers,
    private readonly maker: DocumentMaker,
    private readonly documents: DocumentsStore,
    private readonly tasks: TasksStore,
    private readonly rows: TaskRows,
    private readonly trail: AuditTrail,
    private readonly deletions: DeletionSchedule,
  ) {}

  /** @returns whether the task needs no document (any more); false where it changed while its document was made */
  async complete(ctx: Context, taskId: string): Promise<boolean> {
    const dossier = await this.dossiers.open(ctx, taskId).catch(nothingIfGone);
    if (!dossier || dossier.task.next_action !== 'system_action') return true;
    const document = await this.maker.make(ctx, dossier);
    return inTransaction(ctx, async (ctx) => {
      const task = await this.tasks.lock(ctx, taskId);
      if (!task) return true;
      if (task.revision !== dossier.task.revision) return false;
      await this.keep(ctx, { ...dossier, task }, document);
      return true;
    });
  }

  private async keep(ctx: Context, dossier: Dossier, document: MadeDocument): Promise<void> {
    const { task } = dossier;
    const version = await this.documents.insert(ctx, document);
    const done: TaskEntity = {
      ...task,
      next_action: null,
      turn_section_id: null,
      revision: task.revision + 1,
      completed_at: ctx.now,
      updated_at: ctx.now,
    };
    const deletion_scheduled_at = await this.deletions.of(ctx, { ...dossier, task: done });
    const completed = { ...done, deletion_scheduled_at };
    await this.tasks.update(ctx, completed);
    await this.trail.append(ctx, task.id, 'document_made', {
      document_id: document.id,
      version,
      source: document.source,
      pdf_sha256: document.pdf_sha256,
      certificate_sha256: document.certificate_sha256,
    });
    const resource = await this.rows.toTask(ctx, completed);
    await emit(ctx, 'task.updated', resource);
    await emit(ctx, 'task.form_pdf_generated', resource);
  }
}

/** The task was withdrawn before its document was made. */
function nothingIfGone(error: unknown): undefined {
  if (error instanceof ProblemError && error.status === 404) return undefined;
  throw error;
}
