import type { Request } from 'express';
import type { Origin } from './context.js';

/** The caller's address (behind a proxy that Express trusts, the one it forwards) and user agent. */
export function originOf(request: Request): Origin {
  return { ip: request.ip ?? '', userAgent: (request.headers['user-agent'] ?? '').slice(0, 512) };
}
