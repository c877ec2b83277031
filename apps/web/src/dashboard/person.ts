import { cookies, headers } from 'next/headers';

/** The cookie that the API gives to whoever signs in. */
const sessionCookie = '__session';

/** By these the API sees that a write comes from a page of ours, as if the browser had asked it directly. */
const provenance = ['origin', 'sec-fetch-site', 'x-forwarded-proto'];

/** What the browser sent by which the API knows the person; undefined where there is no session's cookie. */
export async function personCredential(): Promise<Record<string, string> | undefined> {
  const token = (await cookies()).get(sessionCookie)?.value;
  return token ? { ...(await arrivalHeaders()), cookie: `${sessionCookie}=${token}` } : undefined;
}

/** The same of somebody who is only about to sign in; the session that the browser had ends with it. */
export async function arrivalHeaders(): Promise<Record<string, string>> {
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
export async function keepSession(answer: Response): Promise<void> {
  const given = answer.headers.getSetCookie().find((cookie) => cookie.startsWith(`${sessionCookie}=`));
  const value = given?.match(/^[^=]+=([^;]*)/)?.[1];
  const expires = given?.match(/;\s*expires=([^;]+)/i)?.[1];
  if (!given || !value || !expires) throw new Error('The API began a session and gave no cookie');
  (await cookies()).set(sessionCookie, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: /;\s*secure\b/i.test(given),
    expires: new Date(expires),
  });
}

export async function forgetSession(): Promise<void> {
  (await cookies()).delete({ name: sessionCookie, path: '/' });
}
