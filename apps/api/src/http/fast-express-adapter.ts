import { IncomingMessage, ServerResponse, createServer } from 'node:http';
import type { NestApplicationOptions } from '@nestjs/common';
// By its own path: the package's index loads the reading of uploads with it, which is not Nest's here.
import { ExpressAdapter } from '@nestjs/platform-express/adapters/express-adapter.js';
import type { Response } from 'express';

/** For how long the parts of a request may take to arrive, and a connection without one is kept, in milliseconds. */
export interface ServerTimeouts {
  readonly headers: number;
  /** Of a whole request: a file of 20 MB over a slow phone. Uploads have a least pace, and JSON a limit of its own. */
  readonly request: number;
  /** Longer than balancers keep theirs (60 s): they would send a request into a connection that is just being closed. */
  readonly keepAlive: number;
  /** How often headers and requests are looked at. */
  readonly checks: number;
}
export const defaultTimeouts: ServerTimeouts = {
  headers: 15_000,
  request: 60 * 60_000,
  keepAlive: 72_000,
  checks: 5000,
};

/**
 * Express gives each request and response its prototype on arrival, and changing an object's prototype is slow.
 * Here they are made with it: Express finds nothing to change.
 */
export class FastExpressAdapter extends ExpressAdapter {
  constructor(private readonly patience: ServerTimeouts = defaultTimeouts) {
    super();
  }

  /** JSON as Express would send it, without what Express looks up on the way. */
  override reply(response: Response, body: unknown, statusCode?: number): unknown {
    const isPlain = typeof body === 'object' && body !== null && plain.has(Object.getPrototypeOf(body));
    if (!isPlain || response.hasHeader('content-type')) return super.reply(response, body, statusCode);
    if (statusCode !== undefined) response.statusCode = statusCode;
    const text = JSON.stringify(body);
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.setHeader('content-length', Buffer.byteLength(text));
    return response.end(text);
  }

  override initHttpServer(options: NestApplicationOptions): void {
    if (options?.httpsOptions) return super.initHttpServer(options);
    const app = this.getInstance();
    this.httpServer = createServer(
      {
        headersTimeout: this.patience.headers,
        requestTimeout: this.patience.request,
        keepAliveTimeout: this.patience.keepAlive,
        connectionsCheckingInterval: this.patience.checks,
        IncomingMessage: withPrototype(IncomingMessage, app.request),
        ServerResponse: withPrototype(ServerResponse, app.response),
      },
      app,
    );
  }
}

const plain: ReadonlySet<unknown> = new Set([Object.prototype, Array.prototype]);

function withPrototype<Class extends typeof IncomingMessage | typeof ServerResponse>(
  base: Class,
  prototype: object,
): Class {
  const made = Object.assign(function made() {}, { prototype });
  return new Proxy(base, { construct: (target, args) => Reflect.construct(target, args, made) });
}
