import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type CredentialKind,
  type OperationRow,
  type OperationId,
  type Permission,
  idPrefix,
  operations,
  pathParameters,
  ordinaryPermissions,
} from '@firstday/domain';
import { toOpenApi } from '../http/reference/to-open-api.js';
import { query } from '../testing/factories.js';
import { HostedPage } from '../testing/hosted-page.js';
import { smallestBodies } from '../testing/smallest-bodies.js';
import { useTestLibrary } from '../testing/test-library.js';
import { everyKindOfRecord } from '../testing/record-makers.js';
import { withCookie, openComponent, signInByLink, signInUser } from '../testing/sign-in-by-link.js';
import { type TestResponse, TestApi } from '../testing/test-api.js';

const all = Object.keys(operations).filter((id): id is OperationId => Object.hasOwn(operations, id));
const facts = (id: OperationId): OperationRow => operations[id];
const guarded = all.filter((id) => facts(id).allows !== 'nobody');
const open = all.filter((id) => facts(id).allows === 'nobody');
const schemes: CredentialKind[] = [
  'api_token',
  'user_session',
  'form_session',
  'component_session',
  'component_token',
];
/** What somebody does about themselves, with lists that they keep, by being one person in two accounts, or with their own address. */
const ofPersons: readonly OperationId[] = [
  'message_settings.sendTest',
  'message_wordings.sendTest',
  'users.linkAccounts',
];
const personal = (id: OperationId) =>
  facts(id).allows.includes('user_session') &&
  (!facts(id).needs || ofPersons.includes(id) || id.startsWith('employee_views.'));

/** How a credential is sent. */
interface Sent {
  readonly token?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}
const byHeader = (token: string): Sent => ({ token: null, headers: { 'x-component-auth-token': token } });
const origin = 'http://localhost:3000';

/** Ids of the right form that name nothing: what is allowed is reached and changes nothing. */
const nobody = '1111111111111111111111';
const unknown: Record<string, string> = Object.fromEntries(
  Object.entries(pathParameters).map(([name, { kind }]) => [
    name,
    kind ? `${idPrefix[kind]}${nobody}` : nobody,
  ]),
);
const namesOf = (id: OperationId): readonly string[] => facts(id).path.match(/\w+(?=\})/g) ?? [];

/** Names in paths that are no id of a record. */
const ofNoRecord = ['external_id', 'jurisdiction', 'library_key'];

/** What paths name besides records. */
const ofNoMaker = {
  edition: '1',
  event_id: unknown['event_id'] ?? '',
  jurisdiction: 'NY',
  library_key: 'test-handbook',
  page: '1',
  page_id: 'policy',
};

let api: TestApi;
let ours: Record<string, string>;
let sent: Record<CredentialKind, Sent>;
let invalid: Record<string, Sent>;
/** A person and a token that hold one permission, and those that hold all but that. */
const holders = new Map<Permission, readonly Sent[]>();
const lacking = new Map<Permission, readonly Sent[]>();

const call = (id: OperationId, by: Sent, path = unknown): Promise<TestResponse> => {
  const { method } = facts(id);
  const query: Record<string, string> = id === 'tasks.getOnboardingUrl' ? { assignee_type: 'employee' } : {};
  return api.call(id, {
    path,
    query,
    ...by,
    ...(method === 'GET' ? {} : { body: smallestBodies[id] ?? {} }),
  });
};

beforeAll(async () => {
  api = await TestApi.start();
  useTestLibrary(api);
  ({ ours } = await everyKindOfRecord(api, { known: ofNoMaker }));
  const page = await HostedPage.open(api, ours['employee_id'] ?? '');
  await page.prove();
  const component = await openComponent(api, { component: 'employees/list' });
  for (const permission of ordinaryPermissions) {
    holders.set(permission, await personAndToken([permission]));
    lacking.set(
      permission,
      await personAndToken(ordinaryPermissions.filter((other) => other !== permission)),
    );
  }
  sent = {
    api_token: {},
    user_session: withCookie(await signInUser(api, [{ permissions: ordinaryPermissions }])),
    form_session: { token: page.token },
    component_session: withCookie(`__component=${component}`),
    component_token: byHeader(component),
  };
  invalid = await everyInvalidCredential();
}, 120_000);
afterAll(() => api.stop());

async function personAndToken(permissions: readonly Permission[]): Promise<Sent[]> {
  const { body } = await api.call('api_tokens.create', { body: { name: 'Narrow', permissions } });
  return [withCookie(await signInUser(api, [{ permissions }])), { token: body.token }];
}

async function everyInvalidCredential(): Promise<Record<string, Sent>> {
  const letters = 'x'.repeat(43);
  const { body: revoked } = await api.call('api_tokens.create', { body: { name: 'Revoked' } });
  await api.call('api_tokens.revoke', { path: { api_token_id: revoked.id } });
  const limited = async (limits: object): Promise<{ id: string; token: string }> =>
    (await api.call('api_tokens.create', { body: { name: 'Limited', ...limits } })).body;
  const late = await limited({ expires_at: new Date(Date.now() + 3_600_000).toISOString() });
  await expire('api_tokens', late.token, 'hash');
  const far = await limited({ allowed_networks: ['203.0.113.0/24'] });
  const signedOut = await signInUser(api, []);
  await api.call('sessions.signOut', withCookie(signedOut));
  const expired = await signInUser(api, []);
  const page = await HostedPage.open(api, ours['employee_id'] ?? '');
  const component = await openComponent(api, { component: 'employees/list' });
  const code = (await api.call('components.createUrl', { body: { component: 'everify/cases' } })).body.code;
  await expire('user_sessions', expired.replace('__session=', ''), 'hash');
  await expire('form_sessions', page.token, 'hash');
  await expire('component_sessions', component, 'token_hash');
  return {
    'no credential': { token: null },
    'a malformed bearer': { token: 'short' },
    'another scheme': { token: null, headers: { authorization: 'Basic YTpi' } },
    'an unknown API token': { token: `fd_live_${letters}` },
    'an unknown form session': { token: `fd_form_${letters}` },
    'an unknown user session': withCookie(`__session=fd_user_${letters}`),
    'a malformed cookie': withCookie('__session=; __component=%00'),
    'an unknown component session': withCookie(`__component=fd_comp_${letters}`),
    'an unknown component token': byHeader(`fd_comp_${letters}`),
    'a user session sent as a bearer': { token: expired.replace('__session=', '') },
    'an API token sent as a cookie': withCookie(`__session=${api.live.apiToken}`),
    'an API token sent as a component token': byHeader(api.live.apiToken),
    'a bad bearer beside a good cookie': { ...sent.user_session, token: `fd_live_${letters}` },
    'a component code that was not redeemed': byHeader(code),
    'a revoked API token': { token: revoked.token },
    'an expired API token': { token: late.token },
    'an API token of another network': { token: far.token },
    'a user session signed out': withCookie(signedOut),
    'an expired user session': withCookie(expired),
    'an expired form session': { token: page.token },
    'an expired component session': withCookie(`__component=${component}`),
    'an expired component token': byHeader(component),
  };
}

async function expire(table: string, token: string, column: string): Promise<void> {
  const rows = await query<{ id: string }>(
    api,
    `UPDATE ${table} SET expires_at = now() - interval '1 second'
      WHERE ${column} = encode(sha256($1::bytea), 'hex') RETURNING id`,
    [Buffer.from(token)],
  );
  if (rows.flat().length === 0) throw new Error(`there was nothing to expire in ${table}`);
}

/** Each source of them asks for its own permission: work-items.feature.spec.ts, component-changes.feature.spec.ts. */
const partly: readonly OperationId[] = ['component_changes.stream', 'work_items.count', 'work_items.list'];

describe('the table of operations', () => {
  it('has a row for every route that is served, and a route for every row', () => {
    const served = Object.entries(toOpenApi(api.app).paths)
      .filter(([path]) => path.startsWith('/api/'))
      .flatMap(([, methods]) => Object.values(methods))
      .map((route) =>
        typeof route === 'object' && 'operationId' in route ? String(route.operationId) : '?',
      );
    expect(served.sort()).toEqual([...all].sort());
  });

  it('says of every operation for people what they need, but of those about their own session, and of what each sees a part of', () => {
    // What a component lists needs what whoever made its link must be allowed to see.
    for (const id of all)
      expect([id, Boolean(facts(id).needs)]).toEqual([
        id,
        (facts(id).allows.includes('user_session') &&
          !/^(?:sessions|digest_settings)\./.test(id) &&
          !partly.includes(id)) ||
          /^component_(?:placements|rows)\./.test(id),
      ]);
  });

  it('gives the integrator everything but what belongs to a person, a hosted page or a component', () => {
    const withheld = guarded.filter((id) => !facts(id).allows.includes('api_token'));
    for (const id of withheld)
      expect([id, facts(id).isBeyond, facts(id).allows.includes('user_session') && !personal(id)]).toEqual([
        id,
        true,
        false,
      ]);
  });
});

describe.each(guarded)('%s', (id) => {
  it('is 401 without a credential that holds', async () => {
    for (const [name, by] of Object.entries(invalid)) {
      const answer = await call(id, by);
      expect([name, answer.status, answer.body?._tag]).toEqual([name, 401, 'Unauthorized']);
    }
  });

  it.each(schemes)('is for a %s as its row says', async (scheme) => {
    // Whoever signs out or changes accounts does so with a session of their own.
    const by =
      id.startsWith('sessions.') && scheme === 'user_session'
        ? withCookie(await signInUser(api, []))
        : sent[scheme];
    const answer = await call(id, by);
    if (facts(id).allows.includes(scheme)) expect([401, 403]).not.toContain(answer.status);
    else expect([answer.status, answer.body._tag]).toEqual([403, 'Forbidden']);
  });

  const { needs } = facts(id);
  const isForStaff = facts(id).allows.includes('user_session') && facts(id).allows.includes('api_token');
  if (needs)
    it(`is for people and tokens that may ${needs}, and for none that may do all but that`, async () => {
      for (const holder of (isForStaff && holders.get(needs)) || [])
        expect([401, 403]).not.toContain((await call(id, holder)).status);
      const others = lacking.get(needs) ?? [];
      expect(others).toHaveLength(2);
      for (const other of others) expect((await call(id, other)).body._tag).toBe('Forbidden');
    });

  const { method, allows } = facts(id);
  const byBrowser = allows.includes('user_session') || allows.includes('component_session');
  if (byBrowser && method !== 'GET')
    it('is written by cookie from our own pages only', async () => {
      const cookie =
        sent[allows.includes('user_session') ? 'user_session' : 'component_session'].headers?.['cookie'] ??
        '';
      const from = (other?: string) => ({
        token: null,
        headers: { cookie, ...(other && { origin: other }) },
      });
      for (const other of [undefined, 'https://evil.example', 'null', `${origin}.evil.example`])
        expect([other, (await call(id, from(other))).body?._tag]).toEqual([other, 'Forbidden']);
    });

  // What callers call their records is each account's own, and the policy library is everybody's.
  if (namesOf(id).some((name) => !ofNoRecord.includes(name)) && allows.includes('api_token'))
    it("is 404 for another account's record", async () => {
      for (const token of strangersTo(id)) {
        const answer = await call(id, { token }, ours);
        expect([answer.status, answer.body]).toMatchObject([404, { _tag: 'ResourceNotFoundError' }]);
        expect((await call(id, { token })).body).toEqual(answer.body);
      }
    });
});

/** What an operation cannot be asked without. */
const days = { starts_on_gte: '2026-01-01', starts_on_lte: '2027-12-31' };
const queries: Partial<Record<OperationId, Record<string, string>>> = {
  'new_hire_reports.listDue': { per_page: '100' },
  'reports.export': { report: 'time_to_done' },
  'reports.find': { report: 'time_to_done' },
  'reports.listRows': { report: 'time_to_done' },
  'upcoming_starts.count': days,
  'upcoming_starts.list': days,
  'work_items.list': { bucket: 'waiting_on_others' },
};
/** The query names an employee: foreign-ids.contract.spec.ts. */
const ofEmployee: readonly OperationId[] = ['component_rows.listTasks', 'placements.previewDeprecated'];
/** Operations that read without an id in the path. */
const reads = guarded.filter(
  (id) =>
    facts(id).method === 'GET' &&
    namesOf(id).length === 0 &&
    facts(id).allows.includes('api_token') &&
    !ofEmployee.includes(id),
);
/** A test token reads the organizations that were made live, and does nothing else with them. */
const strangersTo = (id: OperationId) => [
  api.stranger.apiToken,
  ...(/^connected_organizations\.(?:findById|list)$/.test(id) ? [] : [api.test.apiToken]),
];

describe('what an account has', () => {
  it.each(reads)('is not shown to another account or the other mode by %s', async (id) => {
    const all = Object.values(ours).filter((record) => record.length > 20);
    expect(all.length).toBeGreaterThan(25);
    for (const token of strangersTo(id)) {
      const { status, bytes } = await api.call(id, { token, query: queries[id] ?? {} });
      expect([id, status]).toEqual([id, 200]);
      expect(all.filter((record) => bytes.includes(record))).toEqual([]);
    }
  });
});

describe.each(open)('%s', (id) => {
  it('asks for no credential, and is not held up by one that does not hold', async () => {
    // It says the same to everybody; the others ask for something that is not there.
    const expected = id === 'sessions.findSignInOptions' ? [200] : [400, 404];
    for (const by of [invalid['no credential'], invalid['a revoked API token']])
      expect(expected).toContain((await call(id, by ?? {})).status);
  });
});

describe('one person', () => {
  it('signed in to another account sees nothing of ours', async () => {
    await api.call('users.create', {
      body: { email: 'admin@lagoon.com', user_group_ids: ['admin'] },
      token: api.stranger.apiToken,
    });
    const cookie = await signInByLink(api, 'admin@lagoon.com', api.stranger.apiToken);
    const path = { employee_id: ours['employee_id'] ?? '' };
    expect((await api.call('employees.findById', { path, ...withCookie(cookie) })).status).toBe(404);
    expect((await api.call('employees.list', withCookie(cookie))).body.total).toBe(0);
  });
});
