import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';

/** Every response has `x-request-id`: the caller's, where it is a plain one, else a new one. */
export function requestId(request: Request & { id?: unknown }, response: Response, next: NextFunction): void {
  const given = request.headers['x-request-id'];
  const id = typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
  request.id = id;
  response.setHeader('x-request-id', id);
  next();
}
