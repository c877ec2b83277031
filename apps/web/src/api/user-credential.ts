import { cookies, headers } from 'next/headers';

/** The cookie that the API gives to whoever signs in: over https with the prefix that no neighbouring host can set. */
const sessionCookies = ['__Host-__session', '__session'] as const;

/** The cookie by which the API knows a browser in which someone has signed in. */
const deviceCookies = ['__Host-__device', '__device'] as const;

/** By these the API sees that a write comes from a page of ours, as if the browser had asked it directly. */
const provenance = ['origin', 'sec-fetch-site', 'x-forwarded-proto'];

/** What the browser sent by which the API knows the person; undefined where there is no session's cookie. */
export async function userCredential(): Promise<Record<string, string> | undefined> {
  const kept = await keptCookie(sessionCookies);
  return kept === undefined ? undefined : { ...(await signInHeaders()), cookie: kept };
}

/** What the browser sends to sign in: the session that it had ends, and its device may be known. */
export async function signInCredential(): Promise<Record<string, string>> {
  const kept = [await keptCookie(sessionCookies), await keptCookie(deviceCookies)];
  const cookie = kept.filter((one) => one !== undefined).join('; ');
  return { ...(await signInHeaders()), ...(cookie !== '' && { cookie }) };
}

async function keptCookie(names: readonly string[]): Promise<string | undefined> {
  const jar = await cookies();
  const kept = names.map((name) => jar.get(name)).find((cookie) => cookie?.value);
  return kept ? `${kept.name}=${kept.value}` : undefined;
}

/** What the API is told of where a request comes from, for someone who is not signed in. */
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

/** Stores the cookies of a new session, and of the device, as the API sets them. */
export async function storeSessionCookie(answer: Response): Promise<void> {
  const given = answer.headers.getSetCookie();
  const isStored = await storeCookie(given, sessionCookies);
  if (!isStored) throw new Error('The API began a session and gave no cookie');
  await storeCookie(given, deviceCookies);
}

/** @returns whether one of these names is among what the API sets */
async function storeCookie(all: readonly string[], names: readonly string[]): Promise<boolean> {
  const given = all.find((cookie) => names.some((name) => cookie.startsWith(`${name}=`)));
  const [, name, value] = given?.match(/^([^=]+)=([^;]*)/) ?? [];
  const expires = given?.match(/;\s*expires=([^;]+)/i)?.[1];
  if (!given || !name || !value || !expires) return false;
  (await cookies()).set(name, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: /;\s*secure\b/i.test(given),
    expires: new Date(expires),
  });
  return true;
}

export async function clearSessionCookie(): Promise<void> {
  const jar = await cookies();
  // A browser takes a cookie of this prefix away only where it could set it.
  for (const name of sessionCookies) jar.delete({ name, path: '/', secure: name.startsWith('__Host-') });
}
