import { hostname } from 'node:os';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { Logger as NestLogger, PinoLogger } from 'nestjs-pino';
import pino, { type DestinationStream, type Logger } from 'pino';
import type { Context } from '../context/index.js';
import { logWriterTo } from './log-writer.js';
import { spanOf } from './telemetry/span-of.js';

/**
 * The process's log: structured, with ids, never answers. Lines are written in batches: at least every tenth of a
 * second, and when the process exits, on errors too (./log-writer.ts).
 */
export function createLogger(level: string): { readonly forNest: NestLogger; readonly facts: StructuredLog } {
  const options = { level, serializers: { err: (error: Error) => ({ name: error.name }) } };
  const lines = logWriterTo(process.stdout.fd);
  const logger = pino(options, lines);
  const forNest = new NestLogger(new OwnPinoLogger(logger), {});
  return { forNest, facts: logger.isLevelEnabled('info') ? factLog(lines) : () => undefined };
}

/** Of itself, a `PinoLogger` writes with the first logger that was made in the process, whichever it is given. */
class OwnPinoLogger extends PinoLogger {
  constructor(private readonly own: Logger) {
    super({ pinoHttp: { logger: own } });
  }

  override get logger(): Logger {
    return this.own;
  }
}

/** Writes a line of level `info`: ids and numbers only, and a message. */
export type StructuredLog = (facts: object, message: string) => void;

/**
 * Pino's format for lines that are written thousands of times a second: pino serialises value by value in 2.5
 * microseconds, JSON in 0.5.
 */
function factLog(lines: Pick<DestinationStream, 'write'>): StructuredLog {
  const whence = JSON.stringify({ pid: process.pid, hostname: hostname() }).slice(1, -1);
  return (facts, message) =>
    lines.write(
      `{"level":${pino.levels.values['info']},"time":${Date.now()},${whence},${JSON.stringify({ ...facts, msg: message }).slice(1)}\n`,
    );
}

/**
 * A line for each request, with its id: method, path, status, milliseconds and the ids of the events that it wrote; no query,
 * body, header or address.
 */
export function accessLog(log: StructuredLog): RequestHandler {
  return (request: Request & { id?: unknown; ctx?: Context }, response: Response, next: NextFunction) => {
    const { method, url, id } = request;
    if (/^\/(health|metrics)/.test(url)) return next();
    const began = performance.now();
    const span = spanOf(request);
    response.on('close', () => {
      const line = {
        req: { id, method, path: toLoggedPath(url) },
        res: { status: response.statusCode },
        responseTime: Math.round(performance.now() - began),
        ...(span && { trace_id: span.traceId }),
        ...(request.ctx?.eventIds.length && { event_ids: request.ctx.eventIds }),
      };
      log(line, outcomeOf(response));
    });
    next();
  };
}

/** What callers call their records may be anything; the rest of a path are words and ids of ours. */
const toLoggedPath = (url: string): string =>
  url
    .split('?', 1)
    .join()
    .replace(/(\/by_external_id\/)[^/]+/, '$1-');

function outcomeOf({ statusCode, writableFinished }: Response): string {
  if (!writableFinished) return 'request aborted';
  return statusCode < 500 ? 'request completed' : 'request errored';
}
