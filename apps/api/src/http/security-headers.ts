import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';

/** Helmet's defaults, but a page loads nothing from elsewhere, and a self-hosted service may be reached over plain HTTP. */
const set = (isHttps: boolean) =>
  helmet({
    contentSecurityPolicy: {
      directives: {
        baseUri: ["'none'"],
        fontSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        upgradeInsecureRequests: null,
      },
    },
    // Of this host alone: what else is served below it is not ours to decide.
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: false },
  });

/** The reference holds nothing of anybody; all else may, and no cache on the way, and none of a shared computer, keeps it. */
const isPublic = (url: string): boolean => /^\/api\/(?:docs|openapi\.json)(?:[/?]|$)/.test(url);

/** What helmet sets is the same for every response: it is asked once. */
export function securityHeaders(baseUrl: string) {
  const headers = headersOf(baseUrl.startsWith('https:'));
  return (request: Request, response: Response, next: NextFunction): void => {
    for (const [name, value] of headers) response.setHeader(name, value);
    if (!isPublic(request.url)) response.setHeader('cache-control', 'no-store');
    next();
  };
}

function headersOf(isHttps: boolean): readonly (readonly [string, string])[] {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  set(isHttps)(request, response, (error?: unknown) => {
    if (error) throw error;
  });
  return Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
}
