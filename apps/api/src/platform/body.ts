import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { ProblemError } from './problems.js';

/** A request whose body is remembered by its hash, where an `Idempotency-Key` asks for it. */
interface HashedRequest extends IncomingMessage {
  bodyHash?: string;
}

function keepHash(request: HashedRequest, _response: unknown, body: Buffer): void {
  if (!request.headers['idempotency-key']) return;
  request.bodyHash = createHash('sha256').update(body).digest('hex');
}

/** JSON bodies of at most 1 MiB; another media type is 415, but for uploads, which read their own. */
export const jsonBody: RequestHandler = express.json({ limit: '1mb', strict: false, verify: keepHash });

export function onlyKnownMedia(request: Request, _response: Response, next: NextFunction): void {
  const hasBody =
    'transfer-encoding' in request.headers || Number(request.headers['content-length'] ?? 0) > 0;
  next(
    hasBody && !request.is(['application/json', 'multipart/form-data'])
      ? new ProblemError(415, 'UnsupportedMediaTypeError', 'Send JSON as application/json')
      : undefined,
  );
}
