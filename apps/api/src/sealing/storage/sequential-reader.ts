import type { Readable } from 'node:stream';

/** Reads a stream in pieces of the length that is asked for, whatever pieces it arrives in. */
export class SequentialReader {
  private readonly pieces: AsyncIterator<Buffer>;
  private rest: Buffer = Buffer.alloc(0);

  constructor(stream: Readable) {
    this.pieces = stream[Symbol.asyncIterator]();
  }

  /** @returns the part of the buffer that was filled: all of it, unless the stream has ended */
  async read(into: Buffer): Promise<Buffer> {
    let filled = 0;
    while (filled < into.length) {
      if (this.rest.length === 0) {
        const { value, done } = await this.pieces.next();
        if (done) break;
        this.rest = value;
      }
      const taken = this.rest.copy(into, filled);
      filled += taken;
      this.rest = this.rest.subarray(taken);
    }
    return into.subarray(0, filled);
  }
}
