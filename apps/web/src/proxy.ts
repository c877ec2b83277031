import { type NextRequest, NextResponse } from 'next/server';
import { config as settings } from './config';
import { type FramePolicy, framePolicyHeader, isInert } from './embedded/framing/frame-policy';
import { inertPage } from './embedded/framing/inert-page';
import { componentFramePolicy, componentOrigins } from './embedded/framing/component-frame-policy';
import { componentOf, framedSessionCookie } from './hosted/session/framed-session-cookie';
import { trialPath } from './api/trial-form';
import { pageHeader } from './api/unavailable-page-of';
import { listedPickerHeader, listedPickerParameter } from './dashboard/record-picker/listed-picker-parameter';
import { localeHeader } from './i18n/locale-header';

/** Every page gets a policy of its own: only scripts that carry its nonce run, and nothing is fetched from elsewhere. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  const headers = new Headers(request.headers);
  headers.set(listedPickerHeader, request.nextUrl.searchParams.get(listedPickerParameter) ?? '');
  headers.set(pageHeader, pageOf(request));
  const framed = await framing(request, headers);
  const policy = contentSecurityPolicy(nonce, framed);
  headers.set('content-security-policy', policy);
  headers.set('x-nonce', nonce);
  const response =
    'inert' in framed
      ? inertResponse(inertPage(framed.inert, headers, nonce))
      : NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}

/** What is read may be read again; what is sent is not asked for a second time. */
const pageOf = ({ method, nextUrl }: NextRequest): string =>
  method === 'GET' || method === 'HEAD' ? `${nextUrl.pathname}${nextUrl.search}` : '';

/** The sites that may frame a page; or why there is none, in a page that can do nothing and may be framed by any. */
type Framing = { readonly by: readonly string[] } | { readonly inert: FramePolicy['state'] };

/**
 * Pages of this service itself, such as the dashboard's preview of a component. No other site gains by it: every page
 * around a frame has to be named, and the dashboard's own may be framed by nobody.
 */
const own = "'self'";

function inertResponse(html: string): NextResponse {
  return new NextResponse(html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}

/** Tells the page what it is served by; what a visitor says of that is not passed on. */
async function framing(request: NextRequest, headers: Headers): Promise<Framing> {
  const { nextUrl, cookies } = request;
  headers.delete(framePolicyHeader);
  headers.delete(localeHeader);
  if (/^\/components(\/|$)/.test(nextUrl.pathname)) {
    const frame = await componentFramePolicy(nextUrl, request.headers);
    headers.set(framePolicyHeader, JSON.stringify(frame));
    headers.set(localeHeader, nextUrl.searchParams.get('locale') ?? '');
    return isInert(frame) ? { inert: frame.state } : { by: [own, ...frame.origins] };
  }
  if (nextUrl.pathname === '/unsubscribe' || nextUrl.pathname === '/changed') {
    // The language of the message that it was opened from.
    headers.set(localeHeader, nextUrl.searchParams.get('language') ?? '');
    return { by: [] };
  }
  if (nextUrl.pathname === trialPath) {
    headers.set(localeHeader, nextUrl.searchParams.get('locale') ?? '');
    return { by: [own] };
  }
  const component = componentOf(
    nextUrl.pathname,
    nextUrl.searchParams,
    cookies.get(framedSessionCookie)?.value,
  );
  const origins = component && (await componentOrigins(component, request.headers));
  if (!component || !origins) return { by: [] };
  if (origins.length > 0)
    headers.set(
      framePolicyHeader,
      JSON.stringify({ state: 'ready', origins: [...origins], session_id: component } satisfies FramePolicy),
    );
  return { by: [own, ...origins] };
}

function contentSecurityPolicy(nonce: string, framing: Framing): string {
  const development = settings.isDevelopment;
  const isInert = 'inert' in framing;
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
    ...('by' in framing ? [`frame-ancestors ${framing.by.join(' ') || "'none'"}`] : []),
  ].join('; ');
}

export const config = {
  // Not files in either direction, which are streamed; not static files; not a message in its frame, which has a policy of its own.
  matcher: [
    '/((?!_next/static|embed\\.js$|health$|inspection/(?:archive|file)$|dashboard/settings/messages/wording/document$|o/[^/]+/files/|o/[^/]+/(?:everify|tasks)/[^/]+/(?:uploads|documents)/).*)',
  ],
};
