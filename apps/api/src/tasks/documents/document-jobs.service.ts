import { Injectable } from '@nestjs/common';
import { BackgroundWork } from '../../background/index.js';
import { Database } from '../../database/index.js';
import { SystemContexts } from '../../identity/index.js';
import { type Backlog, errorKind, Telemetry } from '../../observability/index.js';
import { type DocumentJob, DocumentQueue } from './document-queue.store.js';
import { TaskCompletionService } from './task-completion.service.js';

/** A task that changed meanwhile stays in the queue: its write ordered the document anew. */
export type DocumentOutcome = 'made' | 'changed' | 'failed';

/** Works off the queue of documents, one after the other. */
@Injectable()
export class DocumentJobsService {
  private currentJob: DocumentJob | undefined;
  /** A job whose end could not be written, since the database was away: it would come back with its lease only. */
  private unsettled: DocumentJob | undefined;

  constructor(
    private readonly queue: DocumentQueue,
    private readonly completion: TaskCompletionService,
    private readonly contexts: SystemContexts,
    private readonly database: Database,
    private readonly background: BackgroundWork,
    private readonly telemetry: Telemetry,
  ) {}

  stats(): Promise<Backlog> {
    return this.queue.stats(this.database);
  }

  /** @returns nothing where there was no job */
  async processNext(): Promise<DocumentOutcome | undefined> {
    await this.giveBackUnsettled();
    const job = await this.queue.claim(this.database);
    if (!job) return undefined;
    this.currentJob = job;
    try {
      return await this.telemetry.trace(spanOfJob(job), () => this.complete(job));
    } catch (error) {
      this.background.report('documents', error, { task_id: job.task_id });
      this.unsettled = job;
      await this.queue.reschedule(this.database, job, errorKind(error));
      this.unsettled = undefined;
      return 'failed';
    } finally {
      this.currentJob = undefined;
    }
  }

  /** What comes of it after all is kept: the next worker finds the document made. */
  async release(): Promise<void> {
    if (this.currentJob) await this.queue.release(this.database, this.currentJob);
  }

  private async giveBackUnsettled(): Promise<void> {
    if (!this.unsettled) return;
    await this.queue.release(this.database, this.unsettled);
    this.unsettled = undefined;
  }

  private async complete(job: DocumentJob): Promise<DocumentOutcome> {
    const ctx = await this.contexts.ofAccount(job.account_id);
    const isDone = !ctx || (await this.completion.complete(ctx, job.task_id));
    const outcome = isDone ? 'made' : 'changed';
    this.background.note('documents', { task_id: job.task_id, outcome, event_ids: ctx?.eventIds ?? [] });
    if (isDone) await this.queue.finish(this.database, job);
    else await this.queue.reschedule(this.database, job, 'changed');
    return outcome;
  }
}

const spanOfJob = ({ account_id, task_id }: DocumentJob) => ({
  name: 'document.make',
  kind: 'internal' as const,
  isRoot: true,
  attributes: { account_id, task_id },
});
