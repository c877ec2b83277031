import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';

const plain = /^[\w.-]{8,64}$/;
/** Request ids are stored in records and logs: one that looks like a Social Security number is not accepted. */
const socialSecurityNumber = /(?<![\w-])\d{3}-?\d{2}-?\d{4}(?![\w-])/;

/** Every response has `x-request-id`: the caller's, where it is a plain one, otherwise a new one. */
export function requestId(request: Request & { id?: unknown }, response: Response, next: NextFunction): void {
  const given = request.headers['x-request-id'];
  const isTaken = typeof given === 'string' && plain.test(given) && !socialSecurityNumber.test(given);
  const id = isTaken ? given : randomUUID();
  request.id = id;
  response.setHeader('x-request-id', id);
  next();
}
