import { Logger, type OnModuleDestroy } from '@nestjs/common';
import { type Metrics, type StructuredLog, toSafeError } from '../observability/index.js';
import { unavailablePart, type UnavailablePart } from '../context/index.js';
import type { Installation } from '../database/index.js';
import { PollLoop, type PollLoopOptions } from './poll-loop.js';

/** `isOutbound`: the job contacts other systems in the installation's name. */
export interface BackgroundJob extends PollLoopOptions {
  readonly isOutbound?: boolean;
}

const outageNoteMilliseconds = 10_000;
/** How long jobs may take to finish once the process has been told to stop. */
const shutdownGraceMilliseconds = 4000;

/** Starts and stops the background jobs of this process. Any number of workers may run against one database. */
export class BackgroundWork implements OnModuleDestroy {
  private readonly logger = new Logger('worker');
  private readonly loops: PollLoop[] = [];
  private outageNotedAt = -Infinity;
  private logNote: StructuredLog = () => undefined;

  constructor(
    private readonly isWorker: boolean,
    private readonly metrics: Metrics,
    private readonly installation: Pick<Installation, 'mayReachOut'>,
  ) {}

  /** Starts a job that runs until the process ends; undefined where this process is not a worker. */
  start(job: BackgroundJob): PollLoop | undefined {
    if (!this.isWorker) return undefined;
    const loop = new PollLoop(this.pausedInCopy(job), (name, thrown) => this.report(name, thrown));
    this.loops.push(loop);
    return loop;
  }

  /** Outbound jobs are paused in a copy of the installation until it is adopted. */
  private pausedInCopy(job: BackgroundJob): PollLoopOptions {
    if (!job.isOutbound) return job;
    return {
      ...job,
      work: async (stopping) => (this.installation.mayReachOut ? job.work(stopping) : false),
    };
  }

  /** Logs and counts what went wrong in a job: names and ids only. */
  report(job: string, thrown: unknown, ids: Readonly<Record<string, string>> = {}): void {
    const away = unavailablePart(thrown);
    if (away) return this.reportOutage(away, job, thrown);
    this.metrics.count('worker_errors', { job });
    this.logger.error({ job, ...ids, ...toSafeError(thrown) }, 'unexpected error');
  }

  /** All jobs meet the same outage, again and again: one line in a while is enough. */
  private reportOutage(part: UnavailablePart, job: string, thrown: unknown): void {
    this.metrics.count('worker_outages', { part });
    if (performance.now() - this.outageNotedAt < outageNoteMilliseconds) return;
    this.outageNotedAt = performance.now();
    this.logger.error({ job, ...toSafeError(thrown) }, `the ${part} is not available`);
  }

  /** Logs what was done: names, ids and numbers only. */
  note(job: string, facts: Readonly<Record<string, string | number | readonly string[]>>): void {
    this.logNote({ context: 'worker', job, ...facts }, 'done');
  }

  /** Sets the log for `note`; before that, notes are dropped. */
  setNoteLog(log: StructuredLog): void {
    this.logNote = log;
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.loops.map((loop) => loop.stop(shutdownGraceMilliseconds)));
  }
}
