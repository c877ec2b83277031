import { AsyncResource } from 'node:async_hooks';
import { ProblemError } from '../context/index.js';

/** How many large bodies are read at the same time, how many more may wait, and for how long. */
export const bodyQueueLimits = {
  /** In bytes: what is shorter, and says so, does not wait. */
  large: 2 ** 16,
  atOnce: 64,
  ofSender: 8,
  waitingOfSender: 500,
  waiting: 2000,
  waitMilliseconds: 15_000,
} as const;

interface Waiting {
  readonly sender: string;
  readonly begin: () => void;
}

const tooMany = () =>
  new ProblemError(
    503,
    'ServiceUnavailableError',
    'Too many large bodies at the same time: try again in a second',
    {},
    { 'retry-after': '1' },
  );

/**
 * Large bodies one after another: a megabyte takes some ten milliseconds to parse and check, and hundreds that arrive together would keep
 * everybody else waiting. So few are read at once, the rest stays with their senders; and of those that have arrived one is parsed in
 * each turn of the event loop, in which all others are served too.
 */
export class BodyQueue {
  private readonly readingOf = new Map<string, number>();
  private readonly waitingOf = new Map<string, number>();
  private readonly line = new Set<Waiting>();
  private readonly arrived: (() => void)[] = [];
  private read = 0;
  private isTurning = false;

  /** Bodies that are being read. */
  get reading(): number {
    return this.read;
  }

  /** Bodies that nobody reads yet. */
  get waiting(): number {
    return this.line.size;
  }

  /**
   * Calls `begin` once the body may be read, in the order in which they came of those whose sender has not enough already, or
   * `refuse`; neither, where it was left before.
   * @returns to be called when it was read, or will not be any more; once or more often
   */
  enter(sender: string, begin: () => void, refuse: (problem: ProblemError) => void): () => void {
    if (this.mayRead(sender)) {
      const leave = this.beginReading(sender);
      begin();
      return leave;
    }
    const before = this.waitingOf.get(sender) ?? 0;
    const { waiting, waitingOfSender, waitMilliseconds } = bodyQueueLimits;
    if (before >= waitingOfSender || this.line.size >= waiting) {
      refuse(tooMany());
      return () => undefined;
    }
    let leaveReading: (() => void) | undefined;
    const leaveLine = () => {
      clearTimeout(timer);
      if (this.line.delete(one)) count(this.waitingOf, sender, -1);
    };
    const timer = setTimeout(() => {
      leaveLine();
      refuse(tooMany());
    }, waitMilliseconds);
    const one: Waiting = {
      sender,
      begin: AsyncResource.bind(() => {
        leaveLine();
        leaveReading = this.beginReading(sender);
        begin();
      }),
    };
    this.line.add(one);
    count(this.waitingOf, sender, 1);
    return () => {
      leaveLine();
      leaveReading?.();
    };
  }

  /** Does this in a turn of the event loop in which nothing else of the kind is done. */
  inTurn(work: () => void): void {
    // What is done for a request stays attributed to it, even if the turn of another one begins it.
    this.arrived.push(AsyncResource.bind(work));
    if (this.isTurning) return;
    this.isTurning = true;
    setImmediate(() => this.turn());
  }

  private turn(): void {
    const work = this.arrived.shift();
    this.isTurning = this.arrived.length > 0;
    if (this.isTurning) setImmediate(() => this.turn());
    work?.();
  }

  private mayRead(sender: string): boolean {
    const { atOnce, ofSender } = bodyQueueLimits;
    return this.read < atOnce && (this.readingOf.get(sender) ?? 0) < ofSender;
  }

  private beginReading(sender: string): () => void {
    let isReading = true;
    this.read += 1;
    count(this.readingOf, sender, 1);
    return () => {
      if (!isReading) return;
      isReading = false;
      this.read -= 1;
      count(this.readingOf, sender, -1);
      this.admitNext();
    };
  }

  private admitNext(): void {
    for (const { sender, begin } of this.line) if (this.mayRead(sender)) return begin();
  }
}

function count(of: Map<string, number>, name: string, by: 1 | -1): void {
  const now = (of.get(name) ?? 0) + by;
  if (now > 0) of.set(name, now);
  else of.delete(name);
}
