import { type NextRequest, NextResponse } from 'next/server';
import { config as settings } from './config';
import { frameHeader, isInert } from './framing/frame';
import { frameOfComponent, originsOfComponent } from './framing/find-frame';
import { componentOf, framedCookie } from './framing/framed-session';

/** Every page gets a policy of its own: only scripts that carry its nonce run, and nothing is fetched from elsewhere. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const nonce = btoa(crypto.randomUUID());
  const headers = new Headers(request.headers);
  const policy = contentSecurityPolicy(nonce, await framing(request, headers));
  headers.set('content-security-policy', policy);
  headers.set('x-nonce', nonce);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}

/** The sites that may frame a page; any, where the page can do nothing. */
type Framing = readonly string[] | 'inert';

/** Tells the page what it is served by; what a visitor says of that is not passed on. */
async function framing(request: NextRequest, headers: Headers): Promise<Framing> {
  const { nextUrl, cookies } = request;
  headers.delete(frameHeader);
  if (/^\/components(\/|$)/.test(nextUrl.pathname)) {
    const frame = await frameOfComponent(nextUrl, request.headers);
    headers.set(frameHeader, JSON.stringify(frame));
    return isInert(frame) ? 'inert' : frame.origins;
  }
  const component = componentOf(nextUrl.pathname, nextUrl.searchParams, cookies.get(framedCookie)?.value);
  return component ? originsOfComponent(component, request.headers) : [];
}

function contentSecurityPolicy(nonce: string, framing: Framing): string {
  const development = settings.isDevelopment;
  const isInert = framing === 'inert';
  return [
    "default-src 'self'",
    isInert
      ? "script-src 'none'"
      : `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    `style-src 'self'${development ? " 'unsafe-inline'" : ` 'nonce-${nonce}'`}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    isInert ? "form-action 'none'" : "form-action 'self'",
    ...(isInert ? [] : [`frame-ancestors ${framing.length > 0 ? framing.join(' ') : "'none'"}`]),
  ].join('; ');
}

export const config = {
  // Not the API, which is handed on as it is; not files in either direction, which are streamed; not static files.
  matcher: [
    '/((?!api/|_next/static|embed\\.js|health|o/[^/]+/files/|o/[^/]+/(?:everify|tasks)/[^/]+/(?:uploads|documents)/).*)',
  ],
};
