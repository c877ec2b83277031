import { createSocket, type Socket } from 'node:dgram';

const headerLength = 12;
const [txt, internet] = [16, 1];

/** A DNS server on this machine: it has the texts that it is given, and nothing else. */
export class DnsServer {
  readonly asked: string[] = [];
  /** Names that it does not answer about. */
  readonly silentAbout = new Set<string>();

  private constructor(
    private readonly socket: Socket,
    private readonly texts: Readonly<Record<string, readonly string[]>>,
  ) {
    socket.on('message', (query, { port, address }) => {
      const name = nameIn(query);
      this.asked.push(name);
      if (!this.silentAbout.has(name)) socket.send(this.answer(query, name), port, address);
    });
  }

  static async start(texts: Readonly<Record<string, readonly string[]>>, port = 0): Promise<DnsServer> {
    const socket = createSocket('udp4');
    await new Promise<void>((resolve) => void socket.bind(port, '127.0.0.1', resolve));
    return new DnsServer(socket, texts);
  }

  get address(): string {
    return `127.0.0.1:${this.socket.address().port}`;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => void this.socket.close(resolve));
  }

  private answer(query: Buffer, name: string): Buffer {
    const found = this.texts[name] ?? [];
    const header = Buffer.alloc(headerLength);
    query.copy(header, 0, 0, 2);
    // An answer to a recursive question; 3 where there is no such name.
    header.writeUInt16BE(0x8180 + (found.length > 0 ? 0 : 3), 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(found.length, 6);
    const question = query.subarray(headerLength, endOfName(query) + 4);
    return Buffer.concat([header, question, ...found.map(textRecord)]);
  }
}

/** The record of a text, in parts of 255 bytes; its name is the question's. */
function textRecord(text: string): Buffer {
  const bytes = Buffer.from(text);
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += 255) {
    const part = bytes.subarray(at, at + 255);
    parts.push(Buffer.from([part.length]), part);
  }
  const data = Buffer.concat(parts);
  const head = Buffer.alloc(headerLength);
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(txt, 2);
  head.writeUInt16BE(internet, 4);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

function nameIn(query: Buffer): string {
  const labels: string[] = [];
  for (let at = headerLength; query[at]; at += 1 + (query[at] ?? 0))
    labels.push(query.toString('latin1', at + 1, at + 1 + (query[at] ?? 0)));
  return labels.join('.').toLowerCase();
}

function endOfName(query: Buffer): number {
  let at = headerLength;
  while (query[at]) at += 1 + (query[at] ?? 0);
  return at + 1;
}
