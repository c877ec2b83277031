import { ReadingProcess, type ReadingPriority } from './reading-process.js';

type Free = (process: ReadingProcess) => void;

/** A few reading processes. Work that finds none free waits in the order in which it came. */
export class ReadingPool {
  private readonly all: readonly ReadingProcess[];
  /** The one that was used last is at the end. */
  private readonly free: ReadingProcess[];
  private readonly waiting = new Set<Free>();

  constructor(processes: readonly ReadingProcess[]) {
    this.all = processes;
    this.free = [...processes];
  }

  /** @throws the signal's reason where it is aborted before the work starts */
  async use<Made>(
    { priority, signal }: { readonly priority: ReadingPriority; readonly signal?: AbortSignal | undefined },
    work: (process: ReadingProcess) => Promise<Made>,
  ): Promise<Made> {
    signal?.throwIfAborted();
    const process = this.takeFree(priority) ?? (await this.nextFree(signal));
    try {
      return await work(process);
    } finally {
      this.release(process);
    }
  }

  end(): void {
    for (const process of this.all) process.end();
  }

  /** Prefers a warm process of this priority, then one that is not started: changing a priority may cost a process. */
  private takeFree(priority: ReadingPriority): ReadingProcess | undefined {
    const preferred =
      this.free.findLast((one) => one.priority === priority) ??
      this.free.findLast((one) => one.priority === null) ??
      this.free.at(-1);
    if (preferred) this.free.splice(this.free.indexOf(preferred), 1);
    return preferred;
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
