import { Logger, type OnModuleDestroy } from '@nestjs/common';
import { type Metrics, type StructuredLog, toSafeError } from '../observability/index.js';
import type { Installation } from '../database/index.js';
import { PollLoop, type PollLoopOptions } from './poll-loop.js';

/** `reachesOut`: in the name of the installation, to somebody else. */
export interface BackgroundJob extends PollLoopOptions {
  readonly isOutbound?: boolean;
}

/** How long the present rounds may take once the process has been told to end. */
const shutdownGraceMilliseconds = 4000;

/** Everything that this process does of its own accord. Any number of workers may run against one database. */
export class BackgroundWork implements OnModuleDestroy {
  private readonly logger = new Logger('worker');
  private readonly loops: PollLoop[] = [];
  private logNote: StructuredLog = () => undefined;

  constructor(
    private readonly isWorker: boolean,
    private readonly metrics: Metrics,
    private readonly installation: Pick<Installation, 'mayReachOut'>,
  ) {}

  /** Begins to work by a plan, until the process ends; undefined where this process is no worker. */
  start(job: BackgroundJob): PollLoop | undefined {
    if (!this.isWorker) return undefined;
    const loop = new PollLoop(this.pausedInCopy(job), (name, thrown) => this.report(name, thrown));
    this.loops.push(loop);
    return loop;
  }

  /** What reaches out rests in a copy, until it is adopted. */
  private pausedInCopy(job: BackgroundJob): PollLoopOptions {
    if (!job.isOutbound) return job;
    return {
      ...job,
      work: async (stopping) => (this.installation.mayReachOut ? job.work(stopping) : false),
    };
  }

  /** Says what went wrong with a job, by names and ids only, and counts it. */
  report(job: string, thrown: unknown, ids: Readonly<Record<string, string>> = {}): void {
    this.metrics.count('worker_errors', { job });
    this.logger.error({ job, ...ids, ...toSafeError(thrown) }, 'unforeseen');
  }

  /** Says what was done, by names, ids and numbers only. */
  note(job: string, facts: Readonly<Record<string, string | number | readonly string[]>>): void {
    this.logNote({ context: 'worker', job, ...facts }, 'done');
  }

  /** Where notes are written; until then nowhere. */
  setNoteLog(log: StructuredLog): void {
    this.logNote = log;
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.loops.map((rounds) => rounds.stop(shutdownGraceMilliseconds)));
  }
}
