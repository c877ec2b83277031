import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NextFunction, Response } from 'express';
import type { ApiRequest } from '../context/index.js';
import { keepSpan, type SpanEnd, spanOf, type Telemetry } from '../observability/index.js';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

type Answered = Pick<ServerResponse, 'once' | 'statusCode' | 'writableFinished'>;

/** For `app.use`: each request as a span, named by its operation. Neither its address nor anything that it brings is part of it. */
export function traceRequests(telemetry: Telemetry) {
  return (request: ApiRequest, response: Response, next: NextFunction): void => {
    if (/^\/(health|metrics)/.test(request.url)) return next();
    const span = telemetry.begin({ name: 'none', kind: 'server', ...factsOf(request) });
    if (!span) return next();
    keepSpan(request, span);
    response.once('close', () => span.end({ name: request.operationId ?? 'none', ...endOf(response) }));
    telemetry.within(span, next);
  };
}

/** For `app.use`, after the body: what reads a stream goes on outside of the span that it began in. */
export const joinTrace =
  (telemetry: Telemetry) =>
  (request: object, _response: unknown, next: NextFunction): void =>
    telemetry.within(spanOf(request), next);

/** A request that is handed on to the web: what the web asks of the API for it is part of the same trace. */
export function tracePage(telemetry: Telemetry, request: IncomingMessage, response: Answered): void {
  const span = telemetry.begin({ name: 'page', kind: 'server', ...factsOf(request) });
  if (!span) return;
  request.headers['traceparent'] = span.traceparent;
  response.once('close', () => span.end(endOf(response)));
}

function factsOf({ headers, method = '' }: Pick<IncomingMessage, 'headers' | 'method'>) {
  const { traceparent } = headers;
  return {
    traceparent: typeof traceparent === 'string' ? traceparent : undefined,
    attributes: { 'http.request.method': methods.has(method) ? method : '_OTHER' },
  };
}

/** 499 where the caller went away before the answer. */
function endOf({ statusCode, writableFinished }: Answered): SpanEnd {
  const status = writableFinished ? statusCode : 499;
  return {
    attributes: { 'http.response.status_code': status },
    error: status >= 500 ? String(status) : undefined,
  };
}
