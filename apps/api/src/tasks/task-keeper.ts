import { Injectable } from '@nestjs/common';
import { DocumentQueue } from '../documents/document-queue.js';
import { emit } from '../events/outbox.js';
import type { Context } from '../platform/context.js';
import { AnswersSealer } from './answers-sealer.js';
import type { Dossier } from './dossier.js';
import { standingOf } from './standing.js';
import { deadlineOf } from './task-deadlines.js';
import { TaskRows } from './task-rows.js';
import type { TaskEntity } from './task.entity.js';
import { TasksStore } from './tasks.store.js';

/** Keeps a task as it has become: answers sealed, standing computed, event written, and its document ordered when it is due. */
@Injectable()
export class TaskKeeper {
  constructor(
    private readonly store: TasksStore,
    private readonly sealer: AnswersSealer,
    private readonly rows: TaskRows,
    private readonly queue: DocumentQueue,
  ) {}

  /** In the transaction that locked the task. */
  async keep(ctx: Context, dossier: Dossier): Promise<TaskEntity> {
    const task: TaskEntity = {
      ...dossier.task,
      ...this.columnsOf(dossier),
      // Nothing was completed yet, or it is reopened: its time comes with its completion.
      ...(dossier.task.is_deletion_given || dossier.task.completed_at ? {} : { deletion_scheduled_at: null }),
      revision: dossier.task.revision + 1,
      updated_at: ctx.now,
    };
    await this.store.update(ctx, task);
    await emit(ctx, 'task.updated', await this.rows.toTask(ctx, task));
    if (task.next_action === 'system_action') await this.queue.enqueue(ctx, task.id);
    return task;
  }

  /** What a row says of its dossier. */
  columnsOf(dossier: Dossier) {
    const { task, given } = dossier;
    const standing = standingOf(dossier);
    const sealed = Object.keys(given).length > 0 ? this.sealer.seal(task.id, given) : null;
    return { ...standing, sealed_answers: sealed, due_at: dueAt(dossier, standing.turn_section_id) };
  }
}

/** The end of the last day to sign the section whose turn it is, unless the caller said when. */
function dueAt(dossier: Dossier, sectionId: string | null): Date | null {
  const { task, edition } = dossier;
  if (task.is_due_given || sectionId === null) return task.due_at;
  const { due_on } = deadlineOf(
    dossier,
    edition.sections.find((section) => section.id === sectionId),
  );
  return due_on === null ? null : new Date(`${due_on}T23:59:59.999Z`);
}
