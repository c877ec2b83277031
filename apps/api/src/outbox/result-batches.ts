import type { EndedMessage } from './outbox-queue.js';

/** Writes down what came of messages: what ends while others are written is written with the next, in one statement. */
export class ResultBatches {
  private waiting: EndedMessage[] = [];
  /** Writes all that waits, once what is being written is. */
  private next: Promise<void> | undefined;
  private current: Promise<void> = Promise.resolve();

  constructor(private readonly write: (ended: readonly EndedMessage[]) => Promise<void>) {}

  /** @returns once it is written; rejects where it was not */
  add(ended: EndedMessage): Promise<void> {
    this.waiting.push(ended);
    this.next ??= this.current
      .catch(() => undefined)
      .then(() => {
        const batch = this.waiting;
        this.waiting = [];
        this.next = undefined;
        this.current = this.write(batch);
        return this.current;
      });
    return this.next;
  }
}
