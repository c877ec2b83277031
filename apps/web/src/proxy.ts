import { type NextRequest, NextResponse } from 'next/server';
import { config as settings } from './config';

/** Every page gets a policy of its own: only scripts that carry its nonce run, and nothing is fetched from elsewhere. */
export function proxy(request: NextRequest): NextResponse {
  const nonce = btoa(crypto.randomUUID());
  const policy = contentSecurityPolicy(nonce);
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  headers.set('x-nonce', nonce);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}

function contentSecurityPolicy(nonce: string): string {
  const development = settings.isDevelopment;
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    `style-src 'self'${development ? " 'unsafe-inline'" : ` 'nonce-${nonce}'`}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export const config = {
  // Not the API, which is handed on as it is; not files in either direction, which are streamed; not static files.
  matcher: [
    '/((?!api/|_next/static|embed\\.js|health|o/[^/]+/files/|o/[^/]+/(?:everify|tasks)/[^/]+/(?:uploads|documents)/).*)',
  ],
};
