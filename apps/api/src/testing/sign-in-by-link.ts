import type { Permission } from '@firstday/domain';
import type { TestResponse, TestApi } from './test-api.js';

/** The cookie that an answer sets, as a browser would send it back. */
export const sessionCookie = (answer: TestResponse): string =>
  answer.headers.get('set-cookie')?.split(';')[0] ?? '';

/** Request options of our own pages: the cookie, and our origin. */
export const withCookie = (cookie: string) => ({
  token: null,
  headers: { cookie, origin: 'http://localhost:3000' },
});

let people = 0;

/** Somebody signed in, in groups of the given permissions and rules; their cookie. */
export async function signInUser(
  api: TestApi,
  groups: readonly { permissions: readonly Permission[]; access_rule?: unknown }[],
  token = api.live.apiToken,
): Promise<string> {
  const ids: string[] = [];
  for (const group of groups) {
    const made = await api.call('user_groups.create', { body: { name: 'A group', ...group }, token });
    if (made.status !== 201) throw new Error(JSON.stringify(made.body));
    ids.push(made.body.id);
  }
  people += 1;
  const email = `person-${people}@harborfoods.com`;
  await api.call('users.create', { body: { email, user_group_ids: ids }, token });
  return signInByLink(api, email, token);
}

export async function signInByLink(api: TestApi, email: string, token = api.live.apiToken): Promise<string> {
  const link = await api.call('magic_links.create', { body: { user_email: email, expire_in: 600 }, token });
  const body = { token: new URL(link.body.url).searchParams.get('link') };
  return sessionCookie(await api.call('sessions.redeemMagicLink', { body, token: null }));
}

/** An embedded component's session; its token. */
export async function openComponent(api: TestApi, asked: object, token = api.live.apiToken): Promise<string> {
  const made = await api.call('components.createUrl', { body: asked, token });
  if (made.status !== 200) throw new Error(JSON.stringify(made.body));
  const body = { code: made.body.code };
  return (await api.call('component_sessions.create', { body, token: null })).body.token;
}

/** The token of a magic link that signs this user in. */
export async function linkTokenFor(
  api: TestApi,
  email: string,
  token = api.live.apiToken,
): Promise<string | null> {
  const link = await api.call('magic_links.create', { body: { user_email: email, expire_in: 600 }, token });
  return new URL(link.body.url).searchParams.get('link');
}
