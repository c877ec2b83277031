import { writeSync } from 'node:fs';

const flushBytes = 8192;
const restMilliseconds = 100;
/** What a reader that has fallen behind may still get; what comes beyond that is lost. */
const maxBufferedBytes = 4 * 1024 * 1024;

/**
 * Lines that are written together: at the latest after a tenth of a second. Where they cannot be written, say because a
 * disk is full, they are lost and counted, and a line says so once there is room again. Nothing is thrown: a log must not
 * end the process that it is about.
 */
export class LogWriter {
  private waiting = '';
  /** What the reader had no room for yet. */
  private partial: Buffer = Buffer.alloc(0);
  private dropped = 0;

  /** @param put takes what it can of the bytes and answers how many that was, or throws */
  constructor(private readonly put: (bytes: Buffer) => number) {
    setInterval(() => this.flush(), restMilliseconds).unref();
  }

  write(line: string): boolean {
    this.waiting += line;
    if (this.waiting.length >= flushBytes) this.flush();
    return true;
  }

  flush(): void {
    if (this.waiting === '' && this.partial.length === 0) return;
    const report = this.dropped > 0 ? droppedLine(this.dropped) : '';
    const text = this.waiting;
    let bytes = Buffer.concat([this.partial, Buffer.from(report + text)]);
    this.waiting = '';
    this.partial = Buffer.alloc(0);
    try {
      while (bytes.length > 0) bytes = bytes.subarray(this.put(bytes));
      this.dropped = 0;
    } catch (error) {
      if (!isBusy(error) || bytes.length > maxBufferedBytes) this.dropped += text.split('\n').length - 1;
      else this.keep(bytes);
    }
  }

  private keep(partial: Buffer): void {
    this.partial = partial;
    this.dropped = 0;
  }
}

const opened = new Map<number, LogWriter>();

/** The lines of an open file; those that wait are written when the process ends, also by an error. */
export function logWriterTo(fileDescriptor: number): LogWriter {
  const known = opened.get(fileDescriptor);
  if (known) return known;
  const lines = new LogWriter((bytes) => writeSync(fileDescriptor, bytes));
  process.on('exit', () => lines.flush());
  opened.set(fileDescriptor, lines);
  return lines;
}

const droppedLine = (lines: number): string =>
  `\n${JSON.stringify({ level: 40, time: Date.now(), msg: 'log lines were lost', lines })}\n`;

/** Whoever reads has not caught up yet: the rest is for the next time. */
const isBusy = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'EAGAIN';
