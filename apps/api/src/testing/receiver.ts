import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** One delivery as it arrived. */
export interface ReceivedRequest {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  readonly at: number;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A real HTTP server that webhooks are sent to; it answers 200 unless it is told otherwise. */
export class Receiver {
  readonly arrived: ReceivedRequest[] = [];
  answer: Answer = (_request, response) => response.writeHead(200).end('ok');
  private readonly server: Server = createServer((request, response) => void this.receive(request, response));
  url = '';

  static async start(): Promise<Receiver> {
    const receiver = new Receiver();
    await new Promise<void>((resolve) => receiver.server.listen(0, '127.0.0.1', resolve));
    const address = receiver.server.address();
    receiver.url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    return receiver;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  answers(status: number, headers: Readonly<Record<string, string>> = {}, body = ''): void {
    this.answer = (_request, response) => response.writeHead(status, headers).end(body);
  }

  /** Deliveries to a path, once there are as many. */
  async deliveries(path: string, atLeast = 1): Promise<readonly ReceivedRequest[]> {
    for (let attempt = 0; attempt < 2000; attempt++) {
      const own = this.arrived.filter((one) => one.path === path);
      if (own.length >= atLeast) return own;
      await wait(25);
    }
    throw new Error(`${path} got ${this.arrived.filter((one) => one.path === path).length} of ${atLeast}`);
  }

  /** The events that came to a path, once there are as many, each where it came first: a slow answer is asked for again. */
  async events(path: string, atLeast: number): Promise<readonly ReceivedRequest[]> {
    for (let attempt = 0; attempt < 4800; attempt++) {
      const first = new Map<unknown, ReceivedRequest>();
      for (const one of this.arrived.filter((each) => each.path === path))
        if (!first.has(one.headers['webhook-id'])) first.set(one.headers['webhook-id'], one);
      if (first.size >= atLeast) return [...first.values()];
      await wait(25);
    }
    throw new Error(`${path} did not get ${atLeast} events`);
  }

  private async receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    this.arrived.push({
      path: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
      at: Date.now(),
    });
    this.answer(request, response);
  }
}
