import { type IncomingHttpHeaders, type Server, type ServerResponse, createServer } from 'node:http';

export interface ReceivedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface ScriptedResponse {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** How a request is answered: with this, by a function of it, not at all, or by breaking the connection. */
export type ScriptedTurn =
  | ScriptedResponse
  | ((asked: ReceivedRequest) => ScriptedResponse)
  | 'silence'
  | 'break'
  | 'break in the middle';

/** A real HTTP service that answers as it was told, in turn, and the last again and again; it keeps what was asked. */
export class ScriptedService {
  readonly asked: ReceivedRequest[] = [];
  turns: readonly ScriptedTurn[] = [];
  readonly #server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const asked = { method, url, headers, body: Buffer.concat(chunks).toString() };
      const turn = this.turns[Math.min(this.asked.length, this.turns.length - 1)] ?? {};
      this.asked.push(asked);
      answer(response, typeof turn === 'function' ? turn(asked) : turn);
    });
  });

  get url(): string {
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  /** From here on the service answers these. */
  script(...turns: readonly ScriptedTurn[]): void {
    this.asked.length = 0;
    this.turns = turns;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

function answer(
  response: ServerResponse,
  turn: ScriptedResponse | 'silence' | 'break' | 'break in the middle',
): void {
  if (turn === 'silence') return;
  if (turn === 'break') return void response.destroy();
  if (turn === 'break in the middle') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
    response.write('{"id":', () => response.destroy());
    return;
  }
  const { status = 200, headers = {}, body = {} } = turn;
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}
