import { IncomingMessage, ServerResponse, createServer } from 'node:http';
import type { NestApplicationOptions } from '@nestjs/common';
// Imported by path: the package's index also loads multer, which Nest does not need here.
import { ExpressAdapter } from '@nestjs/platform-express/adapters/express-adapter.js';
import type { Response } from 'express';
import { tagAnswer } from './with-version.js';

/** Timeouts of a request's parts and of idle connections, in milliseconds. */
export interface ServerTimeouts {
  readonly headers: number;
  /**
   * For a whole request: 20 MB over a slow mobile connection. Uploads have a minimum rate, and JSON its own limit.
   */
  readonly request: number;
  /**
   * Longer than load balancers' idle timeouts (60 s): otherwise they would reuse a connection that is just being
   * closed.
   */
  readonly keepAlive: number;
  /** How often header and request timeouts are checked. */
  readonly checks: number;
}
export const defaultTimeouts: ServerTimeouts = {
  headers: 15_000,
  request: 60 * 60_000,
  keepAlive: 72_000,
  checks: 5000,
};

/**
 * Express sets the prototype of each request and response on arrival, which is slow. Here they are created with the
 * right prototype, so that Express has nothing to change.
 */
export class FastExpressAdapter extends ExpressAdapter {
  constructor(private readonly patience: ServerTimeouts = defaultTimeouts) {
    super();
  }

  /** Sends JSON as Express would, without its lookups. */
  override reply(response: Response, body: unknown, statusCode?: number): unknown {
    const isPlain = typeof body === 'object' && body !== null && plain.has(Object.getPrototypeOf(body));
    if (!isPlain || response.hasHeader('content-type')) return super.reply(response, body, statusCode);
    if (statusCode !== undefined) response.statusCode = statusCode;
    const text = JSON.stringify(body);
    if (tagAnswer(response, body, text)) {
      response.statusCode = 304;
      return response.end();
    }
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
