import { setTimeout as wait } from 'node:timers/promises';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { Accounts } from '../accounts/accounts.service.js';
import { Clock } from '../platform/clock.js';
import type { Config } from '../platform/config.js';
import { Database } from '../platform/database.js';
import { CONFIG } from '../platform/platform.module.js';
import { systemContext } from '../platform/system-context.js';
import { Completion } from './completion.js';
import { type DocumentJob, DocumentQueue } from './document-queue.js';

/** How long it rests when there is nothing to do. */
const restMilliseconds = 1000;
/** The transaction that ordered the document commits a moment after it told so. */
const commitMilliseconds = 30;

/** Takes jobs from the queue, one after the other; any number of workers may run against one database. */
@Injectable()
export class DocumentWorker implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('documents');
  private readonly stopping = new AbortController();
  private wake = new AbortController();
  private working: Promise<void> = Promise.resolve();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly queue: DocumentQueue,
    private readonly completion: Completion,
    private readonly accounts: Accounts,
    private readonly clock: Clock,
    private readonly database: Database,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.role === 'api') return;
    this.queue.arrivals.on('arrived', () => this.wake.abort());
    this.working = this.work();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    this.wake.abort();
    await this.working;
  }

  private async work(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const didSomething = await this.next().catch((error: unknown) => this.report('queue', error));
      if (!didSomething) await this.rest();
    }
  }

  private async rest(): Promise<void> {
    this.wake = new AbortController();
    await wait(restMilliseconds, undefined, { signal: this.wake.signal }).catch(() =>
      wait(commitMilliseconds),
    );
  }

  /** @returns whether there was a job */
  private async next(): Promise<boolean> {
    const job = await this.queue.claim(this.database);
    if (!job) return false;
    try {
      await this.make(job);
    } catch (error) {
      this.report(job.task_id, error);
      await this.queue.postpone(this.database, job, nameOf(error));
    }
    return true;
  }

  /** A task that changed meanwhile stays in the queue: its write ordered the document anew. */
  private async make(job: DocumentJob): Promise<void> {
    const account = await this.accounts.findById(job.account_id);
    const isDone =
      !account ||
      (await this.completion.complete(systemContext(account, this.clock.now(), this.database), job.task_id));
    if (isDone) await this.queue.finish(this.database, job);
    else await this.queue.postpone(this.database, job, 'changed');
  }

  private report(what: string, error: unknown): false {
    this.logger.error({ what, name: nameOf(error), frames: framesOf(error) }, 'unforeseen');
    return false;
  }
}

/** Never its message, which could hold an answer. */
const nameOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : 'unknown';

function framesOf(error: unknown): string[] {
  const stack = typeof error === 'object' && error !== null && 'stack' in error ? String(error.stack) : '';
  return stack.split('\n').filter((line) => /^\s+at /.test(line));
}
