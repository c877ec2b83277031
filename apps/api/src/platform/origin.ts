import type { Request } from 'express';
import type { Origin } from './context.js';

/** The caller's address (behind a proxy that Express trusts, the one it forwards) and user agent. */
export function originOf(request: Request): Origin {
  // Who was not forwarded is at the other end; to find the forwarded takes Express a while.
  const ip = request.headers['x-forwarded-for'] === undefined ? request.socket.remoteAddress : request.ip;
  return { ip: ip ?? '', userAgent: (request.headers['user-agent'] ?? '').slice(0, 512) };
}
