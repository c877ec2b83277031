import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { ImapReader, type ImapResponse } from './imap-reader.js';

/** Where a mailbox is. */
export interface ImapOptions {
  readonly host: string;
  readonly port: number;
  /** Without TLS on this machine alone. */
  readonly secure: boolean;
  readonly user: string;
  readonly password: string;
  readonly milliseconds: number;
}

/** The server did not answer, said no, or said what is not understood; never with what it said. */
export class ImapError extends Error {
  override readonly name = 'ImapError';
}

/** As much of IMAP (RFC 9051) as reading a mailbox takes: commands one after the other, and what is said to each. */
export class ImapConnection {
  private count = 0;

  private constructor(
    private readonly socket: Socket,
    private readonly reader: ImapReader,
    private readonly milliseconds: number,
  ) {}

  /** @throws ImapError, or what the network says */
  static async open(options: ImapOptions): Promise<ImapConnection> {
    const { host, port, secure, user, password, milliseconds } = options;
    const socket = secure ? connectTls({ host, port }) : connect({ host, port });
    const reader = new ImapReader(socket);
    const connection = new ImapConnection(socket, reader, milliseconds);
    try {
      const signal = AbortSignal.timeout(milliseconds);
      await once(socket, secure ? 'secureConnect' : 'connect', { signal });
      const greeting = await connection.inTime(reader.next());
      if (!/^\* OK\b/i.test(greeting.text)) throw new ImapError('it is no mailbox, or takes nobody now');
      await connection.command(`LOGIN ${quoted(user)} ${quoted(password)}`);
      return connection;
    } catch (error) {
      socket.destroy();
      throw error;
    }
  }

  /** @returns what the server said before it said that it is done */
  async command(text: string): Promise<readonly ImapResponse[]> {
    const tag = `F${(this.count += 1)}`;
    this.socket.write(`${tag} ${text}\r\n`);
    const said: ImapResponse[] = [];
    const ended = (async () => {
      for (;;) {
        const response = await this.reader.next();
        if (!response.text.startsWith(`${tag} `)) said.push(response);
        else if (
          response.text
            .slice(tag.length + 1)
            .toUpperCase()
            .startsWith('OK')
        )
          return said;
        else throw new ImapError(`${text.split(' ', 2)[0]} was refused`);
      }
    })();
    return this.inTime(ended);
  }

  close(): void {
    this.socket.destroy();
  }

  private async inTime<Result>(work: Promise<Result>): Promise<Result> {
    const timer = setTimeout(
      () => this.socket.destroy(new ImapError('no answer in time')),
      this.milliseconds,
    );
    try {
      return await work;
    } finally {
      clearTimeout(timer);
    }
  }
}

/** @throws ImapError where it would end the command */
function quoted(text: string): string {
  if (/[^\x20-\x7e]/.test(text)) throw new ImapError('user and password must be plain ASCII');
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}
