import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { shutDownGracefully } from '../../background/shutdown-on-signals.js';
import { createApp } from '../../create-app.js';
import { readConfig } from '../../context/read-config.js';
import { createRecord, query } from '../../testing/factories.js';
import { HostedPage, setClock } from '../../testing/hosted-page.js';
import { withCookie, openComponent, signInUser } from '../../testing/sign-in-by-link.js';
import { type TestResponse, TestApi } from '../../testing/test-api.js';
import { RateLimitService } from './rate-limit.service.js';

const limits = {
  TRUSTED_PROXIES: '127.0.0.1',
  RATE_LIMIT_TOKENS: '30',
  RATE_LIMIT_SESSIONS: '5',
  RATE_LIMIT_ADDRESSES: '8',
};

let api: TestApi;
let window = Date.UTC(2027, 0, 4);
beforeAll(async () => {
  api = await TestApi.start(limits);
});
afterAll(() => api.stop());
/** Every test begins 1.5 seconds into a window of its own. */
const nextWindow = (seconds = 1.5) => setClock(api, new Date((window += 20_000) + seconds * 1000));
afterEach(() => setClock(api));

const list = (by: object = {}) => api.call('clients.list', by);
const statuses = async (times: number, ask: () => Promise<TestResponse>) => {
  const answers = [];
  for (let time = 0; time < times; time += 1) answers.push((await ask()).status);
  return answers;
};
const limitHeaders = ({ headers }: TestResponse) =>
  ['limit', 'remaining', 'reset', 'policy'].map((name) => headers.get(`ratelimit-${name}`));

describe('the requests of an API token', () => {
  it('are counted, and every answer says how many are left', async () => {
    nextWindow();
    expect(limitHeaders(await list())).toEqual(['30', '29', '9', '30;w=10']);
    expect(limitHeaders(await list({ query: { per_page: 0 } }))).toEqual(['30', '28', '9', '30;w=10']);
    expect(limitHeaders(await api.request('GET', '/api/v1/nothing'))).toEqual(['30', '27', '9', '30;w=10']);
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${api.live.apiToken}` };
    const garbled = await fetch(`${api.url}/api/v1/clients`, { method: 'POST', headers, body: '{' });
    expect([garbled.status, garbled.headers.get('ratelimit-remaining')]).toEqual([400, '26']);
  });

  it('are 429 when they are too many, until the seconds of Retry-After have passed', async () => {
    nextWindow(7.2);
    expect(await statuses(30, list)).toEqual(Array.from({ length: 30 }, () => 200));
    const refused = await list();
    expect(refused.status).toBe(429);
    expect(refused.body).toEqual({
      message: expect.stringContaining('3 seconds'),
      _tag: 'TooManyRequestsError',
    });
    expect(refused.headers.get('retry-after')).toBe('3');
    expect(limitHeaders(refused)).toEqual(['30', '0', '3', '30;w=10']);
    expect((await list({ token: api.stranger.apiToken })).status).toBe(200);
    expect((await list({ token: api.test.apiToken })).status).toBe(200);
    setClock(api, new Date(window + 7200 + 2700));
    expect((await list()).status).toBe(429);
    setClock(api, new Date(window + 7200 + 3000));
    expect(limitHeaders(await list())).toEqual(['30', '29', '10', '30;w=10']);
  });

  it('are counted for the token, whichever account it acts in', async () => {
    nextWindow();
    const body = {
      name: 'Child',
      business_email: 'a@b.co',
      default_language: 'en',
      supported_languages: ['en'],
    };
    await api.call('connected_organizations.create', { body });
    const [child] = await query<{ id: string }>(
      api,
      `SELECT account.id FROM accounts account JOIN organizations child ON child.id = account.organization_id
        WHERE child.parent_id = $1 AND account.mode = 'live'`,
      [api.live.account.organizationId],
    );
    const answer = await list({ headers: { 'x-account-id': child?.id ?? '' } });
    expect([answer.status, answer.headers.get('ratelimit-remaining')]).toEqual([200, '28']);
  });
});

describe('the requests of a session', () => {
  it('are counted for the session: a person, a hosted page and a component each have their own', async () => {
    nextWindow();
    const { id } = await createRecord(api, 'employees');
    const [person, another] = [await signInUser(api, []), await signInUser(api, [])];
    const page = await HostedPage.open(api, id);
    const component = await openComponent(api, { component: 'employees/list' });
    nextWindow();
    const asPerson = () => api.call('sessions.current', withCookie(person));
    expect(await statuses(6, asPerson)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(limitHeaders(await api.call('sessions.current', withCookie(another)))[1]).toBe('4');
    const asPage = () => api.call('employees.findById', { path: { employee_id: id }, token: page.token });
    expect(await statuses(6, asPage)).toEqual([200, 200, 200, 200, 200, 429]);
    // By its header and by its cookie a component is the same session.
    const header = { token: null, headers: { 'x-component-auth-token': component } };
    const cookie = withCookie(`__component=${component}`);
    expect(await statuses(3, () => list(header))).toEqual([403, 403, 403]);
    expect(await statuses(3, () => list(cookie))).toEqual([403, 403, 429]);
    expect((await list()).status).toBe(200);
  });
});

describe('requests without a credential that holds', () => {
  let inventions = 0;
  const invented = () => list({ token: `fd_live_${String((inventions += 1)).padStart(43, 'x')}` });

  it('are counted for their address, and a credential that holds is not held up by them', async () => {
    nextWindow();
    expect(limitHeaders(await invented())).toEqual(['8', '7', '9', '8;w=10']);
    expect(await statuses(8, invented)).toEqual([401, 401, 401, 401, 401, 401, 401, 429]);
    expect((await list({ token: null })).status).toBe(429);
    expect((await list()).status).toBe(200);
    nextWindow();
    expect((await invented()).status).toBe(401);
  });

  it('count for the last address that is not a proxy of ours: what a caller writes before it changes nothing', async () => {
    nextWindow();
    let hops = 0;
    const from = (address: string) => list({ token: null, headers: { 'x-forwarded-for': address } });
    expect(await statuses(9, () => from(`192.0.2.${(hops += 1)}, 203.0.113.9`))).toEqual([
      ...Array.from({ length: 8 }, () => 401),
      429,
    ]);
    expect((await from('198.51.100.7')).status).toBe(401);
  });

  it('are those that sign in, whatever credential comes with them', async () => {
    nextWindow();
    const signIn = (by: object) =>
      api.call('sessions.signIn', { body: { email: 'a@b.co', password: 'Wrong7horse' }, ...by });
    expect(await statuses(4, () => signIn({ token: null }))).toEqual([401, 401, 401, 401]);
    expect(await statuses(5, () => signIn({}))).toEqual([401, 401, 401, 401, 429]);
    expect((await list()).status).toBe(200);
  });
});

describe('two processes', () => {
  it('share a limit as soon as they have told each other', async () => {
    const { dataDir } = api;
    const settings = { DATABASE_URL: api.databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...limits };
    const second = await createApp(readConfig(settings));
    await second.listen(0, '127.0.0.1');
    const there = new TestApi(
      second,
      await second.getUrl(),
      dataDir,
      api.databaseUrl,
      api.live,
      api.test,
      api.stranger,
    );
    try {
      nextWindow();
      setClock(there, new Date(window + 1500));
      const listThere = () => there.call('clients.list');
      const tell = async () => {
        for (const { app } of [api, there]) await app.get(RateLimitService).sync();
      };
      expect(await statuses(20, list)).not.toContain(429);
      expect(await statuses(5, listThere)).not.toContain(429);
      await tell();
      expect(limitHeaders(await listThere())[1]).toBe('4');
      expect(await statuses(5, listThere)).toEqual([200, 200, 200, 200, 429]);
      await tell();
      await list();
      await tell();
      expect((await list()).status).toBe(429);
      expect((await there.call('clients.list', { token: api.test.apiToken })).status).toBe(200);
    } finally {
      await shutDownGracefully(second);
    }
  });
});

describe('a limit of 0', () => {
  it('is none', async () => {
    const off = { RATE_LIMIT_TOKENS: '0', RATE_LIMIT_SESSIONS: '0', RATE_LIMIT_ADDRESSES: '0' };
    const free = await TestApi.start(off);
    const answer = await free.call('clients.list');
    expect([answer.status, answer.headers.get('ratelimit-limit')]).toEqual([200, null]);
    expect((await free.call('clients.list', { token: null })).status).toBe(401);
    await free.stop();
  });
});
