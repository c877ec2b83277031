import { CreateFormSession, FormSessionCreated } from '@firstday/domain';
import type { NextRequest } from 'next/server';
import { supportedLocale } from '../../../i18n/locales';
import { ApiUnavailable, askApi } from '../../../session/api';
import { isHttps, isSessionId, localeCookie, sessionPath, tokenCookie } from '../../../session/form-session';

export const dynamic = 'force-dynamic';

/** Exchanges the signed link for a session, so that the link leaves the address bar and the browser's history. */
export async function GET(request: NextRequest): Promise<Response> {
  const asked = CreateFormSession.safeParse({ link: request.nextUrl.searchParams.get('link') });
  if (!asked.success) return seeOther('/onboarding/expired');
  try {
    const created = await askApi(FormSessionCreated, undefined, '/form_sessions', {
      method: 'POST',
      body: asked.data,
    });
    return created.ok ? await opened(created.value) : seeOther('/onboarding/expired');
  } catch (error) {
    if (error instanceof ApiUnavailable) return seeOther('/onboarding/unavailable');
    throw error;
  }
}

async function opened(created: FormSessionCreated): Promise<Response> {
  if (!isSessionId(created.id)) return seeOther('/onboarding/expired');
  const cookie = { session: created.id, expiresAt: new Date(created.expires_at), isSecure: await isHttps() };
  const locale = supportedLocale(created.locale);
  const path = sessionPath(created.id);
  const response = seeOther(locale ? path : `${path}/language`);
  response.headers.append('set-cookie', tokenCookie(created.token, cookie));
  if (locale) response.headers.append('set-cookie', localeCookie(locale, cookie));
  return response;
}

/** Relative, because behind a proxy this server does not know the address that people see. */
function seeOther(path: string): Response {
  return new Response(null, { status: 303, headers: { location: path, 'cache-control': 'no-store' } });
}
