import type { Request } from 'express';
import type { Origin } from './context.js';

const maxUserAgentLength = 512;
/** Nine digits and more, in groups or not: a Social Security, bank or card number. */
const longNumber = /\d(?:[- ]?\d){8,}/g;

/** The caller's address (behind a proxy that Express trusts, the one it forwards) and user agent. */
export function requestOrigin(request: Request): Origin {
  // Who was not forwarded is at the other end; to find the forwarded takes Express a while.
  const ip = request.headers['x-forwarded-for'] === undefined ? request.socket.remoteAddress : request.ip;
  return { ip: ip ?? '', userAgent: toUserAgent(request.headers['user-agent'] ?? '') };
}

/** It is kept for years and shown to others, and callers write into it what they like: long numbers are left out. */
export const toUserAgent = (given: string): string =>
  // Cut a little later first, so that no number loses the digits by which it is known.
  given
    .slice(0, 2 * maxUserAgentLength)
    .replaceAll(longNumber, '…')
    .slice(0, maxUserAgentLength);
