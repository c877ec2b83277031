import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';

const base = '/api/v31';

/** What is answered in place of E-Verify. */
export interface OtherAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/**
 * Between the service and E-Verify: it counts what passes, may be down, may answer by itself, and may keep an answer back
 * after E-Verify has given it.
 */
export class Line {
  isDown = false;
  /** What was asked, in its order: `POST /cases`. */
  readonly asked: string[] = [];
  url = '';
  private readonly instead: OtherAnswer[] = [];
  /** Of which request the answer is kept back, and who hears of it. */
  private held: { readonly ending: string; readonly heard: () => void } | undefined;
  private readonly server: Server = createServer((request, response) => void this.pass(request, response));

  target: string;

  /** @param target the base address of E-Verify */
  constructor(target: string) {
    this.target = target;
  }

  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const address = this.server.address();
    this.url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}${base}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** @returns once E-Verify has answered a POST to that path, and nobody was told */
  loseAnswerTo(ending: string): Promise<void> {
    return new Promise((heard) => (this.held = { ending, heard }));
  }

  /** The next request is answered so, and does not reach E-Verify. */
  answerNext(answer: OtherAnswer): void {
    this.instead.push(answer);
  }

  /** What was to be answered in place of E-Verify and was not asked for is dropped. */
  clear(): void {
    this.instead.length = 0;
    this.asked.length = 0;
  }

  private async pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const content = await read(request);
    const path = (request.url ?? '').replace(base, '');
    this.asked.push(`${request.method} ${path}`);
    const other = this.isDown ? { status: 503, body: '{"errors":[]}' } : this.instead.shift();
    if (other) return void response.writeHead(other.status, other.headers).end(other.body);
    const answer = await fetch(this.target + path, {
      method: request.method ?? 'GET',
      headers: sentOn(request),
      body: content.length > 0 ? new Uint8Array(content) : null,
    });
    const answered = Buffer.from(await answer.arrayBuffer());
    if (request.method === 'POST' && this.held && request.url?.endsWith(this.held.ending)) {
      this.held.heard();
      this.held = undefined;
      return;
    }
    const type = answer.headers.get('content-type') ?? 'application/json';
    response.writeHead(answer.status, { 'content-type': type }).end(answered);
  }
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

function sentOn({ headers }: IncomingMessage): Record<string, string> {
  const { authorization, 'content-type': type } = headers;
  return { ...(authorization ? { authorization } : {}), ...(type ? { 'content-type': type } : {}) };
}
