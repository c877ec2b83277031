import { Injectable } from '@nestjs/common';
import { recently } from './recently.js';

/** Work that waits for a worker. */
export interface Backlog {
  /** How much of it is due. */
  readonly depth: number;
  /** How long the oldest of it has been due; 0 where nothing is. */
  readonly ageSeconds: number;
}

export interface Queue {
  /** As it is called in `/health/ready` and `/metrics`: `documents`. */
  readonly name: string;
  readonly backlog: () => Promise<Backlog>;
  /** From this age on the workers are late. */
  readonly lateAfterSeconds: number;
}

/** The queues of the service: whoever keeps one registers it here, and its lag shows in health and figures. */
@Injectable()
export class Backlogs {
  private readonly known: Queue[] = [];

  get queues(): readonly Queue[] {
    return this.known;
  }

  /** However often its backlog is asked for, it is read once a second at most. */
  register(queue: Queue): void {
    this.known.push({ ...queue, backlog: recently(queue.backlog) });
  }
}
