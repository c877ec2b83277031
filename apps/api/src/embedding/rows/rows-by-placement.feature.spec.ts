import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EmployeeRow, Permission } from '@firstday/domain';
import { createRecord } from '../../testing/factories.js';
import { signInUser, withCookie } from '../../testing/sign-in-by-link.js';
import { type TestResponse, TestApi } from '../../testing/test-api.js';

let api: TestApi;
const ids: Record<string, string> = {};
const sees: Permission[] = ['employee:view', 'placement:view', 'employer:view', 'client:view'];

const asked = (query: Record<string, string>, by: object = {}): Promise<TestResponse> =>
  api.call('component_rows.listEmployees', { query, ...by });
const names = ({ body }: TestResponse): string[] =>
  body.data.map(({ first_name }: EmployeeRow) => first_name).sort();

async function placed(first_name: string, employer: string, start_date: string | null, client?: string) {
  ids[first_name] ??= (await createRecord(api, 'employees', { first_name })).id;
  const named = { employee_id: ids[first_name], employer_id: ids[employer] };
  await createRecord(api, 'placements', {
    ...named,
    ...(client ? { client_id: ids[client] } : {}),
    ...(start_date ? { start_date } : {}),
  });
}

beforeAll(async () => {
  api = await TestApi.shared();
  for (const name of ['North', 'South']) ids[name] = (await createRecord(api, 'employers', { name })).id;
  ids['Diner'] = (await createRecord(api, 'clients', { name: 'Diner' })).id;
  await placed('Ana', 'North', '2026-11-30', 'Diner');
  await placed('Ben', 'South', '2026-11-30');
  await placed('Cara', 'North', '2026-01-05');
  await placed('Cara', 'South', '2026-11-30');
  await placed('Dora', 'North', null);
  await createRecord(api, 'employees', { first_name: 'Eva' });
  const theirs = await createRecord(api, 'employers', { name: 'Theirs', token: api.stranger.apiToken });
  ids['Theirs'] = theirs.id;
});
afterAll(() => api.stop());

describe('employees by their placements', () => {
  it('are those with one that is all that is asked', async () => {
    const employer_id = String(ids['North']);
    expect(names(await asked({ employer_id }))).toEqual(['Ana', 'Cara', 'Dora']);
    expect(names(await asked({ client_id: String(ids['Diner']) }))).toEqual(['Ana']);
    const monday = { start_date_from: '2026-11-30', start_date_to: '2026-11-30' };
    expect(names(await asked(monday))).toEqual(['Ana', 'Ben', 'Cara']);
    // Cara starts at South on that day, and started at North long ago.
    expect(names(await asked({ ...monday, employer_id }))).toEqual(['Ana']);
    expect(names(await asked({ ...monday, search: 'be' }))).toEqual(['Ben']);
    expect(names(await asked({ ...monday, status: 'completed' }))).toEqual([]);
  });

  it('are counted and read on in every order', async () => {
    const employer_id = String(ids['North']);
    for (const order_by of ['name', 'progress', 'placements_count', 'next_due_at', 'created_at']) {
      const first = await asked({ employer_id, order_by, limit: '2' });
      const second = await asked({ employer_id, order_by, limit: '2', after: first.body.after });
      expect([order_by, first.body.total, ...[...names(first), ...names(second)].sort()]).toEqual([
        order_by,
        3,
        'Ana',
        'Cara',
        'Dora',
      ]);
    }
  });

  it('show the one that starts last, with the names that the caller may see', async () => {
    const placementOf = async (by: object) => {
      const { body } = await asked({ search: 'cara' }, by);
      return body.data[0]?.placement;
    };
    expect(await placementOf({})).toMatchObject({ employer_name: 'South', start_date: '2026-11-30' });
    const only = async (permissions: Permission[], more: object = {}) =>
      withCookie(await signInUser(api, [{ permissions, ...more }]));
    expect(await placementOf(await only(['employee:view', 'placement:view']))).toMatchObject({
      employer_name: null,
      start_date: '2026-11-30',
    });
    expect(await placementOf(await only(['employee:view']))).toBeNull();
    const rule = { access_rule: { fact: 'employer.name', operator: 'equals', value: 'North' } };
    expect(await placementOf(await only(sees, rule))).toMatchObject({
      employer_name: 'North',
      start_date: '2026-01-05',
    });
  });

  it('tell nothing of placements that the caller does not see', async () => {
    const rule = { fact: 'employer.name', operator: 'equals', value: 'North' };
    const north = withCookie(await signInUser(api, [{ permissions: sees, access_rule: rule }]));
    expect(names(await asked({}, north))).toEqual(['Ana', 'Cara', 'Dora']);
    expect(names(await asked({ employer_id: String(ids['South']) }, north))).toEqual([]);
    expect(names(await asked({ start_date_from: '2026-11-01' }, north))).toEqual(['Ana']);
    const blind = withCookie(await signInUser(api, [{ permissions: ['employee:view'] }]));
    expect((await asked({ employer_id: String(ids['North']) }, blind)).status).toBe(403);
    expect((await asked({ start_date_to: '2026-11-30' }, blind)).status).toBe(403);
    expect(names(await asked({ employer_id: String(ids['Theirs']) }))).toEqual([]);
    for (const { apiToken: token } of [api.stranger, api.test])
      expect(names(await asked({ employer_id: String(ids['North']) }, { token }))).toEqual([]);
  });

  it('are not found by what is no id or day', async () => {
    expect((await asked({ employer_id: 'North' })).status).toBe(400);
    for (const start_date_from of ['monday', '2026-02-30', "2026-01-01' OR TRUE"])
      expect((await asked({ start_date_from })).status).toBe(400);
  });
});
