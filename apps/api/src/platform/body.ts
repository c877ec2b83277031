import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { ProblemError } from './problems.js';

/** JSON bodies of at most 1 MiB; another media type is 415, but for uploads, which read their own. */
export const jsonBody: RequestHandler = express.json({ limit: '1mb', strict: false });

export function onlyKnownMedia(request: Request, _response: Response, next: NextFunction): void {
  const hasBody =
    'transfer-encoding' in request.headers || Number(request.headers['content-length'] ?? 0) > 0;
  const isKnown = request.is(['application/json', 'multipart/form-data']);
  next(
    hasBody && !isKnown
      ? new ProblemError(415, 'UnsupportedMediaTypeError', 'Send JSON as application/json')
      : undefined,
  );
}
