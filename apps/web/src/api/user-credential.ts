import { cookies, headers } from 'next/headers';

/** The cookie that the API gives to whoever signs in: over https with the prefix that no neighbouring host can set. */
const sessionCookies = ['__Host-__session', '__session'] as const;

/** By these the API sees that a write comes from a page of ours, as if the browser had asked it directly. */
const provenance = ['origin', 'sec-fetch-site', 'x-forwarded-proto'];

/** What the browser sent by which the API knows the person; undefined where there is no session's cookie. */
export async function userCredential(): Promise<Record<string, string> | undefined> {
  const jar = await cookies();
  const kept = sessionCookies.map((name) => jar.get(name)).find((cookie) => cookie?.value);
  return kept && { ...(await signInHeaders()), cookie: `${kept.name}=${kept.value}` };
}

/** The same of somebody who is only about to sign in; the session that the browser had ends with it. */
export async function signInHeaders(): Promise<Record<string, string>> {
  const incoming = await headers();
  const host = incoming.get('x-forwarded-host') ?? incoming.get('host');
  return {
    ...Object.fromEntries(
      provenance.flatMap((name) => (incoming.has(name) ? [[name, incoming.get(name) ?? '']] : [])),
    ),
    ...(host ? { 'x-forwarded-host': host } : {}),
  };
}

/** Hands the cookie of a session just begun on to the browser, as the API wants it kept. */
export async function storeSessionCookie(answer: Response): Promise<void> {
  const given = answer.headers.getSetCookie().find((cookie) => /^(?:__Host-)?__session=/.test(cookie));
  const [, name, value] = given?.match(/^([^=]+)=([^;]*)/) ?? [];
  const expires = given?.match(/;\s*expires=([^;]+)/i)?.[1];
  if (!given || !name || !value || !expires) throw new Error('The API began a session and gave no cookie');
  (await cookies()).set(name, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: /;\s*secure\b/i.test(given),
    expires: new Date(expires),
  });
}

export async function clearSessionCookie(): Promise<void> {
  const jar = await cookies();
  // A browser takes a cookie of this prefix away only where it could set it.
  for (const name of sessionCookies) jar.delete({ name, path: '/', secure: name.startsWith('__Host-') });
}
