import { IncomingMessage, ServerResponse, createServer } from 'node:http';
import type { NestApplicationOptions } from '@nestjs/common';
import { ExpressAdapter } from '@nestjs/platform-express';

/**
 * Express gives each request and response its prototype on arrival, and changing an object's prototype is slow.
 * Here they are made with it: Express finds nothing to change.
 */
export class SwiftExpressAdapter extends ExpressAdapter {
  override initHttpServer(options: NestApplicationOptions): void {
    if (options?.httpsOptions) return super.initHttpServer(options);
    const app = this.getInstance();
    this.httpServer = createServer(
      {
        IncomingMessage: withPrototype(IncomingMessage, app.request),
        ServerResponse: withPrototype(ServerResponse, app.response),
      },
      app,
    );
  }
}

function withPrototype<Class extends typeof IncomingMessage | typeof ServerResponse>(
  base: Class,
  prototype: object,
): Class {
  const made = Object.assign(function made() {}, { prototype });
  return new Proxy(base, { construct: (target, args) => Reflect.construct(target, args, made) });
}
