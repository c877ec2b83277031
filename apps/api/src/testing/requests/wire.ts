import { operations } from '@firstday/domain';
import { Pool } from 'undici';
import { bodyText } from './body-text.js';
import type { GeneratedRequest } from './request-arbitrary.js';
import type { World } from './world.js';

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: Buffer;
}

/** Sends requests as they are over connections that stay open; one that is dropped or never answered is an error. */
export class Wire {
  private readonly pool: Pool;

  constructor(
    url: string,
    private readonly world: World,
  ) {
    this.pool = new Pool(url, { connections: 4, headersTimeout: 50_000, bodyTimeout: 50_000 });
  }

  async send(request: GeneratedRequest): Promise<RawAnswer> {
    const { body, ...rest } = await this.pool.request(this.written(request));
    const answer = { status: rest.statusCode, headers: rest.headers };
    if (!String(rest.headers['content-type']).startsWith('text/event-stream'))
      return { ...answer, bytes: Buffer.from(await body.arrayBuffer()) };
    // It goes on until whoever reads has seen enough, and the connection with it.
    body.on('error', () => undefined).destroy();
    return { ...answer, bytes: Buffer.alloc(0) };
  }

  /** The request as it goes over the wire, its beginning, for a report. */
  describe(request: GeneratedRequest): string {
    const { method, path, body, headers } = this.written(request);
    const sent = JSON.stringify({ ...headers, authorization: undefined, cookie: undefined });
    return `${method} ${path.slice(0, 500)} ${sent} ${body?.toString().slice(0, 1000) ?? ''} (${body?.length ?? 0} bytes)`;
  }

  close(): Promise<void> {
    return this.pool.close();
  }

  private written(request: GeneratedRequest) {
    const { method, path } = operations[request.id];
    const body = request.body === undefined ? null : Buffer.from(this.world.resolve(textOf(request.body)));
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => this.encoded(request.path[name] ?? ''));
    const pairs = request.query.map(([name, value]) => `${this.encoded(name)}=${this.encoded(value)}`);
    const own = Object.entries(request.headers).map(([name, value]) => [name, this.world.resolve(value)]);
    return {
      method,
      path: `/api/v1${filled}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...this.world.headersOf(request.by, request.id),
        ...Object.fromEntries(own),
      },
      body,
    };
  }

  /** Percent-encoded bytes; a broken surrogate becomes bytes that are no UTF-8. */
  private encoded(text: string): string {
    const bytes = Buffer.from(this.world.resolve(text).replaceAll(/\p{Surrogate}/gu, '\u0080'));
    return [...bytes].map(asPercent).join('').replaceAll('%C2%80', '%ED%A0%80');
  }
}

const asPercent = (byte: number): string => {
  const letter = String.fromCharCode(byte);
  return /[\w.~-]/.test(letter) ? letter : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
};

const textOf = (body: NonNullable<GeneratedRequest['body']>): string =>
  typeof body === 'string' ? body : bodyText(body);
