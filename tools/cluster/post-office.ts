import { once } from 'node:events';
import type { Readable } from 'node:stream';

import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** A mail server that takes everything, and remembers which message came how often to whom. */
export class PostOffice {
  /** How often each message came, by its Message-ID. */
  readonly arrived = new Map<string, number>();
  /** The Message-IDs of what came to an address. */
  readonly byAddress = new Map<string, Set<string>>();
  url = '';
  readonly #server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    // The stream of one whose sender was killed over it ends with an error: it did not come.
    onData: (stream, session, done) =>
      void this.#take(stream, session).then(
        () => done(),
        () => undefined,
      ),
  });

  static async open(): Promise<PostOffice> {
    const office = new PostOffice();
    // Whoever is killed ends its connections in the middle.
    office.#server.on('error', () => undefined);
    office.#server.listen(0, '127.0.0.1');
    await once(office.#server.server, 'listening');
    const address = office.#server.server.address();
    office.url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    return office;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  async #take(stream: Readable, { envelope }: SMTPServerSession): Promise<void> {
    let text = '';
    for await (const chunk of stream) text += Buffer.from(chunk).toString('latin1');
    const [, id = ''] = /^message-id: *(\S+)/im.exec(text.slice(0, 8192)) ?? [];
    this.arrived.set(id, (this.arrived.get(id) ?? 0) + 1);
    for (const { address } of envelope.rcptTo)
      this.byAddress.set(address, (this.byAddress.get(address) ?? new Set()).add(id));
  }
}
