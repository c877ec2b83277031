import type { ReadingProcess } from './reading-process.js';

/** Work that asks for a process. */
export interface PoolTurn {
  /** Work of the same key has one process at a time. Work without a key may have all of them. */
  readonly key?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

interface Waiting {
  readonly key: string | undefined;
  readonly receive: (process: ReadingProcess) => void;
}

/** A few reading processes. Work that finds none free waits in the order in which it came. */
export class ReadingPool {
  private readonly all: readonly ReadingProcess[];
  /** The one that was used last is at the end: it is warm. */
  private readonly free: ReadingProcess[];
  private readonly running = new Set<string>();
  private readonly waiting = new Set<Waiting>();

  constructor(processes: readonly ReadingProcess[]) {
    this.all = processes;
    this.free = [...processes];
  }

  /** @throws the signal's reason where it is aborted before the work starts */
  async use<Made>(work: (process: ReadingProcess) => Promise<Made>, turn: PoolTurn): Promise<Made> {
    const process = await this.turnOf(turn);
    try {
      return await work(process);
    } finally {
      this.free.push(process);
      if (turn.key !== undefined) this.running.delete(turn.key);
      this.startNext();
    }
  }

  end(): void {
    for (const process of this.all) process.end();
  }

  private turnOf({ key, signal }: PoolTurn): Promise<ReadingProcess> {
    signal?.throwIfAborted();
    return new Promise((resolve, reject) => {
      const cancel = () => {
        this.waiting.delete(waiting);
        reject(signal?.reason);
      };
      const receive = (process: ReadingProcess) => {
        signal?.removeEventListener('abort', cancel);
        resolve(process);
      };
      const waiting = { key, receive };
      signal?.addEventListener('abort', cancel, { once: true });
      this.waiting.add(waiting);
      this.startNext();
    });
  }

  private startNext(): void {
    for (const waiting of this.waiting) {
      const { key, receive } = waiting;
      if (key !== undefined && this.running.has(key)) continue;
      const process = this.free.pop();
      if (!process) return;
      this.waiting.delete(waiting);
      if (key !== undefined) this.running.add(key);
      receive(process);
    }
  }
}
