import { randomBytes } from 'node:crypto';
import type { Locale } from '@firstday/domain/languages';
import { cookies } from 'next/headers';
import { isHttps } from '../../api/is-https';
import { framedSessionCookie } from './framed-session-cookie';
import { chosenLanguageCookie, languageCookie } from '../../i18n/language-cookie';

/** The pages of one session; its cookies are sent here and nowhere else. */
export const sessionPath = (session: string): string => `/o/${session}`;

const cookieName = (session: string): string => `__form_${session}`;

/** What a session's id may look like; anything else is no session, and never becomes a cookie's name. */
export const isSessionId = (text: string): boolean => /^[A-Za-z0-9_-]{1,64}$/.test(text);

export async function sessionToken(session: string): Promise<string | undefined> {
  return isSessionId(session) ? (await cookies()).get(cookieName(session))?.value : undefined;
}

interface CookieToSet {
  readonly session: string;
  readonly expiresAt: Date;
  readonly isSecure: boolean;
  /** Whether the page is in a frame of another site, which has a jar of its own for it. */
  readonly isFramed: boolean;
}

/** Several employees' sessions can be open side by side in one browser: each has its own name and path. */
export const tokenCookie = (token: string, cookie: CookieToSet): string =>
  cookieText(cookieName(cookie.session), token, cookie);

export const localeCookie = (locale: Locale, cookie: CookieToSet): string =>
  cookieText(languageCookie, locale, cookie);

/** Says by which component's session the pages of a session may be framed. */
export const frameCookie = (component: string, cookie: CookieToSet): string =>
  cookieText(framedSessionCookie, component, cookie);

/**
 * The browser's own secret. A link that is opened here again leads back to its session, and an employee's sensitive answers
 * show on the device that they were entered on. Browsers accept the prefix over HTTPS only: no other host can set the cookie.
 */
export const deviceCookieName = (isSecure: boolean): string =>
  isSecure ? '__Host-onboarding_device' : '__onboarding_device';

export const deviceDays = 400;

export const deviceCookie = (device: string, cookie: Omit<CookieToSet, 'session'>): string =>
  cookieAt('/', deviceCookieName(cookie.isSecure), device, cookie);

/** The secret that this browser has; undefined before it has one. */
export async function readDevice(): Promise<string | undefined> {
  const value = (await cookies()).get(deviceCookieName(await isHttps()))?.value;
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
}

/** Gives this browser a secret. */
export async function storeDevice(device: string): Promise<void> {
  const isSecure = await isHttps();
  (await cookies()).set(deviceCookieName(isSecure), device, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: deviceDays * 24 * 60 * 60,
  });
}

export const newDevice = (): string => randomBytes(32).toString('base64url');

const cookieText = (name: string, value: string, cookie: CookieToSet): string =>
  cookieAt(sessionPath(cookie.session), name, value, cookie);

function cookieAt(
  path: string,
  name: string,
  value: string,
  { expiresAt, isSecure, isFramed }: Omit<CookieToSet, 'session'>,
): string {
  return [
    `${name}=${encodeURIComponent(value)}`,
    `Path=${path}`,
    `Expires=${expiresAt.toUTCString()}`,
    'HttpOnly',
    ...(isFramed ? ['SameSite=None', 'Secure', 'Partitioned'] : ['SameSite=Lax']),
    ...(isSecure && !isFramed ? ['Secure'] : []),
  ].join('; ');
}

/** Keeps the token of another session of this browser: whoever the device is handed to has one of their own. */
export async function storeToken(created: {
  readonly id: string;
  readonly token: string;
  readonly expires_at: string;
}): Promise<void> {
  const jar = await cookies();
  const frame = jar.get(framedSessionCookie)?.value;
  const options = {
    path: sessionPath(created.id),
    httpOnly: true,
    expires: new Date(created.expires_at),
    ...(frame === undefined
      ? ({ sameSite: 'lax', secure: await isHttps() } as const)
      : ({ sameSite: 'none', secure: true, partitioned: true } as const)),
  };
  const locale = jar.get(languageCookie)?.value;
  jar.set(cookieName(created.id), created.token, options);
  if (frame !== undefined) jar.set(framedSessionCookie, frame, options);
  if (locale !== undefined) jar.set(languageCookie, locale, options);
}

export async function storeLocale(session: string, locale: Locale): Promise<void> {
  const jar = await cookies();
  const isFramed = jar.has(framedSessionCookie);
  const options = {
    httpOnly: true,
    ...(isFramed
      ? ({ sameSite: 'none', secure: true, partitioned: true } as const)
      : ({ sameSite: 'lax', secure: await isHttps() } as const)),
    maxAge: 30 * 24 * 60 * 60,
  };
  jar.set(languageCookie, locale, { ...options, path: sessionPath(session) });
  // The link opened again leads to a page in the language that was chosen, whatever the link says.
  jar.set(chosenLanguageCookie, `${session}.${locale}`, { ...options, path: '/onboarding' });
}
