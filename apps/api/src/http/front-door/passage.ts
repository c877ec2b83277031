import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { ProblemError } from '../../context/index.js';
import { type BodyPace, watchBodyPace } from '../body-pace.js';
import { type AdmittedBody, tooLarge } from './body-gate.js';
import { closing, endEarly } from './end-early.js';
import { isMultipart, multipartCheck } from './refused-by-pages.js';
import { endToEndHeaders } from './end-to-end-headers.js';

/** A request on its way to the web, and the answer on its way back. */
export interface Passage {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Whether the web says who may keep its answer; nobody may keep the others. */
  readonly isCacheable: boolean;
  /** Missing where the request has no body. */
  readonly body?: BodyToPass;
}

/** What a body may be, and how fast it has to come. */
export type BodyToPass = Omit<AdmittedBody, 'leave'> & BodyPace;

/** How long the body of a page may take to arrive, in milliseconds: with a file in it, over a slow phone. */
const longestTime = 5 * 60_000;

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
 * Sends a body on as it comes, and watches it: in chunks its head does not say how long it is. A body that turns out too
 * large or comes too slowly is not sent on.
 */
export function sendBody(
  { request, response }: Passage,
  asked: ClientRequest,
  { isUpload, ...pace }: BodyToPass,
): void {
  const breakOff = (problem: ProblemError) => {
    stopWatching();
    request.unpipe();
    asked.destroy();
    if (response.headersSent) request.destroy();
    else refuse(request, response, problem);
  };
  // The web hears of it now, and not with the first bytes.
  asked.flushHeaders();
  const stopWatching = watchBodyPace(request, pace, (wrong) =>
    breakOff(wrong === 'slow' ? tooSlow() : tooLarge()),
  );
  if (!isUpload && isMultipart(request.headers))
    request.pipe(multipartCheck(request.headers, breakOff)).pipe(asked);
  else request.pipe(asked);
  const timer = isUpload ? undefined : setTimeout(() => request.complete || request.destroy(), longestTime);
  response.once('close', () => {
    stopWatching();
    clearTimeout(timer);
  });
}

const tooSlow = () =>
  new ProblemError(408, 'RequestTimeoutError', 'The body came too slowly and was broken off');

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
