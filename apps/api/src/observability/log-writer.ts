import { writeSync } from 'node:fs';

const flushBytes = 8192;
const restMilliseconds = 100;
/** How much is buffered for a slow reader; what exceeds it is dropped. */
const maxBufferedBytes = 4 * 1024 * 1024;

/**
 * Writes log lines in batches, at least every tenth of a second. Where writing fails, for example on a full disk,
 * lines are dropped and counted, and a line says so once there is room again. Nothing is thrown: logging must not
 * end the process.
 */
export class LogWriter {
  private waiting = '';
  /** Bytes that the reader did not take yet. */
  private partial: Buffer = Buffer.alloc(0);
  private dropped = 0;

  /** @param put writes what it can of the bytes and returns their number, or throws */
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

/** The writer of an open file; buffered lines are flushed when the process exits, on errors too. */
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

/** The reader has not caught up yet: the rest is retried later. */
const isBusy = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'EAGAIN';
