import { Injectable } from '@nestjs/common';
import { BackgroundWork } from '../../background/index.js';
import { Database } from '../../database/index.js';
import { SystemContexts } from '../../identity/index.js';
import { type Backlog, errorKind, Telemetry } from '../../observability/index.js';
import { DocumentJobBudgets } from './account-budgets.js';
import { type ClaimedAccounts, type DocumentJob, DocumentQueue } from './document-queue.store.js';
import { TaskCompletionService } from './task-completion.service.js';

/** A task that changed meanwhile stays in the queue: its write ordered the document anew. */
export type DocumentOutcome = 'made' | 'changed' | 'failed';

/**
 * Whose documents: the accounts that are within their budget of the worker's time, or those over it. Documents of the latter
 * are made separately, so that no others wait for them.
 */
export type DocumentJobLane = 'within_budget' | 'over_budget';

/** Works off the queue of documents, one after the other in each lane. */
@Injectable()
export class DocumentJobsService {
  private readonly current = new Map<DocumentJobLane, DocumentJob>();
  /** Jobs whose end could not be written, since the database was away: they would come back with their lease only. */
  private readonly unsettled = new Map<DocumentJobLane, DocumentJob>();

  constructor(
    private readonly queue: DocumentQueue,
    private readonly budgets: DocumentJobBudgets,
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
  async processNext(lane: DocumentJobLane = 'within_budget'): Promise<DocumentOutcome | undefined> {
    await this.giveBackUnsettled(lane);
    const whose = this.accountsOf(lane);
    const job = whose && (await this.queue.claim(this.database, whose));
    if (!job) return undefined;
    this.current.set(lane, job);
    try {
      const complete = () => this.budgets.measure(job.account_id, () => this.complete(job));
      return await this.telemetry.trace(spanOfJob(job), complete);
    } catch (error) {
      this.background.report('documents', error, { task_id: job.task_id });
      this.unsettled.set(lane, job);
      await this.queue.reschedule(this.database, job, errorKind(error));
      this.unsettled.delete(lane);
      return 'failed';
    } finally {
      this.current.delete(lane);
    }
  }

  /** What comes of it after all is kept: the next worker finds the document made. */
  async release(lane: DocumentJobLane): Promise<void> {
    const job = this.current.get(lane);
    if (job) await this.queue.release(this.database, job);
  }

  private async giveBackUnsettled(lane: DocumentJobLane): Promise<void> {
    const job = this.unsettled.get(lane);
    if (!job) return;
    await this.queue.release(this.database, job);
    this.unsettled.delete(lane);
  }

  /** Null while no account is over its budget. */
  private accountsOf(lane: DocumentJobLane): ClaimedAccounts | null {
    const over = this.budgets.over();
    if (lane === 'within_budget') return { except: over };
    return over.length > 0 ? { only: over } : null;
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
