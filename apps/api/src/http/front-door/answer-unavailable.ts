import { defaultLocale, directionOf, preferredLocale } from '@firstday/domain/languages';
import { unavailableWords } from '@firstday/domain/languages/unavailable-words';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { closing, endEarly } from './end-early.js';

const retrySeconds = 3;

const headers = {
  'cache-control': 'no-store',
  'retry-after': String(retrySeconds),
  vary: 'accept, accept-language',
  'x-content-type-options': 'nosniff',
} as const;

/** It can do nothing, so any site may frame it: a component that is embedded says the same in its place. */
const pagePolicy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/** Answers in the place of the web while it is away: a page to whoever reads pages, the contract's shape to all others. */
export function answerUnavailable(request: IncomingMessage, response: ServerResponse): void {
  const isPage = /\btext\/html\b/.test(request.headers.accept ?? '');
  const type = isPage ? 'text/html' : 'application/json';
  const body = isPage ? pageFor(request) : problem;
  response.writeHead(503, {
    ...headers,
    ...(isPage && { 'content-security-policy': pagePolicy }),
    'content-type': `${type}; charset=utf-8`,
    'content-length': Buffer.byteLength(body),
    ...closing(request),
  });
  endEarly(request, response, request.method === 'HEAD' ? '' : body);
}

const problem = JSON.stringify({
  message: 'The service is starting or stopped. Try again in a moment.',
  _tag: 'ServiceUnavailable',
});

function pageFor({ headers, method }: IncomingMessage): string {
  const locale = preferredLocale(headers['accept-language']) ?? defaultLocale;
  const { title, reading, sending } = unavailableWords[locale];
  const isReading = method === 'GET' || method === 'HEAD';
  const again = isReading ? `<meta http-equiv="refresh" content="${retrySeconds}">` : '';
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${again}
<title>${title}</title>
<style>:root{color-scheme:light dark}body{font:1.125rem/1.5 system-ui,sans-serif;max-width:34rem;margin:4rem auto;padding:0 1.25rem}h1{font-size:1.5rem}</style>
</head>
<body><main><h1>${title}</h1><p role="status">${isReading ? reading : sending}</p></main></body>
</html>
`;
}
