import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { Logger as NestLogger, PinoLogger } from 'nestjs-pino';
import pino, { type Logger } from 'pino';

/**
 * The process's log: structured, with ids, never answers. Lines are written together: at the latest after a tenth of a
 * second, and when the process ends, also by an error.
 */
export function openLog(level: string): {
  readonly forNest: NestLogger;
  readonly requests: Pick<Logger, 'info'>;
} {
  const options = { level, serializers: { err: (error: Error) => ({ name: error.name }) } };
  const lines = pino.destination({
    dest: process.stdout.fd,
    sync: true,
    minLength: 8192,
    periodicFlush: 100,
  });
  const logger = pino(options, lines);
  return { forNest: new NestLogger(new PinoLogger({ pinoHttp: { logger } }), {}), requests: logger };
}

/** A line for each request, with its id: method, path, status and milliseconds; no query, body, header or address. */
export function accessLog(logger: Pick<Logger, 'info'>): RequestHandler {
  return (request: Request & { id?: unknown }, response: Response, next: NextFunction) => {
    const { method, url, id } = request;
    if (/^\/(health|metrics)/.test(url)) return next();
    const began = performance.now();
    response.on('close', () => {
      const end = url.indexOf('?');
      const line = {
        req: { id, method, path: end < 0 ? url : url.slice(0, end) },
        res: { status: response.statusCode },
        responseTime: Math.round(performance.now() - began),
      };
      logger.info(line, outcomeOf(response));
    });
    next();
  };
}

function outcomeOf({ statusCode, writableFinished }: Response): string {
  if (!writableFinished) return 'request aborted';
  return statusCode < 500 ? 'request completed' : 'request errored';
}
