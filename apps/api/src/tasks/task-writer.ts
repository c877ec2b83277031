import { Injectable } from '@nestjs/common';
import { DocumentQueue } from './documents/document-queue.store.js';
import { emitEvent } from '../events/index.js';
import type { Context } from '../context/index.js';
import { AnswersSealer } from './answers-sealer.js';
import type { TaskAggregate } from './task-aggregate.js';
import { taskProgressOf } from './task-progress.js';
import { deadlineOf } from './deadline.js';
import { TaskPresenter } from './task-presenter.js';
import type { TaskEntity } from './task.entity.js';
import { TasksStore } from './tasks.store.js';

/** Saves a changed task: seals its answers, computes its progress, writes the event, and queues the document when it is due. */
@Injectable()
export class TaskWriter {
  constructor(
    private readonly store: TasksStore,
    private readonly sealer: AnswersSealer,
    private readonly presenter: TaskPresenter,
    private readonly queue: DocumentQueue,
  ) {}

  /** In the transaction that locked the task. */
  async save(ctx: Context, aggregate: TaskAggregate): Promise<TaskEntity> {
    const task: TaskEntity = {
      ...aggregate.task,
      ...this.derivedColumns(aggregate),
      // Nothing was completed yet, or it is reopened: its time comes with its completion.
      ...(aggregate.task.is_deletion_given || aggregate.task.completed_at
        ? {}
        : { deletion_scheduled_at: null }),
      revision: aggregate.task.revision + 1,
      updated_at: ctx.now,
    };
    await this.store.update(ctx, task);
    await emitEvent(ctx, 'task.updated', await this.presenter.toTask(ctx, task));
    if (task.next_action === 'system_action') await this.queue.enqueue(ctx, task.id);
    return task;
  }

  /** The columns that are computed from the aggregate. */
  derivedColumns(aggregate: TaskAggregate) {
    const { task, given } = aggregate;
    const progress = taskProgressOf(aggregate);
    const sealed = Object.keys(given).length > 0 ? this.sealer.seal(task.id, given) : null;
    return { ...progress, sealed_answers: sealed, due_at: dueAt(aggregate, progress.turn_section_id) };
  }
}

/** The end of the last day to sign the section whose turn it is, unless the caller said when. */
function dueAt(aggregate: TaskAggregate, sectionId: string | null): Date | null {
  const { task, edition } = aggregate;
  if (task.is_due_given || sectionId === null) return task.due_at;
  const { due_on } = deadlineOf(
    aggregate,
    edition.sections.find((section) => section.id === sectionId),
  );
  return due_on === null ? null : new Date(`${due_on}T23:59:59.999Z`);
}
