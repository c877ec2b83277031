import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import type { ProblemError } from '../../context/index.js';
import { isUpload, mostOf, tooLarge } from './body-gate.js';
import { closing, endEarly } from './end-early.js';
import { endToEndHeaders } from './end-to-end-headers.js';

/** A request on its way to the web, and the answer on its way back. */
export interface Passage {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Whether the web says who may keep its answer; nobody may keep the others. */
  readonly isCacheable: boolean;
}

/** How long the body of a page may take to arrive, in milliseconds: with a file in it, over a slow phone. */
const usualTime = 5 * 60_000;

/** Hands an answer back as it comes. Where either end breaks off, the other does. */
export function passBack(answer: IncomingMessage, { request, response, isCacheable }: Passage): void {
  if (response.headersSent) return void answer.destroy();
  const { 'cache-control': caching, ...headers } = endToEndHeaders(answer.headers);
  response.writeHead(answer.statusCode ?? 502, answer.statusMessage, {
    ...headers,
    ...(isCacheable && caching !== undefined && { 'cache-control': caching }),
    ...closing(request),
  });
  // What comes little by little begins at once.
  if (answer.headers['content-length'] === undefined) response.flushHeaders();
  pipeline(answer, response, () => request.resume());
}

/**
 * Sends a body on as it comes, and counts it: in chunks its head does not say how long it is. What is beyond the most that
 * a request may bring is not sent on, and who takes too long is cut off.
 */
export function sendBody({ request, response }: Passage, asked: ClientRequest, mostTime = usualTime): void {
  const most = mostOf(request);
  let bytes = 0;
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= most) return;
    request.off('data', count).unpipe(asked);
    asked.destroy();
    if (response.headersSent) request.destroy();
    else refuse(request, response, tooLarge());
  };
  // The web hears of it now, and not with the first bytes.
  asked.flushHeaders();
  request.on('data', count).pipe(asked);
  if (isUpload(request)) return;
  const timer = setTimeout(() => request.complete || request.destroy(), mostTime);
  response.once('close', () => clearTimeout(timer));
}

/** In the contract's shape; what is left of a body is not read. */
export function refuse(request: IncomingMessage, response: ServerResponse, problem: ProblemError): void {
  const body = JSON.stringify(problem.body);
  response.writeHead(problem.status, {
    ...problem.headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    ...closing(request),
  });
  endEarly(request, response, body);
}
