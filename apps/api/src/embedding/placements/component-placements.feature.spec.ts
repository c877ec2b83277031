import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Permission, ordinaryPermissions, type PolicyReason } from '@firstday/domain';
import { addressInput, createRecord, eventsOf, query } from '../../testing/factories.js';
import { formId } from '../../testing/hosted-page.js';
import { openComponent, signInUser, withCookie } from '../../testing/sign-in-by-link.js';
import { TestApi } from '../../testing/test-api.js';

const component = 'placements/new';

let api: TestApi;
const ids: Record<string, string> = {};
const idOf = (name: string): string => ids[name] ?? `no ${name}`;

beforeAll(async () => {
  api = await TestApi.shared();
  for (const name of ['Harbor', 'Lagoon'])
    ids[name] = (await createRecord(api, 'employers', { name: `${name} Foods` })).id;
  for (const name of ['Pier', 'Quay']) ids[name] = (await createRecord(api, 'clients', { name })).id;
  for (const [name, state] of [
    ['Cook', 'NY'],
    ['Driver', 'NJ'],
  ] as const)
    ids[name] = (await createRecord(api, 'jobs', { name, address: { ...addressInput, state } })).id;
  const token = api.stranger.apiToken;
  ids['strange employer'] = (await createRecord(api, 'employers', { token })).id;
  ids['strange job'] = (await createRecord(api, 'jobs', { token })).id;
  await api.call('policies.create', {
    body: {
      name: 'Withholding of New York',
      condition: { fact: 'work_location.state', operator: 'equals', value: 'NY' },
      form_ids: [await formId(api, 'ny-it-2104')],
    },
  });
}, 60_000);
afterAll(() => api.stop());

type Asked = Readonly<Record<string, string>>;
const open = (filters: Asked = { employer_id: idOf('Harbor') }, token?: string) =>
  openComponent(api, { component, filters }, token);
const by = (token: string, headers: Asked = {}) => ({
  token: null,
  headers: { 'x-component-auth-token': token, ...headers },
});
const ana = () => ({
  first_name: 'Ana',
  last_name: 'Lopez',
  email: 'ana@example.com',
  address: addressInput,
  job_id: idOf('Cook'),
  start_date: '2026-11-30',
});
const add = (token: string, body: object = ana(), headers: Asked = {}) =>
  api.call('component_placements.create', { body, ...by(token, headers) });
const explain = (token: string, body: object) =>
  api.call('component_placements.explainUnsaved', { body, ...by(token) });
const placementOf = async (id: string) =>
  (await api.call('placements.findById', { path: { placement_id: id } })).body;
const countEmployees = async () => {
  const [row] = await query<{ count: string }>(
    api,
    `SELECT count(*) FROM employees WHERE account_id = $1 AND deleted_at IS NULL`,
    [api.live.account.id],
  );
  return Number(row?.count);
};
async function tokenWith(permissions: readonly Permission[]): Promise<string> {
  const body = { name: 'Less', permissions: ['component:create', ...permissions] };
  return (await api.call('api_tokens.create', { body })).body.token;
}
const least: readonly Permission[] = ['placement:edit', 'employee:edit', 'employer:view'];

describe('an embedded component that adds a hire', () => {
  it('adds the person, the placement and its tasks, and answers a link that opens their forms', async () => {
    const { status, body } = await add(await open());
    expect(status).toBe(201);
    const placement = await placementOf(body.placement_id);
    expect(placement).toMatchObject({
      employee_id: body.employee_id,
      employer_id: ids['Harbor'],
      client_id: null,
      job_id: ids['Cook'],
      start_date: '2026-11-30',
      missing_task_count: 0,
    });
    const keys = placement.form_requirements.map(({ form_key }: { form_key: string }) => form_key);
    expect(keys).toContain('ny-it-2104');
    const link = new URL(body.url).searchParams.get('link');
    const opened = await api.call('form_sessions.create', { body: { link }, token: null });
    expect(opened.status).toBe(201);
    expect((await eventsOf(api, body.placement_id)).map(({ kind }) => kind)).toEqual(['placement.created']);
    expect((await eventsOf(api, body.employee_id)).map(({ kind }) => kind)).toEqual(['employee.created']);
  });

  it('answers a link that is worth something once the component is closed, and nothing once its token is revoked', async () => {
    const made = await api.call('api_tokens.create', {
      body: { name: 'Partner', permissions: ['component:create', ...ordinaryPermissions] },
    });
    const session = await open(undefined, made.body.token);
    const { body } = await add(session);
    const link = new URL(body.url).searchParams.get('link');
    const isOpened = async () =>
      (await api.call('form_sessions.create', { body: { link }, token: null })).status;
    await query(
      api,
      `UPDATE component_sessions SET expires_at = now() - interval '1 hour' WHERE account_id = $1`,
      [api.live.account.id],
    );
    expect((await add(session)).status).toBe(401);
    expect(await isOpened()).toBe(201);
    await api.call('api_tokens.revoke', { path: { api_token_id: made.body.id } });
    expect(await isOpened()).not.toBe(201);
  });

  it('makes nothing twice where a request is repeated', async () => {
    const token = await open();
    const before = await countEmployees();
    const key = { 'idempotency-key': 'one-press-of-the-button' };
    const [first, second] = [await add(token, ana(), key), await add(token, ana(), key)];
    expect(second.body).toEqual(first.body);
    expect(await countEmployees()).toBe(before + 1);
    expect((await add(token, { ...ana(), first_name: 'Eva' }, key)).status).toBe(409);
    // Another session has keys of its own, and is not answered what the first one was.
    const other = await add(await open({ employer_id: idOf('Lagoon') }), ana(), key);
    expect(other.body.placement_id).not.toBe(first.body.placement_id);
  });

  it('explains while somebody types, without the values that a policy was decided by', async () => {
    const token = await open();
    const keysOf = async (body: object) => {
      const answer = await explain(token, body);
      expect(answer.status).toBe(200);
      expect(JSON.stringify(answer.body)).not.toContain('"actual"');
      const policies: readonly PolicyReason[] = answer.body.policies;
      return policies
        .filter(({ outcome }) => outcome === 'met')
        .flatMap(({ forms }) => forms.map(({ form_key }) => form_key));
    };
    expect(await keysOf({ job_id: ids['Cook'] })).toContain('ny-it-2104');
    expect(await keysOf({ job_id: ids['Driver'] })).not.toContain('ny-it-2104');
    const { body } = await explain(token, { job_id: ids['Cook'] });
    const federal = body.policies.find(({ forms }: PolicyReason) => forms[0]?.form_key === 'i-9');
    expect(federal.citation).toBe('8 CFR 274a.2(b)(1)');
  });

  it('says for whom it adds, and what can be chosen', async () => {
    const bounds = async (filters: Asked) =>
      (await api.call('component_placements.findBounds', by(await open(filters)))).body;
    const employer_id = idOf('Harbor');
    expect(await bounds({ employer_id })).toEqual({
      employer: { id: employer_id, name: 'Harbor Foods' },
      client: null,
      job: null,
      may_choose_client: true,
      may_choose_job: true,
    });
    expect(await bounds({ employer_id, client_id: idOf('Pier'), job_id: idOf('Cook') })).toMatchObject({
      client: { name: 'Pier' },
      job: { name: 'Cook' },
      may_choose_client: false,
      may_choose_job: false,
    });
    const choices = async (filters: Asked, asked: Asked) =>
      (
        await api.call('component_placements.listChoices', { query: asked, ...by(await open(filters)) })
      ).body.data.map(({ name }: { name: string }) => name);
    expect(await choices({ employer_id }, { kind: 'client' })).toEqual(['Pier', 'Quay']);
    expect(await choices({ employer_id, client_id: idOf('Pier') }, { kind: 'client' })).toEqual(['Pier']);
    expect(await choices({ employer_id }, { kind: 'job', name: 'driv' })).toEqual(['Driver']);
  });
});

describe('a component that adds a hire keeps to its link', () => {
  it('takes no employer from its page, and no other client or job than its link names', async () => {
    const before = await countEmployees();
    const token = await open({
      employer_id: idOf('Harbor'),
      client_id: idOf('Pier'),
      job_id: idOf('Cook'),
    });
    for (const more of [
      { employer_id: idOf('Lagoon') },
      { employer_id: idOf('Harbor') },
      { employee_id: 'ee_1111111111111111111111' },
      { client_id: idOf('Quay') },
      { job_id: idOf('Driver') },
      { custom_attributes: {} },
    ])
      for (const answer of [await add(token, { ...ana(), ...more }), await explain(token, more)])
        expect([more, answer.status]).toEqual([more, 400]);
    expect(await countEmployees()).toBe(before);
    const { body } = await add(token);
    expect(await placementOf(body.placement_id)).toMatchObject({
      client_id: ids['Pier'],
      job_id: ids['Cook'],
    });
  });

  it('names no record of another account, and adds nobody then', async () => {
    const before = await countEmployees();
    const token = await open();
    const strange = { ...ana(), job_id: idOf('strange job') };
    expect((await add(token, strange)).status).toBe(404);
    expect((await explain(token, { job_id: idOf('strange job') })).status).toBe(404);
    expect(await countEmployees()).toBe(before);
  });

  it('has no link without an employer that whoever makes it sees', async () => {
    const link = (filters: object, more: object = {}) =>
      api.call('components.createUrl', { body: { component, filters }, ...more });
    for (const filters of [
      {},
      { employer_id: '' },
      { employer_id: idOf('strange employer') },
      { employer_id: 'er_1111111111111111111111' },
      { employer_id: 'x'.repeat(4097) },
      { employer_id: idOf('Harbor'), job_id: idOf('strange job') },
      { employer_id: idOf('Harbor'), employee_id: 'ee_1111111111111111111111' },
    ])
      expect([filters, (await link(filters)).status]).toEqual([filters, 400]);
    expect((await api.call('components.createUrl', { body: { component } })).status).toBe(400);
    const ofHarbor = { fact: 'employer.name', operator: 'equals', value: 'Harbor Foods' };
    const person = withCookie(
      await signInUser(api, [
        { permissions: ['component:create'] },
        { permissions: ordinaryPermissions, access_rule: ofHarbor },
      ]),
    );
    expect((await link({ employer_id: idOf('Harbor') }, person)).status).toBe(200);
    expect((await link({ employer_id: idOf('Lagoon') }, person)).status).toBe(400);
    for (const missing of least) {
      const token = await tokenWith(least.filter((permission) => permission !== missing));
      expect([missing, (await link({ employer_id: idOf('Harbor') }, { token })).status]).toEqual([
        missing,
        403,
      ]);
    }
  });

  it('adds for an employer by whose rule its maker sees people, and nobody whom they would not see', async () => {
    const ofEmployer = { fact: 'employer.name', operator: 'equals', value: 'Harbor Foods' };
    const openBy = async (access_rule: object) => {
      const groups = [
        { permissions: ['component:create' as const] },
        { permissions: ordinaryPermissions, access_rule },
      ];
      const maker = withCookie(await signInUser(api, groups));
      const body = { component, filters: { employer_id: idOf('Harbor') } };
      const { code } = (await api.call('components.createUrl', { body, ...maker })).body;
      return (await api.call('component_sessions.create', { body: { code }, token: null })).body.token;
    };
    expect((await add(await openBy(ofEmployer))).status).toBe(201);
    const before = await countEmployees();
    const ofOthers = { fact: 'client.name', operator: 'equals', value: 'Somebody else' };
    expect((await add(await openBy(ofOthers))).status).toBe(403);
    expect(await countEmployees()).toBe(before);
  });

  it('gives no link to hand over where whoever made it may make none, and no choices of what they do not see', async () => {
    const token = await open(undefined, await tokenWith(least));
    const { job_id, ...person } = ana();
    expect((await add(token, { ...person, job_id })).status).toBe(201);
    expect((await add(token, person)).body.url).toBeNull();
    for (const kind of ['client', 'job']) {
      const { body } = await api.call('component_placements.listChoices', { query: { kind }, ...by(token) });
      expect(body.data).toEqual([]);
    }
  });

  it('sees no employee, task or placement, and is nobody to the rest of the interface', async () => {
    const token = await open();
    const { body } = await add(token);
    for (const [id, given] of [
      ['component_rows.listEmployees', {}],
      ['component_rows.listTasks', { query: { employee_id: body.employee_id } }],
      ['employees.getOnboardingUrl', { path: { employee_id: body.employee_id } }],
    ] as const) {
      const answer = await api.call(id, { ...given, ...by(token) });
      const shown = answer.status === 200 ? answer.body.data : [];
      expect([id, shown]).toEqual([id, []]);
    }
    for (const id of ['employers.list', 'placements.list', 'jobs.list'] as const)
      expect([id, (await api.call(id, by(token))).status]).toEqual([id, 403]);
  });

  it('is asked by no session of another kind, by no token and by nobody', async () => {
    const list = await openComponent(api, { component: 'employees/list' });
    expect((await add(list)).status).toBe(404);
    expect((await explain(list, {})).status).toBe(404);
    expect((await api.call('component_placements.findBounds', by(list))).status).toBe(404);
    expect((await api.call('component_placements.listExplanations', by(await open()))).status).toBe(404);
    expect((await api.call('component_placements.create', { body: ana() })).status).toBe(403);
  });

  it('is not asked by its cookie from another site', async () => {
    const cookie = `__component=${await open()}`;
    const before = await countEmployees();
    const forged = { token: null, headers: { cookie, origin: 'https://attacker.example' } };
    expect((await api.call('component_placements.create', { body: ana(), ...forged })).status).toBe(403);
    expect(await countEmployees()).toBe(before);
  });

  it('refuses what is no hire, and adds no one', async () => {
    const before = await countEmployees();
    const token = await open();
    for (const missing of ['first_name', 'last_name', 'address', 'start_date'] as const)
      expect((await add(token, { ...ana(), [missing]: undefined })).status).toBe(400);
    expect(await countEmployees()).toBe(before);
  });
});
