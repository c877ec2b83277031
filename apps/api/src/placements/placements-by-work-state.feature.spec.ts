import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Permission, Placement } from '@firstday/domain';
import { addressInput, createRecord } from '../testing/factories.js';
import { signInUser, withCookie } from '../testing/sign-in-by-link.js';
import { type TestResponse, TestApi } from '../testing/test-api.js';

let api: TestApi;
const ids: Record<string, string> = {};
const sees: Permission[] = ['employee:view', 'placement:view', 'employer:view', 'job:view'];

const addressIn = (state: string) => ({ ...addressInput, state });
const list = (query: Record<string, string | number>, by: object = {}): Promise<TestResponse> =>
  api.call('placements.list', { query, ...by });
const names = ({ body }: TestResponse): string[] =>
  body.data.map(({ id }: Placement) => Object.keys(ids).find((name) => ids[name] === id)).sort();
const employerOnly = (name: string) => ({ fact: 'employer.name', operator: 'equals', value: name });

/** Somebody at home in California. */
async function placed(first_name: string, placement: object) {
  const employee = { first_name, address: addressIn('CA') };
  const { id: employee_id } = await createRecord(api, 'employees', employee);
  ids[first_name] = (await createRecord(api, 'placements', { employee_id, ...placement })).id;
}

/** Who has one permission by a group with a rule, and the others without. */
const limitedTo = async (permission: Permission, access_rule: object) =>
  withCookie(
    await signInUser(api, [
      { permissions: sees.filter((one) => one !== permission) },
      { permissions: [permission], access_rule },
    ]),
  );

beforeAll(async () => {
  api = await TestApi.shared();
  const at = async (name: string, state: string) =>
    (await createRecord(api, 'employers', { name, address: addressIn(state) })).id;
  const [north, south] = [await at('North', 'NY'), await at('South', 'NJ')];
  Object.assign(ids, { north, south });
  const dock = (await createRecord(api, 'jobs', { name: 'Dock', address: addressIn('NJ') })).id;
  Object.assign(ids, { dock });
  await placed('Ana', { employer_id: north, start_date: '2026-11-30' });
  await placed('Ben', { employer_id: north, job_id: dock, start_date: '2026-12-07' });
  await placed('Cara', { employer_id: south, start_date: '2026-11-30' });
  await placed('Dora', { employer_id: south, works_remotely: true });
  await placed('Eli', {});
});
afterAll(() => api.stop());

describe('placements by the state of the work', () => {
  it('are where somebody lives who works only from there, else where the job is, else the employer', async () => {
    expect(names(await list({ work_state: 'NY' }))).toEqual(['Ana']);
    expect(names(await list({ work_state: 'NJ' }))).toEqual(['Ben', 'Cara']);
    expect(names(await list({ work_state: 'CA' }))).toEqual(['Dora']);
    expect((await list({ work_state: 'TX' })).body).toMatchObject({ data: [], total: 0 });
  });

  it('are held to an employer and to days besides, in any order, and read on', async () => {
    const work_state = 'NJ';
    expect(names(await list({ work_state, employer_id: ids['north'] ?? '' }))).toEqual(['Ben']);
    expect(names(await list({ work_state, start_date_gte: '2026-12-01' }))).toEqual(['Ben']);
    for (const sort of ['start_date', '-start_date', 'created_at', '-updated_at']) {
      const first = await list({ work_state, sort, per_page: 1 });
      const second = await list({ work_state, sort, per_page: 1, starting_after: first.body.next_cursor });
      expect([sort, first.body.total, [...names(first), ...names(second)].sort()]).toEqual([
        sort,
        2,
        ['Ben', 'Cara'],
      ]);
    }
  });

  it('follow a job, an employer and a person when they move, also in the count', async () => {
    await placed('Fay', { employer_id: ids['north'], works_remotely: true });
    const moveTo = async (state: string) => {
      const { employee_id } = (
        await api.call('placements.findById', { path: { placement_id: ids['Fay'] ?? '' } })
      ).body;
      await api.call('employees.updateById', { path: { employee_id }, body: { address: addressIn(state) } });
    };
    for (const [state, others] of [
      ['PR', 0],
      ['CA', 1],
    ] as const) {
      await moveTo(state);
      const found = await list({ work_state: state });
      expect([state, found.body.total]).toEqual([state, others + 1]);
      expect(names(found)).toContain('Fay');
      // As the dashboard asks, which counts apart from the rows.
      expect((await list({ work_state: state, sort: '-start_date' })).body.total).toBe(others + 1);
    }
    const path = { placement_id: ids['Fay'] ?? '' };
    await api.call('placements.updateById', { path, body: { works_remotely: false } });
    expect((await list({ work_state: 'CA' })).body.total).toBe(1);
    expect((await list({ work_state: 'NY' })).body.total).toBe(2);
    await api.call('placements.deleteById', { path });
    expect((await list({ work_state: 'NY' })).body.total).toBe(1);
  });

  it('are not asked for by who may not see employees, employers or jobs: their addresses would be told', async () => {
    for (const lacking of ['employee:view', 'employer:view', 'job:view']) {
      const permissions = sees.filter((one) => one !== lacking);
      const by = withCookie(await signInUser(api, [{ permissions }]));
      for (const sort of ['-created_at', 'start_date']) {
        const { status, body } = await list({ work_state: 'NY', sort }, by);
        expect([lacking, status, body._tag]).toEqual([lacking, 403, 'Forbidden']);
      }
      expect((await list({}, by)).status).toBe(200);
    }
  });

  it('tell nothing of people, jobs and employers that the caller does not see', async () => {
    const employers = await limitedTo('employer:view', employerOnly('North'));
    expect((await list({}, employers)).body.total).toBe(5);
    expect(names(await list({ work_state: 'NJ' }, employers))).toEqual(['Ben']);
    const jobs = await limitedTo('job:view', { fact: 'job.name', operator: 'equals', value: 'Desk' });
    expect(names(await list({ work_state: 'NJ' }, jobs))).toEqual(['Cara']);
    // Where somebody lives, whom the caller does not see.
    const people = await limitedTo('employee:view', employerOnly('North'));
    expect((await list({ work_state: 'CA' }, people)).body).toMatchObject({ data: [], total: 0 });
    expect(names(await list({ work_state: 'NJ', sort: 'start_date' }, people))).toEqual(['Ben', 'Cara']);
    const placements = await limitedTo('placement:view', employerOnly('South'));
    expect(names(await list({ work_state: 'NJ' }, placements))).toEqual(['Cara']);
  });

  it('are not found by what is no state', async () => {
    for (const work_state of ['', 'ny', 'New York', 'ZZ', "NY' OR TRUE --", 'N'.repeat(4000)])
      expect([work_state.slice(0, 20), (await list({ work_state })).status]).toEqual([
        work_state.slice(0, 20),
        400,
      ]);
  });

  it('are those that an export has, for who may ask', async () => {
    const { bytes } = await api.call('exports.placements', { query: { work_state: 'NJ' } });
    expect(bytes.toString()).toContain(ids['Ben']);
    expect(bytes.toString()).not.toContain(ids['Ana']);
    const by = withCookie(await signInUser(api, [{ permissions: ['placement:view'] }]));
    expect((await api.call('exports.placements', { query: { work_state: 'NJ' }, ...by })).status).toBe(403);
  });

  it('are those that an act deletes, no more than its caller finds', async () => {
    const act = (work_state: string, expected_total: number, by: object = {}) =>
      api.call('placement_acts.delete', {
        body: { selection: { matching: { work_state }, expected_total } },
        ...by,
      });
    const blind = withCookie(await signInUser(api, [{ permissions: ['placement:view', 'placement:edit'] }]));
    expect((await act('NY', 1, blind)).status).toBe(403);
    expect((await act('NY', 5)).status).toBe(400);
    expect((await act('NY', 0, { token: api.stranger.apiToken })).status).toBe(200);
    expect((await list({ work_state: 'NY' })).body.total).toBe(1);
    expect((await act('NY', 1)).bytes.toString()).toContain(`"done":1`);
    expect((await list({ work_state: 'NY' })).body.total).toBe(0);
    expect((await list({})).body.total).toBe(4);
  });
});
