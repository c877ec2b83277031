import type { Task } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { DocumentQueue } from './documents/document-queue.store.js';
import { emitEvent } from '../events/index.js';
import type { Context } from '../context/index.js';
import { DeletionScheduler } from './deletion-scheduler.js';
import { AnswersSealer } from './answers-sealer.js';
import type { TaskAggregate } from './task-aggregate.js';
import { derivedColumns } from './task-progress.js';
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
    private readonly deletionScheduler: DeletionScheduler,
  ) {}

  /** In the transaction that locked the task. @returns it as the API shows it */
  async save(ctx: Context, aggregate: TaskAggregate): Promise<Task> {
    const task: TaskEntity = {
      ...aggregate.task,
      ...derivedColumns(aggregate),
      sealed_answers: this.seal(aggregate),
      // Nothing was completed yet, or it is reopened: its time comes with its completion.
      ...(await this.deletionScheduler.dates(ctx, aggregate)),
      revision: aggregate.task.revision + 1,
      updated_at: ctx.now,
    };
    await this.store.update(ctx, task);
    const resource = await this.presenter.toTask(ctx, task);
    await emitEvent(ctx, 'task.updated', resource);
    if (task.next_action === 'system_action') await this.queue.enqueue(ctx, task.id, task.held_until);
    return resource;
  }

  private seal({ task, given }: TaskAggregate): Buffer | null {
    return Object.keys(given).length > 0 ? this.sealer.seal(task.id, given) : null;
  }
}
