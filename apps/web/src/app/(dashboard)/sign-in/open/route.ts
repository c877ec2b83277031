import type { NextRequest } from 'next/server';
import { isHttps } from '../../../../api/is-https';
import { linkCookieHeader } from '../../../../dashboard/sign-in/pending-link';

export const dynamic = 'force-dynamic';

/**
 * Where `/sign-in?link=…` is answered. It takes the token out of the address and of the browser's history and signs
 * nobody in: programs that look at links before people do open them too.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const cookie = linkCookieHeader(request.nextUrl.searchParams.get('link'), await isHttps());
  return new Response(null, {
    status: 303,
    headers: { location: '/sign-in/link', 'cache-control': 'no-store', 'set-cookie': cookie },
  });
}
