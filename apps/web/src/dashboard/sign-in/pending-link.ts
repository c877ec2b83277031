import { cookies } from 'next/headers';

/** Holds a magic link's token from its address to the button, out of the address bar and out of reach of scripts. */
const linkCookie = '__sign_in_link';
const path = '/sign-in';
export const linkPath = `${path}/link`;
const minutes = 15;

/** What a token may look like; anything else is no token, and never becomes a cookie. */
const isToken = (text: string | null): text is string => text !== null && /^[\w-]{20,200}$/.test(text);

/** The cookie for an address's token; one that takes an earlier one away where there is none. */
export function linkCookieHeader(token: string | null, isSecure: boolean): string {
  const held = isToken(token) ? `${token}; Max-Age=${minutes * 60}` : '; Max-Age=0';
  return `${linkCookie}=${held}; Path=${path}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

export async function pendingLink(): Promise<string | undefined> {
  const token = (await cookies()).get(linkCookie)?.value ?? null;
  return isToken(token) ? token : undefined;
}

export async function clearLinkCookie(): Promise<void> {
  (await cookies()).delete({ name: linkCookie, path });
}
