import type { ReadingProcess } from './reading-process.js';

type Receive = (process: ReadingProcess) => void;

/** A few reading processes. Work that finds none free waits in the order in which it came. */
export class ReadingPool {
  private readonly all: readonly ReadingProcess[];
  /** The one that was used last is at the end: it is warm. */
  private readonly free: ReadingProcess[];
  private readonly waiting = new Set<Receive>();

  constructor(processes: readonly ReadingProcess[]) {
    this.all = processes;
    this.free = [...processes];
  }

  /** @throws the signal's reason where it is aborted before the work starts */
  async use<Made>(
    work: (process: ReadingProcess) => Promise<Made>,
    signal: AbortSignal | undefined,
  ): Promise<Made> {
    signal?.throwIfAborted();
    const process = this.free.pop() ?? (await this.nextFree(signal));
    try {
      return await work(process);
    } finally {
      this.release(process);
    }
  }

  end(): void {
    for (const process of this.all) process.end();
  }

  private nextFree(signal: AbortSignal | undefined): Promise<ReadingProcess> {
    return new Promise((resolve, reject) => {
      const cancel = () => {
        this.waiting.delete(receive);
        reject(signal?.reason);
      };
      const receive = (process: ReadingProcess) => {
        signal?.removeEventListener('abort', cancel);
        resolve(process);
      };
      this.waiting.add(receive);
      signal?.addEventListener('abort', cancel, { once: true });
    });
  }

  private release(process: ReadingProcess): void {
    const [next] = this.waiting;
    if (!next) return void this.free.push(process);
    this.waiting.delete(next);
    next(process);
  }
}
