import type { Task } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { badRequest, type Context } from '../../context/index.js';
import { TasksService } from '../tasks.service.js';
import { DocumentQueue } from './document-queue.store.js';

/** Has documents tried again that could not be made. */
@Injectable()
export class DocumentRetriesService {
  constructor(
    private readonly tasks: TasksService,
    private readonly queue: DocumentQueue,
  ) {}

  /** @throws ProblemError 400 where none of this task waits to be made */
  async retry(ctx: Context, taskId: string): Promise<Task> {
    const task = await this.tasks.getById(ctx, taskId);
    if (!(await this.queue.retry(ctx, taskId)))
      throw badRequest('No document of this task is waiting to be made');
    return task;
  }
}
