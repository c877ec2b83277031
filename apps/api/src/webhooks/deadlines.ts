/** What has a deadline: `begin` writes these, and nobody else looks at them. */
export class AttemptDeadline {
  at = 0;
  previous: AttemptDeadline | undefined;
  next: AttemptDeadline | undefined;

  /** @param onExpired called once its time is over, unless it was ended before */
  constructor(readonly onExpired: () => void) {}
}

/**
 * Ends what takes longer than a time that is the same for all. One timer serves them, however many there are: who
 * began first is late first. They stand in a chain, from which each is taken in a moment: a Map of as many cost five
 * microseconds a delivery.
 */
export class Deadlines {
  private first: AttemptDeadline | undefined;
  private last: AttemptDeadline | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly milliseconds: number) {}

  start(onExpired: () => void): AttemptDeadline {
    const deadline = new AttemptDeadline(onExpired);
    deadline.at = performance.now() + this.milliseconds;
    deadline.previous = this.last;
    if (this.last) this.last.next = deadline;
    else this.first = deadline;
    this.last = deadline;
    this.timer ??= this.wakeIn(this.milliseconds);
    return deadline;
  }

  /** It is over in time: `late` is not called any more. */
  cancel(deadline: AttemptDeadline): void {
    const { previous: before, next: after } = deadline;
    if (before) before.next = after;
    else if (this.first === deadline) this.first = after;
    if (after) after.previous = before;
    else if (this.last === deadline) this.last = before;
    deadline.previous = deadline.next = undefined;
  }

  private wakeIn(milliseconds: number): NodeJS.Timeout {
    return setTimeout(() => this.expireDue(), Math.ceil(milliseconds)).unref();
  }

  private expireDue(): void {
    const now = performance.now();
    this.timer = undefined;
    for (let next = this.first; next; next = this.first) {
      if (next.at > now) {
        this.timer = this.wakeIn(next.at - now);
        return;
      }
      this.cancel(next);
      next.onExpired();
    }
  }
}
