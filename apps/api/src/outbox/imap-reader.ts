import type { Socket } from 'node:net';

/** What a server said: a line, and the bytes that it announced in it, such as a message. */
export interface ImapResponse {
  readonly text: string;
  readonly literals: readonly Buffer[];
}

const longestLine = 65_536;
/** More than is ever asked for. */
const longestLiteral = 1_048_576;
const lineEnd = Buffer.from('\r\n');

/** Reads responses from a connection, one after the other; what is longer than anything that was asked for ends it. */
export class ImapReader {
  private readonly chunks: AsyncIterator<Buffer>;
  private held = Buffer.alloc(0);

  constructor(socket: Socket) {
    this.chunks = socket[Symbol.asyncIterator]();
  }

  async next(): Promise<ImapResponse> {
    const literals: Buffer[] = [];
    let text = '';
    for (;;) {
      const line = await this.line();
      const length = Number(/\{(\d{1,9})\}$/.exec(line)?.[1] ?? Number.NaN);
      text += line;
      if (Number.isNaN(length)) return { text, literals };
      if (length > longestLiteral || text.length > longestLine) throw new Error('the mailbox says too much');
      literals.push(await this.bytes(length));
    }
  }

  private async line(): Promise<string> {
    for (;;) {
      const end = this.held.indexOf(lineEnd);
      if (end !== -1) return this.take(end + lineEnd.length).toString('latin1', 0, end);
      if (this.held.length > longestLine) throw new Error('the mailbox says too much');
      await this.more();
    }
  }

  private async bytes(length: number): Promise<Buffer> {
    while (this.held.length < length) await this.more();
    return this.take(length);
  }

  private take(length: number): Buffer {
    const taken = this.held.subarray(0, length);
    this.held = this.held.subarray(length);
    return taken;
  }

  private async more(): Promise<void> {
    const { value, done } = await this.chunks.next();
    if (done || !value) throw new Error('the mailbox ended the connection');
    this.held = Buffer.concat([this.held, value]);
  }
}
