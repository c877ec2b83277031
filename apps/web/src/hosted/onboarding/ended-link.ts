import { cookies } from 'next/headers';

/** Holds a link that opens no longer from its address to the button that asks for a new one, out of reach of scripts. */
const endedLinkCookie = '__ended_link';
const path = '/onboarding/expired';
const minutes = 15;

/** What a link may look like; anything else never becomes a cookie. */
const isLink = (text: string | null | undefined): text is string =>
  typeof text === 'string' && /^[\w-]{40,3000}$/.test(text);

/** The cookie for an address's link; one that takes an earlier one away where there is none. */
export function endedLinkHeader(link: string | null, isSecure: boolean): string {
  const held = isLink(link) ? `${link}; Max-Age=${minutes * 60}` : '; Max-Age=0';
  return `${endedLinkCookie}=${held}; Path=${path}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

export async function endedLink(): Promise<string | undefined> {
  const link = (await cookies()).get(endedLinkCookie)?.value;
  return isLink(link) ? link : undefined;
}
