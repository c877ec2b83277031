import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { AccountsService } from '../../identity/index.js';
import { BackgroundWork } from '../../background/index.js';
import { Metrics, QueueStats, toSafeError } from '../../observability/index.js';
import { Clock, systemContext } from '../../context/index.js';
import { Database } from '../../database/index.js';
import { TaskCompletionService } from './task-completion.service.js';
import { type DocumentJob, DocumentQueue } from './document-queue.store.js';

/** The transaction that queued the document commits a moment after it announced the job. */
const commitMilliseconds = 30;

/** Takes jobs from the queue, one after the other. */
@Injectable()
export class DocumentWorker implements OnApplicationBootstrap {
  private currentJob: DocumentJob | undefined;

  constructor(
    private readonly queue: DocumentQueue,
    private readonly completion: TaskCompletionService,
    private readonly accounts: AccountsService,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly background: BackgroundWork,
    private readonly metrics: Metrics,
    private readonly queueStats: QueueStats,
  ) {}

  onApplicationBootstrap(): void {
    this.queueStats.register({
      name: 'documents',
      backlog: () => this.queue.stats(this.database),
      lateAfterSeconds: 60,
    });
    const pollLoop = this.background.start({
      name: 'documents',
      idleMilliseconds: 1000,
      work: () => this.processNext(),
      release: () => this.release(),
    });
    if (pollLoop)
      this.queue.arrivals.on('arrived', () => void wait(commitMilliseconds).then(() => pollLoop.wake()));
  }

  /** @returns whether there was a job */
  private async processNext(): Promise<boolean> {
    const job = await this.queue.claim(this.database);
    if (!job) return false;
    this.currentJob = job;
    try {
      await this.complete(job);
    } catch (error) {
      this.background.report('documents', error, { task_id: job.task_id });
      this.metrics.count('documents', { outcome: 'failed' });
      await this.queue.reschedule(this.database, job, toSafeError(error).name);
    } finally {
      this.currentJob = undefined;
    }
    return true;
  }

  /** A task that changed meanwhile stays in the queue: its write ordered the document anew. */
  private async complete(job: DocumentJob): Promise<void> {
    const account = await this.accounts.findById(job.account_id);
    const ctx = account && systemContext(account, this.clock.now(), this.database);
    const isDone = !ctx || (await this.completion.complete(ctx, job.task_id));
    const outcome = isDone ? 'made' : 'changed';
    this.metrics.count('documents', { outcome });
    this.background.note('documents', { task_id: job.task_id, outcome, event_ids: ctx?.eventIds ?? [] });
    if (isDone) await this.queue.finish(this.database, job);
    else await this.queue.reschedule(this.database, job, 'changed');
  }

  /** What comes of it after all is kept: the next worker finds the document made. */
  private async release(): Promise<void> {
    if (this.currentJob) await this.queue.release(this.database, this.currentJob);
  }
}
