import { preferredLocale, supportedLocale } from '@firstday/domain/languages';
import { CreateFormSession, FormSessionCreated } from '@firstday/domain';
import type { NextRequest } from 'next/server';
import { userCredential } from '../../api/user-credential';
import { unavailabilityIn } from '../../api/api-unavailable';
import { call } from '../../api/call';
import { endedLinkHeader } from './ended-link';
import {
  deviceCookie,
  deviceDays,
  frameCookie,
  isSessionId,
  localeCookie,
  newDevice,
  readDevice,
  sessionPath,
  tokenCookie,
} from '../session/session-token';
import { chosenLanguageCookie } from '../../i18n/language-cookie';
import { isHttps } from '../../api/is-https';
import { isLinkPart, linkPartParameter } from '../../review-queue/link-part-parameter';

/** Exchanges the signed link for a session, so that the link leaves the address bar and the browser's history. */
export async function openLink(request: NextRequest): Promise<Response> {
  const device = (await readDevice()) ?? newDevice();
  const link = request.nextUrl.searchParams.get('link');
  const locale = chosenIn(request)?.locale ?? preferredLocale(request.headers.get('accept-language'));
  const asked = CreateFormSession.safeParse({ link, device, locale });
  if (!asked.success) return seeOther('/onboarding/expired');
  try {
    // An account may open its employers' links to its own signed-in people only.
    const created = await call('form_sessions.create', { body: asked.data }, await userCredential());
    if (created.ok) return await opened(created.value, request, device);
    return seeOther(
      created.status === 403
        ? `/onboarding/sign-in?${new URLSearchParams({ link: asked.data.link })}`
        : '/onboarding/expired',
      endedLinkHeader(asked.data.link, await isHttps()),
    );
  } catch (error) {
    if (unavailabilityIn(error)) return seeOther('/onboarding/unavailable');
    throw error;
  }
}

/** The language that was chosen last in this browser. */
function chosenIn(request: NextRequest) {
  const [session, locale] = (request.cookies.get(chosenLanguageCookie)?.value ?? '').split('.');
  const known = supportedLocale(locale);
  return known && { session, locale: known };
}

/** What of the session the link was opened for; its list, where it names nothing that could be a part of it. */
function partIn(request: NextRequest): string {
  const part = request.nextUrl.searchParams.get(linkPartParameter) ?? '';
  return isLinkPart(part) ? `/${part}` : '';
}

async function opened(created: FormSessionCreated, request: NextRequest, device: string): Promise<Response> {
  if (!isSessionId(created.id)) return seeOther('/onboarding/expired');
  const component = framingComponent(created, request);
  const cookie = {
    session: created.id,
    expiresAt: new Date(created.expires_at),
    isSecure: await isHttps(),
    isFramed: component !== undefined,
  };
  const chosen = chosenIn(request);
  const locale = chosen?.session === created.id ? chosen.locale : supportedLocale(created.locale);
  const path = sessionPath(created.id);
  const response = seeOther(
    component
      ? framedPath(path, component, request)
      : locale
        ? `${path}${partIn(request)}`
        : `${path}/language`,
  );
  response.headers.append('set-cookie', tokenCookie(created.token, cookie));
  const deviceEnds = new Date(Date.now() + deviceDays * 86_400_000);
  response.headers.append('set-cookie', deviceCookie(device, { ...cookie, expiresAt: deviceEnds }));
  if (component) response.headers.append('set-cookie', frameCookie(component, cookie));
  if (locale) response.headers.append('set-cookie', localeCookie(locale, cookie));
  return response;
}

/** A link that was made in a component and is opened there, within the frame; opened in a tab it is like any other. */
function framingComponent(created: FormSessionCreated, request: NextRequest): string | undefined {
  const isInTab = request.headers.get('sec-fetch-dest') === 'document';
  return isInTab ? undefined : (created.component_session_id ?? undefined);
}

/** Not every browser keeps a cookie in a frame of another site: the next page sees whether this one did. */
function framedPath(path: string, component: string, request: NextRequest): string {
  const link = request.nextUrl.searchParams.get('link') ?? '';
  return `${path}/framed?${new URLSearchParams({ in: component, link })}`;
}

/** Relative, because behind a proxy this server does not know the address that people see. */
function seeOther(path: string, cookie?: string): Response {
  const headers = { location: path, 'cache-control': 'no-store', ...(cookie && { 'set-cookie': cookie }) };
  return new Response(null, { status: 303, headers });
}
