import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Accounts } from '../accounts/accounts.service.js';
import { BackgroundWork } from '../platform/background-work.js';
import { Backlogs } from '../platform/backlogs.js';
import { Clock } from '../platform/clock.js';
import { Database } from '../platform/database.js';
import { faultOf } from '../platform/fault.js';
import { Figures } from '../platform/figures.js';
import { systemContext } from '../platform/system-context.js';
import { Completion } from './completion.js';
import { type DocumentJob, DocumentQueue } from './document-queue.js';

/** The transaction that ordered the document commits a moment after it told so. */
const commitMilliseconds = 30;

/** Takes jobs from the queue, one after the other. */
@Injectable()
export class DocumentWorker implements OnApplicationBootstrap {
  private held: DocumentJob | undefined;

  constructor(
    private readonly queue: DocumentQueue,
    private readonly completion: Completion,
    private readonly accounts: Accounts,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly background: BackgroundWork,
    private readonly figures: Figures,
    private readonly backlogs: Backlogs,
  ) {}

  onApplicationBootstrap(): void {
    this.backlogs.register({
      name: 'documents',
      backlog: () => this.queue.backlog(this.database),
      lateAfterSeconds: 60,
    });
    const rounds = this.background.begin({
      name: 'documents',
      restMilliseconds: 1000,
      work: () => this.next(),
      giveBack: () => this.giveBack(),
    });
    if (rounds)
      this.queue.arrivals.on('arrived', () => void wait(commitMilliseconds).then(() => rounds.wake()));
  }

  /** @returns whether there was a job */
  private async next(): Promise<boolean> {
    const job = await this.queue.claim(this.database);
    if (!job) return false;
    this.held = job;
    try {
      await this.make(job);
    } catch (error) {
      this.background.report('documents', error, { task_id: job.task_id });
      this.figures.count('documents', { outcome: 'failed' });
      await this.queue.postpone(this.database, job, faultOf(error).name);
    } finally {
      this.held = undefined;
    }
    return true;
  }

  /** A task that changed meanwhile stays in the queue: its write ordered the document anew. */
  private async make(job: DocumentJob): Promise<void> {
    const account = await this.accounts.findById(job.account_id);
    const ctx = account && systemContext(account, this.clock.now(), this.database);
    const isDone = !ctx || (await this.completion.complete(ctx, job.task_id));
    const outcome = isDone ? 'made' : 'changed';
    this.figures.count('documents', { outcome });
    this.background.note('documents', { task_id: job.task_id, outcome, event_ids: ctx?.eventIds ?? [] });
    if (isDone) await this.queue.finish(this.database, job);
    else await this.queue.postpone(this.database, job, 'changed');
  }

  /** What comes of it after all is kept: the next worker finds the document made. */
  private async giveBack(): Promise<void> {
    if (this.held) await this.queue.giveBack(this.database, this.held);
  }
}
