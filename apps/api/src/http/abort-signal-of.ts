import type { Response } from 'express';
import { ProblemError } from '../context/index.js';

/** Aborted when the client goes away before it has its answer: no one needs what is made for it. */
export function abortSignalOf(response: Response): AbortSignal {
  const gone = new AbortController();
  // No one reads the answer: the status is the one that the metrics give such requests.
  const abort = () => gone.abort(new ProblemError(499, 'ClientClosedRequestError', 'The client went away'));
  if (response.closed) abort();
  else response.once('close', () => response.writableFinished || abort());
  return gone.signal;
}
