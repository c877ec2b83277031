import type { ChildProcess } from 'node:child_process';
import { usageOf } from './process-usage.js';

/** Of the process, in bytes: its heap and PDFium have limits of their own, its buffers have none. */
const maxMemory = 640 * 2 ** 20;
const checkEvery = 100;
/** By the clock. Slow work may be paused most of the time, and on a busy machine work of a low priority hardly runs. */
const interruptedAfter = (budget: number) => Math.max(60_000, budget * 12);

export interface WatchedWork {
  /** Milliseconds of the processor that the work may take. */
  readonly budget: number;
  /** Milliseconds of the processor after which it is slow. */
  readonly slowAfter: number;
  readonly onSlow: () => void;
  /** Ends work that no one waits for, once it is slow. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Why the process ended: the work exceeded its budget or the memory, its caller canceled it, or it was interrupted, for want of
 * the processor or from outside, which says nothing about the file.
 */
export type WatchVerdict = 'too_much' | 'canceled' | 'interrupted';

/** Ends a reading process whose work takes too long or too much memory. */
export class ReadingWatch {
  private readonly startedAt = performance.now();
  private readonly usedBefore: number;
  private readonly timer: NodeJS.Timeout;
  private isSlow = false;
  private found: WatchVerdict | undefined;

  constructor(
    private readonly child: ChildProcess,
    private readonly work: WatchedWork,
  ) {
    this.usedBefore = usageOf(child.pid)?.processorMilliseconds ?? 0;
    this.timer = setInterval(() => this.check(), checkEvery);
  }

  /** Undefined unless this watch has ended the process. */
  get verdict(): WatchVerdict | undefined {
    return this.found;
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private check(): void {
    const { budget, onSlow, signal, slowAfter } = this.work;
    const elapsed = performance.now() - this.startedAt;
    const usage = usageOf(this.child.pid);
    const used = usage ? usage.processorMilliseconds - this.usedBefore : elapsed;
    if (used > budget || (usage?.memoryBytes ?? 0) > maxMemory) return this.end('too_much');
    if (elapsed > interruptedAfter(budget)) return this.end('interrupted');
    if (used < slowAfter) return;
    // A quick piece is finished: a new process would cost more, and the next caller gets the result.
    if (signal?.aborted) return this.end('canceled');
    if (!this.isSlow) onSlow();
    this.isSlow = true;
  }

  private end(verdict: WatchVerdict): void {
    this.found ??= verdict;
    this.child.kill('SIGKILL');
  }
}
