import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ExplainedPlacement, type Permission, ordinaryPermissions } from '@firstday/domain';
import { addressInput, createRecord } from '../../testing/factories.js';
import { openComponent, signInUser, withCookie } from '../../testing/sign-in-by-link.js';
import { TestApi } from '../../testing/test-api.js';

const component = 'policies/explain';

let api: TestApi;
const ids: Record<string, string> = {};
const idOf = (name: string): string => ids[name] ?? `no ${name}`;

beforeAll(async () => {
  api = await TestApi.shared();
  ids['Ana'] = (await createRecord(api, 'employees')).id;
  ids['Eva'] = (await createRecord(api, 'employees')).id;
  const job = await createRecord(api, 'jobs', { name: 'Cook', address: { ...addressInput, state: 'NY' } });
  for (const [name, who] of [
    ['Harbor', 'Ana'],
    ['Lagoon', 'Ana'],
    ['Cove', 'Eva'],
  ] as const) {
    ids[name] = (await createRecord(api, 'employers', { name: `${name} Foods` })).id;
    const placed = {
      employee_id: ids[who],
      employer_id: ids[name],
      job_id: job.id,
      start_date: '2026-11-30',
    };
    ids[`placement at ${name}`] = (await createRecord(api, 'placements', placed)).id;
  }
  ids['stranger'] = (await createRecord(api, 'employees', { token: api.stranger.apiToken })).id;
}, 60_000);
afterAll(() => api.stop());

type Asked = Readonly<Record<string, string>>;
const open = (filters: Asked = {}, token?: string, employee = 'Ana') =>
  openComponent(api, { component, employee_id: idOf(employee), filters }, token);
const by = (token: string) => ({ token: null, headers: { 'x-component-auth-token': token } });
const list = (token: string) => api.call('component_placements.listExplanations', by(token));
async function employers(token: string): Promise<(string | null)[]> {
  const { status, body } = await list(token);
  expect(status).toBe(200);
  return body.data.map(({ employer_name }: ExplainedPlacement) => employer_name).sort();
}
async function tokenWith(permissions: readonly Permission[]): Promise<string> {
  const body = { name: 'Less', permissions: ['component:create', ...permissions] };
  return (await api.call('api_tokens.create', { body })).body.token;
}

describe('an embedded explanation', () => {
  it('says of each placement which forms are required, why, and by which law, without the values themselves', async () => {
    const { body } = await list(await open({ placement_id: idOf('placement at Harbor') }));
    expect(body.employee_name).toBe('Ana Lindqvist');
    const [placement] = body.data;
    expect(placement).toMatchObject({
      placement_id: ids['placement at Harbor'],
      employer_name: 'Harbor Foods',
      client_name: null,
      job_name: 'Cook',
      start_date: '2026-11-30',
    });
    const i9 = placement.policies.find(
      ({ forms }: ExplainedPlacement['policies'][number]) => forms[0]?.form_key === 'i-9',
    );
    expect(i9).toMatchObject({ outcome: 'met', citation: '8 CFR 274a.2(b)(1)', missing_facts: [] });
    expect(i9.sentence).not.toBe('');
    expect(JSON.stringify(body)).not.toContain('"actual"');
  });

  it('shows the placements that the filters of its link leave, of its employee alone', async () => {
    expect(await employers(await open())).toEqual(['Harbor Foods', 'Lagoon Foods']);
    expect(await employers(await open({ employer_id: idOf('Lagoon') }))).toEqual(['Lagoon Foods']);
    expect(await employers(await open({ placement_id: idOf('placement at Cove') }))).toEqual([]);
    expect(
      await employers(await open({ employer_id: idOf('Harbor'), client_id: 'cl_1111111111111111111111' })),
    ).toEqual([]);
    expect(await employers(await open({}, undefined, 'Eva'))).toEqual(['Cove Foods']);
  });

  it('names no employer that whoever made its link may not see', async () => {
    const token = await tokenWith(['placement:view', 'employee:view']);
    expect(await employers(await open({}, token))).toEqual([null, null]);
  });

  it('shows what the access rules of whoever made its link let them see', async () => {
    const access_rule = { fact: 'employer.name', operator: 'equals', value: 'Lagoon Foods' };
    const cookie = await signInUser(api, [
      { permissions: ['component:create'] },
      { permissions: ordinaryPermissions, access_rule },
    ]);
    const made = await api.call('components.createUrl', {
      body: { component, employee_id: idOf('Ana') },
      ...withCookie(cookie),
    });
    const { code } = made.body;
    const { token } = (await api.call('component_sessions.create', { body: { code }, token: null })).body;
    expect(await employers(token)).toEqual(['Lagoon Foods']);
  });

  it('is made of nobody else’s employee, and shows nothing once the employee is deleted', async () => {
    const link = (employee_id: string | undefined) =>
      api.call('components.createUrl', { body: { component, ...(employee_id ? { employee_id } : {}) } });
    expect((await link(ids['stranger'])).status).toBe(400);
    expect((await link('ee_1111111111111111111111')).status).toBe(400);
    expect((await link(undefined)).status).toBe(400);
    const employee = (await createRecord(api, 'employees')).id;
    const session = await openComponent(api, { component, employee_id: employee });
    expect((await list(session)).body.data).toEqual([]);
    await api.call('employees.deleteById', { path: { employee_id: employee } });
    expect((await list(session)).status).toBe(404);
  });

  it('is asked by no session of another kind, and adds nobody', async () => {
    const other = await openComponent(api, { component: 'employee/tasks', employee_id: idOf('Ana') });
    expect((await list(other)).status).toBe(404);
    expect((await list(api.live.apiToken)).status).toBe(401);
    const given = { first_name: 'Ana', last_name: 'Lopez', address: addressInput, start_date: '2026-11-30' };
    const added = await api.call('component_placements.create', { body: given, ...by(await open()) });
    expect(added.status).toBe(404);
  });
});
