import type { CookieOptions } from 'express';

/** The cookies that are credentials. */
export const cookieNames = { user: '__session', component: '__component' } as const;

/** The value of a cookie; a browser sends all of them in one header. */
export function cookieOf(header: string | undefined, name: string): string | undefined {
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
export function componentCookie(baseUrl: string, expires: Date): CookieOptions {
  const framed =
    isSecure(baseUrl) || isLocal(baseUrl)
      ? ({ sameSite: 'none', secure: true, partitioned: true } as const)
      : ({ sameSite: 'lax' } as const);
  return { path: '/', httpOnly: true, expires, ...framed };
}

const isSecure = (baseUrl: string) => baseUrl.startsWith('https:');
const isLocal = (baseUrl: string) => /(^|\.)localhost$/.test(new URL(baseUrl).hostname);
