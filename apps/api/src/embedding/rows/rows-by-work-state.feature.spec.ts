import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EmployeeRow, Permission } from '@firstday/domain';
import { usStateCode } from '@firstday/domain/places';
import { workStateSql } from '../../records/index.js';
import { addressInput, createRecord, query as select } from '../../testing/factories.js';
import { openComponent, signInUser, withCookie } from '../../testing/sign-in-by-link.js';
import { type TestResponse, TestApi } from '../../testing/test-api.js';

let api: TestApi;
const ids: Record<string, string> = {};
const sees: Permission[] = ['employee:view', 'placement:view', 'employer:view', 'job:view'];

const addressIn = (state: string) => ({ ...addressInput, state });
const asked = (query: Record<string, string>, by: object = {}): Promise<TestResponse> =>
  api.call('component_rows.listEmployees', { query, ...by });
const names = ({ body }: TestResponse): string[] =>
  body.data.map(({ first_name }: EmployeeRow) => first_name).sort();

/** Somebody at home in Connecticut, unless said otherwise. */
async function placed(first_name: string, placement: object, home = 'CT') {
  ids[first_name] ??= (await createRecord(api, 'employees', { first_name, address: addressIn(home) })).id;
  await createRecord(api, 'placements', { employee_id: ids[first_name], ...placement });
}

beforeAll(async () => {
  api = await TestApi.shared();
  for (const [name, state] of [
    ['North', ' new york '],
    ['South', 'NJ'],
  ] as const)
    ids[name] = (await createRecord(api, 'employers', { name, address: addressIn(state) })).id;
  ids['Dock'] = (await createRecord(api, 'jobs', { name: 'Dock', address: addressIn('NJ') })).id;
  ids['Desk'] = (await createRecord(api, 'jobs', { name: 'Desk' })).id;
  const [north, south] = [{ employer_id: ids['North'] }, { employer_id: ids['South'] }];
  await placed('Ana', { ...north, start_date: '2026-11-30' });
  await placed('Ben', { ...north, job_id: ids['Dock'] });
  await placed('Cara', { ...north, job_id: ids['Desk'] });
  await placed('Dora', { ...south, job_id: ids['Dock'], works_remotely: true }, 'New York');
  await placed('Eli', { ...south, works_remotely: true });
  await api.call('employees.updateById', {
    path: { employee_id: ids['Eli'] ?? '' },
    body: { address: null },
  });
  await placed('Fay', { start_date: '2026-11-30' });
  await placed('Gus', { ...north, works_remotely: true }, 'CA');
  await placed('Hal', { ...north, start_date: '2026-01-05', works_remotely: false });
  await placed('Hal', { ...south, start_date: '2026-11-30' });
});
afterAll(() => api.stop());

describe('employees by the state in which they work', () => {
  it('work where the job is, else the employer, or at home where they work only from there', async () => {
    expect(names(await asked({ work_state: 'NY' }))).toEqual(['Ana', 'Cara', 'Dora', 'Hal']);
    expect(names(await asked({ work_state: 'NJ' }))).toEqual(['Ben', 'Eli', 'Hal']);
    expect(names(await asked({ work_state: 'CA' }))).toEqual(['Gus']);
    expect(names(await asked({ work_state: 'CT' }))).toEqual([]);
  });

  it('are those of whom reports and new-hire reports say so', async () => {
    const placements = `SELECT *, coalesce(system_attributes ->> 'works_remotely', 'false') = 'true' AS works_remotely
      FROM placements WHERE account_id = $1 AND deleted_at IS NULL`;
    const said = await select<{ first_name: string; state: string }>(
      api,
      `SELECT DISTINCT employees.first_name, ${workStateSql('placed')} AS state
         FROM (${placements}) placed JOIN employees ON employees.id = placed.employee_id ORDER BY 1`,
      [api.live.account.id],
    );
    for (const state of ['NY', 'NJ', 'CA', 'CT', 'TX']) {
      const there = said
        .filter((one) => usStateCode(one.state) === state)
        .map(({ first_name }) => first_name);
      expect([state, names(await asked({ work_state: state }))]).toEqual([state, there]);
    }
  });

  it('are asked with employer and days of the same placement, and counted and read on in every order', async () => {
    const work_state = 'NY';
    const autumn = { work_state, start_date_from: '2026-11-01' };
    expect(names(await asked(autumn))).toEqual(['Ana']);
    expect(names(await asked({ work_state, employer_id: ids['South'] ?? '' }))).toEqual(['Dora']);
    expect(names(await asked({ work_state, search: 'ca' }))).toEqual(['Cara']);
    for (const order_by of ['name', 'progress', 'placements_count', 'next_due_at', 'created_at']) {
      const first = await asked({ work_state, order_by, limit: '3' });
      const second = await asked({ work_state, order_by, limit: '3', after: first.body.after });
      const all = [...names(first), ...names(second)].sort();
      expect([order_by, first.body.total, all]).toEqual([order_by, 4, ['Ana', 'Cara', 'Dora', 'Hal']]);
    }
  });

  it('are not asked for by who may not see placements, jobs or employers', async () => {
    for (const lacking of ['placement:view', 'employer:view', 'job:view']) {
      const permissions = sees.filter((one) => one !== lacking);
      const by = withCookie(await signInUser(api, [{ permissions }]));
      const { status, body } = await asked({ work_state: 'NY' }, by);
      expect([lacking, status, body._tag]).toEqual([lacking, 403, 'Forbidden']);
      expect((await asked({}, by)).status).toBe(200);
    }
    for (const { apiToken: token } of [api.stranger, api.test])
      expect(names(await asked({ work_state: 'NY' }, { token }))).toEqual([]);
  });

  it('tell nothing of placements, jobs and employers that the caller does not see', async () => {
    const rule = { fact: 'employer.name', operator: 'equals', value: 'North' };
    const north = withCookie(await signInUser(api, [{ permissions: sees, access_rule: rule }]));
    expect(names(await asked({ work_state: 'NJ' }, north))).toEqual(['Ben']);
    expect(names(await asked({ work_state: 'NY' }, north))).toEqual(['Ana', 'Cara', 'Hal']);
    const limitedTo = async (permission: Permission, access_rule: object) =>
      withCookie(
        await signInUser(api, [
          { permissions: sees.filter((one) => one !== permission) },
          { permissions: [permission], access_rule },
        ]),
      );
    const employers = await limitedTo('employer:view', rule);
    expect(names(await asked({}, employers))).toHaveLength(8);
    expect(names(await asked({ work_state: 'NJ' }, employers))).toEqual(['Ben']);
    // Whether the job says where it is, is not told either.
    const jobs = await limitedTo('job:view', { fact: 'job.name', operator: 'equals', value: 'Dock' });
    expect(names(await asked({ work_state: 'NY' }, jobs))).toEqual(['Ana', 'Dora', 'Hal']);
    expect(names(await asked({ work_state: 'NJ' }, jobs))).toEqual(['Ben', 'Eli', 'Hal']);
  });

  it('are found in a component within its link, and not by what is no state', async () => {
    const link = { component: 'employees/list', filters: { employer_id: ids['North'] } };
    const by = { token: null, headers: { 'x-component-auth-token': await openComponent(api, link) } };
    expect(names(await asked({ work_state: 'NY' }, by))).toEqual(['Ana', 'Cara', 'Hal']);
    expect(names(await asked({ work_state: 'NJ' }, by))).toEqual(['Ben']);
    for (const work_state of ['', 'ny', 'New York', 'ZZ', "NY' OR TRUE --", 'N'.repeat(4000)])
      expect([work_state, (await asked({ work_state })).status]).toEqual([work_state, 400]);
  });

  it('are those whom an act is done for', async () => {
    const selection = { matching: { work_state: 'CA' } };
    const { bytes } = await api.call('employee_acts.exportRows', { body: { selection } });
    expect(bytes.toString()).toContain('Gus');
    expect(bytes.toString()).not.toContain('Ana');
  });

  it('are where an address of the United States says so, and follow it when it moves', async () => {
    const abroad = { ...addressIn('WA'), country: 'Australia' };
    const perth = (await createRecord(api, 'employers', { name: 'Perth', address: abroad })).id;
    await placed('Ivy', { employer_id: perth });
    expect(names(await asked({ work_state: 'WA' }))).toEqual([]);
    const move = (noun: 'employers' | 'jobs', id: string, address: object | null) =>
      noun === 'jobs'
        ? api.call('jobs.updateById', { path: { job_id: id }, body: { address } })
        : api.call('employers.updateById', { path: { employer_id: id }, body: { address } });
    await move('employers', perth, { ...addressIn('washington'), country: 'United States' });
    expect(names(await asked({ work_state: 'WA' }))).toEqual(['Ivy']);
    const yard = (await createRecord(api, 'jobs', { name: 'Yard', address: addressIn('OR') })).id;
    await placed('Joe', { employer_id: perth, job_id: yard });
    expect(names(await asked({ work_state: 'OR' }))).toEqual(['Joe']);
    await move('jobs', yard, null);
    expect(names(await asked({ work_state: 'WA' }))).toEqual(['Ivy', 'Joe']);
    const [placement] = (await api.call('placements.list', { query: { job_id: yard } })).body.data;
    await api.call('placements.updateById', {
      path: { placement_id: placement.id },
      body: { works_remotely: true },
    });
    expect(names(await asked({ work_state: 'CT' }))).toEqual(['Joe']);
    const path = { employee_id: String(ids['Joe']) };
    await api.call('employees.updateById', { path, body: { address: addressIn('PR') } });
    expect(names(await asked({ work_state: 'PR' }))).toEqual(['Joe']);
  });
});
