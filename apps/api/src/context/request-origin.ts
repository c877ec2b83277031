import type { Request } from 'express';
import type { Origin } from './context.js';

const maxUserAgentLength = 512;
/** Nine or more digits, grouped or not: a Social Security, bank or card number. */
const longNumber = /\d(?:[- ]?\d){8,}/g;

/** The caller's address (behind a proxy that Express trusts, the one it forwards) and user agent. */
export function requestOrigin(request: Request): Origin {
  // Where nothing was forwarded, it is the peer's address; Express's lookup is slow.
  const ip = request.headers['x-forwarded-for'] === undefined ? request.socket.remoteAddress : request.ip;
  return { ip: ip ?? '', userAgent: toUserAgent(request.headers['user-agent'] ?? '') };
}

/** It is stored for years and shown to others, and callers control it: long numbers are removed. */
export const toUserAgent = (given: string): string =>
  // Truncated to more than is kept first, so that no number at the edge loses the digits that identify it.
  given
    .slice(0, 2 * maxUserAgentLength)
    .replaceAll(longNumber, '…')
    .slice(0, maxUserAgentLength);
