import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';

/** Helmet's defaults, but a page loads nothing from elsewhere, and a self-hosted service may be reached over plain HTTP. */
const set = helmet({
  contentSecurityPolicy: {
    directives: {
      fontSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      upgradeInsecureRequests: null,
    },
  },
  strictTransportSecurity: false,
});

/** What helmet sets is the same for every response: it is asked once. */
const headers: readonly (readonly [string, string])[] = headersOf();

export function securityHeaders(_request: Request, response: Response, next: NextFunction): void {
  for (const [name, value] of headers) response.setHeader(name, value);
  next();
}

function headersOf(): [string, string][] {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  set(request, response, (error?: unknown) => {
    if (error) throw error;
  });
  return Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
}
