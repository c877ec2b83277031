import type { IncomingMessage, ServerResponse } from 'node:http';
import { LoggerModule } from 'nestjs-pino';

/** Structured logs with request ids: method, path, status and time; no query, body, header or address. */
export function logging(level: string) {
  return LoggerModule.forRoot({
    pinoHttp: {
      level,
      genReqId: (request: IncomingMessage & { id?: unknown }) => String(request.id),
      autoLogging: { ignore: (request: IncomingMessage) => /^\/(health|metrics)/.test(request.url ?? '') },
      serializers: {
        req: (request: { id: unknown; method: string; url: string }) => ({
          id: request.id,
          method: request.method,
          path: request.url.split('?')[0],
        }),
        res: (response: ServerResponse) => ({ status: response.statusCode }),
        err: (error: Error) => ({ name: error.name }),
      },
    },
  });
}
