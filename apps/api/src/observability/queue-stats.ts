import { Injectable } from '@nestjs/common';
import { memoizeFor } from '../context/index.js';

/** Work that waits for a worker. */
export interface Backlog {
  /** How much of it is due. */
  readonly depth: number;
  /** How long the oldest of it has been due; 0 where nothing is. */
  readonly ageSeconds: number;
}

export interface MonitoredQueue {
  /** As it is called in `/health/ready` and `/metrics`: `documents`. */
  readonly name: string;
  readonly backlog: () => Promise<Backlog>;
  /** From this age on the workers are late. */
  readonly lateAfterSeconds: number;
}

/** The queues of the service: whoever keeps one registers it here, and its lag shows in health and figures. */
@Injectable()
export class QueueStats {
  private readonly registered: MonitoredQueue[] = [];

  get queues(): readonly MonitoredQueue[] {
    return this.registered;
  }

  /** However often its backlog is asked for, it is read once a second at most. */
  register(queue: MonitoredQueue): void {
    this.registered.push({ ...queue, backlog: memoizeFor(queue.backlog) });
  }
}
