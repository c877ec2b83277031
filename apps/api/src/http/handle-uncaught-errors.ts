import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';

interface HandledRequest {
  readonly request: IncomingMessage & { id?: unknown };
  readonly response: ServerResponse;
  endedAt: number | null;
}

/** Milliseconds after its end in which an error still counts as the request's, such as that of a client that hung up. */
const grace = 60_000;

const requests = new AsyncLocalStorage<HandledRequest>();

/** For `app.use`, first: everything that is done for a request can be attributed to it. */
export function attributeToRequest(
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): void {
  const handled: HandledRequest = { request, response, endedAt: null };
  response.once('close', () => (handled.endedAt = Date.now()));
  requests.run(handled, next);
}

/** What happens to an error that no one caught. */
interface UncaughtHandling {
  /** Called with an error of a request, which was answered; the process lives on. */
  readonly onSurvived: (error: unknown, requestId: string | undefined) => void;
  /** Called with any other error: what is broken is not known, so the process has to end. */
  readonly onFatal: (error: unknown) => void;
}

/**
 * Handles errors that no one caught, such as one of a stream without a listener. One that happens while a request is
 * handled is that request's: it is answered 500. The state of anything else is not its business, so the process goes on.
 * @returns takes the handlers away
 */
export function handleUncaughtErrors({ onSurvived, onFatal }: UncaughtHandling): () => void {
  const handle = (error: unknown) => {
    const handled = requests.getStore();
    if (!handled || isLongOver(handled)) return onFatal(error);
    const { request, response } = handled;
    const id = typeof request.id === 'string' ? request.id : undefined;
    onSurvived(error, id);
    answer(response, id);
  };
  process.on('uncaughtException', handle);
  process.on('unhandledRejection', handle);
  return () => {
    process.off('uncaughtException', handle);
    process.off('unhandledRejection', handle);
  };
}

/** What it started lazily, such as a timer, is everyone's by now. */
const isLongOver = ({ endedAt }: HandledRequest): boolean => endedAt !== null && Date.now() - endedAt > grace;

function answer(response: ServerResponse, requestId: string | undefined): void {
  if (response.headersSent) return void response.destroy();
  const message = unexpectedMessage(requestId);
  const body = JSON.stringify({ _tag: 'InternalServerError', message });
  // What the request was sending is not read on.
  response.writeHead(500, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  });
  response.end(body);
}

/** What a caller reads of an error that is ours. */
export const unexpectedMessage = (requestId: string | undefined): string =>
  requestId === undefined
    ? 'Something went wrong.'
    : `Something went wrong. Quote the request id ${requestId} when you ask for help.`;
