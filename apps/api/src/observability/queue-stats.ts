import { Injectable } from '@nestjs/common';
import { memoizeFor } from '../context/index.js';

/** Work waiting for a worker. */
export interface Backlog {
  /** Number of due items. */
  readonly depth: number;
  /** Seconds that the oldest item has been due; 0 where there is none. */
  readonly ageSeconds: number;
}

export interface MonitoredQueue {
  /** Its name in `/health/ready` and `/metrics`, such as `documents`. */
  readonly name: string;
  readonly backlog: () => Promise<Backlog>;
  /** Workers count as late from this age on. */
  readonly lateAfterSeconds: number;
}

/** Registry of the service's queues: each owner registers its queue, whose lag then shows in health and metrics. */
@Injectable()
export class QueueStats {
  private readonly registered: MonitoredQueue[] = [];

  get queues(): readonly MonitoredQueue[] {
    return this.registered;
  }

  /** Its backlog is read at most once a second. */
  register(queue: MonitoredQueue): void {
    this.registered.push({ ...queue, backlog: memoizeFor(queue.backlog) });
  }
}
