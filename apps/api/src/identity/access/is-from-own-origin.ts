import type { Request } from 'express';

const reading = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Protects against cross-site requests: a write must come from our own origin. Reads need no check, since another
 * site cannot see the response. A browser names the origin of every write, and lets no page change it.
 */
export function isFromOwnOrigin(request: Request, baseUrl: string): boolean {
  if (reading.includes(request.method)) return true;
  const { origin } = request.headers;
  if (origin === undefined) return request.headers['sec-fetch-site'] === 'same-origin';
  return [new URL(baseUrl).origin, `${request.protocol}://${request.host}`].includes(origin);
}
