import type { Readable } from 'node:stream';

const newline = 10;
const longestLine = 64 * 1024;
const remembered = 16 * 1024;

/** What takes whole lines. */
export interface LogTarget {
  write(lines: Buffer): unknown;
  close(): void;
}

/** What one part of the service says, line by line; it also remembers the end of it. */
export class PartLog {
  readonly #target: LogTarget;
  #end = Buffer.alloc(0);

  constructor(target: LogTarget) {
    this.#target = target;
  }

  /** Takes what a program writes to a stream of its own, so that its lines and those of another are not mixed. */
  take(stream: Readable): void {
    let rest = Buffer.alloc(0);
    stream.on('data', (chunk: Buffer) => {
      const all = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
      const lines = all.lastIndexOf(newline) + 1;
      const end = lines === 0 && all.length > longestLine ? all.length : lines;
      rest = Buffer.from(all.subarray(end));
      if (end > 0) this.#write(all.subarray(0, end));
    });
    stream.on('end', () => rest.length > 0 && this.#write(Buffer.concat([rest, Buffer.from('\n')])));
    stream.on('error', () => undefined);
  }

  lastLines(count = 12): string {
    return this.#end.toString('utf8').trim().split('\n').slice(-count).join('\n');
  }

  close(): void {
    this.#target.close();
  }

  #write(lines: Buffer): void {
    this.#end = Buffer.concat([this.#end, lines.subarray(-remembered)]).subarray(-remembered);
    this.#target.write(lines);
  }
}
