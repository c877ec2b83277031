import type { Request } from 'express';

const reading = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Whether a request that a browser could have been made to send comes from our own pages. Reading needs no such
 * proof: another site cannot see the answer. A browser names the origin of every write and lets no page change it.
 */
export function isFromOwnOrigin(request: Request, baseUrl: string): boolean {
  if (reading.includes(request.method)) return true;
  const { origin } = request.headers;
  if (origin === undefined) return request.headers['sec-fetch-site'] === 'same-origin';
  return [new URL(baseUrl).origin, `${request.protocol}://${request.host}`].includes(origin);
}
