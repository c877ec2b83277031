/**
 * Ends what takes longer than a time that is the same for all. One timer serves them, however many there are: who
 * began first is late first.
 */
export class Deadlines {
  private readonly waiting = new Map<object, { readonly late: () => void; readonly at: number }>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly milliseconds: number) {}

  /** @returns what to call when it is over in time: `late` is not called any more */
  begin(late: () => void): () => void {
    const ticket = {};
    this.waiting.set(ticket, { late, at: performance.now() + this.milliseconds });
    this.timer ??= this.wakeIn(this.milliseconds);
    return () => void this.waiting.delete(ticket);
  }

  private wakeIn(milliseconds: number): NodeJS.Timeout {
    return setTimeout(() => this.look(), Math.ceil(milliseconds)).unref();
  }

  private look(): void {
    const now = performance.now();
    this.timer = undefined;
    for (const [ticket, { late, at }] of this.waiting) {
      if (at > now) {
        this.timer = this.wakeIn(at - now);
        return;
      }
      this.waiting.delete(ticket);
      late();
    }
  }
}
