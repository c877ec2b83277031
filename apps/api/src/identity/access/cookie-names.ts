import type { IncomingHttpHeaders } from 'node:http';
import type { CookieOptions } from 'express';

/** The credential cookies of the published interface, and the one by which a browser is known at sign-in. */
export const cookieNames = { user: '__session', component: '__component', device: '__device' } as const;
type CookieName = (typeof cookieNames)[keyof typeof cookieNames];

/**
 * The name of a credential's cookie. Over https it has the prefix `__Host-`, which a browser accepts from this host
 * only, so that no sibling host (`pages.example.com` of `hr.example.com`) can plant its own session.
 */
export const cookieNameAt = (baseUrl: string, name: CookieName): string =>
  isSecure(baseUrl) ? hostOnly(name) : name;

/** The credential that a request has in its cookies. */
export function credentialCookie(
  headers: IncomingHttpHeaders,
  name: CookieName,
  baseUrl: string,
): string | undefined {
  const kept = readCookie(headers.cookie, hostOnly(name));
  if (kept !== undefined) return kept;
  // API clients still send the bare name. Over https a browser was never given it: a sibling host may have set it.
  const isOfNeighbour = isSecure(baseUrl) && headers['sec-fetch-site'] !== undefined;
  return isOfNeighbour ? undefined : readCookie(headers.cookie, name);
}

const hostOnly = (name: CookieName): string => `__Host-${name}`;

/**
 * A component's own cookie beside the one that all share: several components are shown on one page, out of one jar, and
 * the last one that was opened must not speak for the others. It is for the API's path alone, which `__Host-` does not
 * allow; the id in its name is known to nobody else.
 */
export const componentCookieName = (sessionId: string): string => `${cookieNames.component}_${sessionId}`;

/** Maximum number of component cookies per site: each request carries all of them. */
const maxComponents = 8;

/** The oldest component cookies to clear when one more is set. */
export function cookiesToClear(header: string | undefined): string[] {
  const begins = componentCookieName('');
  const names = (header ?? '').split(';').map((pair) => pair.split('=')[0]?.trim() ?? '');
  // Ids sort by the time at which they were made.
  return names
    .filter((name) => name.startsWith(begins))
    .sort()
    .slice(0, 1 - maxComponents);
}

/** The value of a cookie; a browser sends all of them in one header. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}

/** How a person's cookie is kept: for this site, out of reach of scripts. */
export function userCookie(baseUrl: string, expires: Date): CookieOptions {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(baseUrl), expires };
}

/**
 * A component's cookie is kept in a frame of another site: partitioned, a jar of its own for each such site. Browsers
 * take such a cookie over https only, and from this machine.
 */
export function componentCookie(baseUrl: string, expires: Date, path = '/'): CookieOptions {
  const framed =
    isSecure(baseUrl) || isLocal(baseUrl)
      ? ({ sameSite: 'none', secure: true, partitioned: true } as const)
      : ({ sameSite: 'lax' } as const);
  return { path, httpOnly: true, expires, ...framed };
}

const isSecure = (baseUrl: string) => baseUrl.startsWith('https:');
const isLocal = (baseUrl: string) => /(^|\.)localhost$/.test(new URL(baseUrl).hostname);
