import { Injectable } from '@nestjs/common';
import { type Context, inTransaction, ProblemError } from '../../context/index.js';
import { ComplianceDeadlinesService } from '../compliance/compliance-deadlines.service.js';
import { isHeld } from '../task-aggregate.js';
import { TaskAggregateRepository } from '../task-aggregate.repository.js';
import { RenewalsService } from '../renewals/renewals.service.js';
import { TasksStore } from '../tasks.store.js';
import { CompletedTaskWriter } from './completed-task-writer.js';
import { DocumentGenerator } from './document-generator.js';

/** Completes tasks: makes the document, and saves it with the task unless that changed meanwhile. */
@Injectable()
export class TaskCompletionService {
  constructor(
    private readonly aggregates: TaskAggregateRepository,
    private readonly generator: DocumentGenerator,
    private readonly tasks: TasksStore,
    private readonly writer: CompletedTaskWriter,
    private readonly deadlines: ComplianceDeadlinesService,
    private readonly renewals: RenewalsService,
  ) {}

  /** @returns whether the task needs no document (any more); false where it changed while its document was made */
  async complete(ctx: Context, taskId: string): Promise<boolean> {
    const aggregate = await this.aggregates.load(ctx, taskId).catch(undefinedIfNotFound);
    if (!aggregate || aggregate.task.next_action !== 'system_action') return true;
    if (isHeld(aggregate.task, ctx.now)) return false;
    const document = await this.generator.generate(ctx, aggregate);
    return inTransaction(ctx, async (ctx) => {
      const task = await this.tasks.lock(ctx, taskId);
      if (!task) return true;
      if (task.revision !== aggregate.task.revision) return false;
      await this.writer.save(ctx, { ...aggregate, task }, document);
      await this.deadlines.taskCompleted(ctx, task);
      await this.renewals.taskChanged(ctx, task);
      return true;
    });
  }
}

/** The task was withdrawn before its document was made. */
function undefinedIfNotFound(error: unknown): undefined {
  if (error instanceof ProblemError && error.status === 404) return undefined;
  throw error;
}
