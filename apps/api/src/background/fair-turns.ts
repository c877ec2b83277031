import { tooManyRequests } from '../context/index.js';
import type { UsageBudgets } from './usage-budgets.js';

export interface FairTurnsOptions {
  /**
   * Pieces of work at the same time, of keys within their budget. At most one is of the same key, so at least two keep any key
   * from blocking the others. Keys over their budget have as many slots of their own.
   */
  readonly slots: number;
  /** Pieces of work of one key that may wait. */
  readonly maxWaiting: number;
  readonly budgets: UsageBudgets;
}

/** Whose turn it is; aborting the signal drops the work while it waits. */
export interface TurnRequest {
  readonly key: string;
  readonly signal?: AbortSignal | undefined;
}

export interface FairTurn {
  /** The key has used up its budget: the work should take only what others leave. */
  readonly isOverBudget: boolean;
}

type Start = (turn: FairTurn) => void;

const retrySeconds = 5;

/**
 * Shares a few slots among keys, such as accounts, so that none of them delays the others: keys take turns, one piece of work
 * of each runs at a time, and keys over their budget have slots of their own and none of the others'.
 */
export class FairTurns {
  /** In the order of their turns. */
  private readonly waiting = new Map<string, Set<Start>>();
  /** By key, the turn it has. */
  private readonly running = new Map<string, FairTurn>();

  constructor(private readonly options: FairTurnsOptions) {}

  /** Pieces of work that have not started. */
  get waitingCount(): number {
    return [...this.waiting.values()].reduce((sum, line) => sum + line.size, 0);
  }

  /** @throws ProblemError 429 where too much work of the key waits; the signal's reason where it is aborted before its turn */
  async run<Result>(request: TurnRequest, work: (turn: FairTurn) => Promise<Result>): Promise<Result> {
    const { key } = request;
    const turn = await this.turnOf(request);
    try {
      return await this.options.budgets.measure(key, () => work(turn));
    } finally {
      this.running.delete(key);
      this.moveLast(key);
      this.startNext();
    }
  }

  private turnOf({ key, signal }: TurnRequest): Promise<FairTurn> {
    signal?.throwIfAborted();
    const line = this.waiting.get(key) ?? new Set();
    if (line.size >= this.options.maxWaiting) throw tooManyRequests(retrySeconds);
    return new Promise((resolve, reject) => {
      const cancel = () => {
        this.leave(key, start);
        reject(signal?.reason);
      };
      const start = (turn: FairTurn) => {
        signal?.removeEventListener('abort', cancel);
        resolve(turn);
      };
      signal?.addEventListener('abort', cancel, { once: true });
      this.waiting.set(key, line.add(start));
      this.startNext();
    });
  }

  private startNext(): void {
    for (let key = this.nextKey(); key !== undefined; key = this.nextKey()) this.start(key);
  }

  private nextKey(): string | undefined {
    const { budgets, slots } = this.options;
    const turns = [...this.running.values()];
    const over = turns.filter(({ isOverBudget }) => isOverBudget).length;
    const isFree = { over: over < slots, within: turns.length - over < slots };
    return [...this.waiting.keys()].find(
      (key) => !this.running.has(key) && (budgets.isOver(key) ? isFree.over : isFree.within),
    );
  }

  private start(key: string): void {
    const [first] = this.waiting.get(key) ?? [];
    if (!first) return;
    this.leave(key, first);
    const turn = { isOverBudget: this.options.budgets.isOver(key) };
    this.running.set(key, turn);
    first(turn);
  }

  /** A key that has had its turn is after those that have waited meanwhile. */
  private moveLast(key: string): void {
    const line = this.waiting.get(key);
    if (!line) return;
    this.waiting.delete(key);
    this.waiting.set(key, line);
  }

  private leave(key: string, start: Start): void {
    const line = this.waiting.get(key);
    line?.delete(start);
    if (line?.size === 0) this.waiting.delete(key);
  }
}
