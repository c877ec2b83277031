import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EmployeeRow, Permission } from '@firstday/domain';
import { createRecord } from '../../testing/factories.js';
import { answerAndSign, HostedPage, newTask, sectionOneAnswers } from '../../testing/hosted-page.js';
import { openComponent, signInUser, withCookie } from '../../testing/sign-in-by-link.js';
import { type TestResponse, TestApi } from '../../testing/test-api.js';

let api: TestApi;
const ids: Record<string, string> = {};
const of = (name: string): string => ids[name] ?? `none called ${name}`;
const sees: Permission[] = ['employee:view', 'task:view', 'placement:view', 'employer:view', 'client:view'];
const ofNorth = { fact: 'employer.name', operator: 'equals', value: 'North' };

type Query = Readonly<Record<string, string>>;
const by = (token: string) => ({ token: null, headers: { 'x-component-auth-token': token } });
const rows = (token: string, query: Query = {}): Promise<TestResponse> =>
  api.call('component_rows.listEmployees', { query, ...by(token) });
const names = ({ body }: TestResponse): string[] =>
  body.data.map(({ first_name }: EmployeeRow) => first_name).sort();
const choices = (token: string, query: Query): Promise<TestResponse> =>
  api.call('component_rows.listFilterChoices', { query, ...by(token) });
const called = async (token: string, kind: string, more: Query = {}): Promise<string[]> =>
  (await choices(token, { kind, ...more })).body.data.map(({ name }: { name: string }) => name);
const list = (filters: Query = {}, token?: string) =>
  openComponent(api, { component: 'employees/list', filters }, token);

/** A session whose link somebody with these permissions made. */
async function listOf(permissions: Permission[], filters: Query = {}, access_rule?: object): Promise<string> {
  const group = { permissions, ...(access_rule ? { access_rule } : {}) };
  const maker = withCookie(await signInUser(api, [{ permissions: ['component:create'] }, group]));
  const body = { component: 'employees/list', filters };
  const made = await api.call('components.createUrl', { body, ...maker });
  const redeemed = await api.call('component_sessions.create', {
    body: { code: made.body.code },
    token: null,
  });
  return redeemed.body.token;
}

async function place(first_name: string, employer: string, client?: string): Promise<void> {
  ids[first_name] ??= (await createRecord(api, 'employees', { first_name })).id;
  const at = { employee_id: of(first_name), employer_id: of(employer) };
  await createRecord(api, 'placements', { ...at, ...(client ? { client_id: of(client) } : {}) });
}

beforeAll(async () => {
  api = await TestApi.shared();
  for (const name of ['North', 'South', 'Empty'])
    ids[name] = (await createRecord(api, 'employers', { name })).id;
  for (const name of ['Diner', 'Yard']) ids[name] = (await createRecord(api, 'clients', { name })).id;
  await place('Ana', 'North', 'Diner');
  await place('Ben', 'South');
  await place('Cara', 'North');
  await place('Cara', 'South', 'Yard');
  ids['Eva'] = (await createRecord(api, 'employees', { first_name: 'Eva' })).id;
  for (const name of ['Ana', 'Ben']) {
    const { taskId } = await newTask(api, 'i-9', { employee_id: of(name), employer_id: of('North') });
    ids[`${name}'s task`] = taskId;
  }
  const page = await HostedPage.open(api, of('Ben'));
  await answerAndSign(page, of("Ben's task"), 'section_1', sectionOneAnswers, 'Ana Lopez');
  const theirs = { token: api.stranger.apiToken };
  ids['Theirs'] = (await createRecord(api, 'employers', { name: 'Theirs', ...theirs })).id;
}, 60_000);
afterAll(() => api.stop());

describe('the employees of a component', () => {
  it('are narrowed by employer and client, of one placement, on the page and by the link', async () => {
    const token = await list();
    expect(names(await rows(token, { employer_id: of('North') }))).toEqual(['Ana', 'Cara']);
    expect(names(await rows(token, { client_id: of('Yard') }))).toEqual(['Cara']);
    expect(names(await rows(token, { employer_id: of('North'), client_id: of('Yard') }))).toEqual([]);
    const held = await list({ employer_id: of('South') });
    expect(names(await rows(held))).toEqual(['Ben', 'Cara']);
    expect((await rows(held)).body.total).toBe(2);
    expect(names(await rows(held, { client_id: of('Yard') }))).toEqual(['Cara']);
  });

  it('are never more than the link lets be seen, whatever employer is asked for', async () => {
    const held = await list({ employer_id: of('North') });
    expect(names(await rows(held, { employer_id: of('South') }))).toEqual([]);
    // Cara works at the yard, but not for North.
    expect(names(await rows(held, { client_id: of('Yard') }))).toEqual([]);
    const one = await openComponent(api, { component: 'employee/tasks', employee_id: of('Ana') });
    expect(names(await rows(one, { employer_id: of('North') }))).toEqual(['Ana']);
    expect(names(await rows(one, { employer_id: of('South') }))).toEqual([]);
    expect(names(await rows(one, { employee_id: of('Cara'), employer_id: of('South') }))).toEqual([]);
  });

  it('are none for an employer of another account, on the page and by the link', async () => {
    expect(names(await rows(await list(), { employer_id: of('Theirs') }))).toEqual([]);
    expect(names(await rows(await list({ employer_id: of('Theirs') })))).toEqual([]);
    for (const { apiToken } of [api.stranger, api.test])
      expect(names(await rows(await list({}, apiToken), { employer_id: of('North') }))).toEqual([]);
    expect((await rows(await list(), { employer_id: "x' OR TRUE" })).status).toBe(400);
    expect(names(await rows(await list({ employer_id: "x' OR TRUE" })))).toEqual([]);
  });

  it('are found by placements alone that whoever made the link sees', async () => {
    const north = await listOf(sees, {}, ofNorth);
    expect(names(await rows(north))).toEqual(['Ana', 'Cara']);
    expect(names(await rows(north, { employer_id: of('South') }))).toEqual([]);
    expect(names(await rows(north, { client_id: of('Yard') }))).toEqual([]);
    expect(names(await rows(await listOf(sees, { employer_id: of('South') }, ofNorth)))).toEqual([]);
    const blind = await listOf(['employee:view']);
    expect(names(await rows(blind))).toContain('Eva');
    expect((await rows(blind, { employer_id: of('North') })).status).toBe(403);
    expect(names(await rows(await listOf(['employee:view'], { employer_id: of('North') })))).toEqual([]);
  });

  it('are those who wait for the employer, or for themselves', async () => {
    const token = await list();
    expect(names(await rows(token, { assignee: 'employer' }))).toEqual(['Ben']);
    expect(names(await rows(token, { assignee: 'employee' }))).toEqual(['Ana']);
    expect(names(await rows(token, { assignee: 'employer', employer_id: of('South') }))).toEqual(['Ben']);
    expect(names(await rows(await list({ assignee: 'employer' }), { assignee: 'employee' }))).toEqual([]);
    expect((await rows(token, { assignee: 'me' })).status).toBe(400);
    expect(names(await rows(await listOf(['employee:view']), { assignee: 'employer' }))).toEqual([]);
    const staff = await api.call('component_rows.listEmployees', { query: { assignee: 'employer' } });
    expect(names(staff)).toEqual(['Ben']);
  });

  it('lend their filters to a view of them, for tasks too', async () => {
    const view = await api.call('custom_views.create', {
      body: {
        component: 'employees/list',
        name: 'South',
        filters: { employer_id: of('South') },
        columns: [],
      },
    });
    const employee_cv_uid = view.body.id;
    expect(names(await rows(await list(), { custom_view_id: employee_cv_uid }))).toEqual(['Ben', 'Cara']);
    const tasksOf = async (employee_id: string) => {
      const link = { component: 'employee/tasks', employee_id, filters: { employee_cv_uid } };
      return (await api.call('component_rows.listTasks', by(await openComponent(api, link)))).body.total;
    };
    expect([await tasksOf(of('Ana')), await tasksOf(of('Ben'))]).toEqual([0, 1]);
  });
});

describe('what they can be filtered by', () => {
  it('are the employers and clients of placements in sight, by their names', async () => {
    const token = await list();
    expect(await called(token, 'employer')).toEqual(['North', 'South']);
    expect(await called(token, 'client')).toEqual(['Diner', 'Yard']);
    expect(await called(token, 'employer', { name: 'ORT' })).toEqual(['North']);
    expect(await called(token, 'employer', { name: '%' })).toEqual([]);
    expect(await called(token, 'employer', { id: of('South') })).toEqual(['South']);
    expect(await called(token, 'employer', { id: of('Theirs') })).toEqual([]);
    expect(await called(token, 'employer', { employee_id: of('Ana') })).toEqual(['North']);
    expect(await called(await list({}, api.stranger.apiToken), 'employer')).toEqual([]);
  });

  it('are no more than the link lets be seen', async () => {
    const held = await list({ employer_id: of('South'), order_by: 'name' });
    expect(await called(held, 'employer')).toEqual(['South']);
    expect(await called(held, 'client')).toEqual(['Yard']);
    const one = await openComponent(api, { component: 'employee/tasks', employee_id: of('Ben') });
    expect(await called(one, 'employer')).toEqual(['South']);
    expect(await called(one, 'employer', { employee_id: of('Cara') })).toEqual(['South']);
    const others: Query[] = [{ status: 'completed' }, { first_name: 'Ana' }, { assignee: 'employer' }];
    for (const filters of others) expect(await called(await list(filters), 'employer')).toEqual([]);
    expect(await called(await listOf(sees, {}, ofNorth), 'employer')).toEqual(['North']);
    expect(await called(await listOf(['employee:view', 'employer:view']), 'employer')).toEqual([]);
    expect(await called(await listOf(['employee:view', 'placement:view']), 'employer')).toEqual([]);
  });

  it('are asked by these components alone', async () => {
    for (const component of ['everify/cases', 'compliance/calendar']) {
      const other = await openComponent(api, { component });
      expect((await choices(other, { kind: 'employer' })).status).toBe(404);
    }
    const token = await list({ employer_id: of('North') });
    expect((await choices(token, { kind: 'employer', employee_id: of('Ben') })).status).toBe(404);
    expect((await choices(token, { kind: 'job' })).status).toBe(400);
    const query = { kind: 'employer' };
    expect((await api.call('component_rows.listFilterChoices', { query })).status).toBe(403);
    // The records themselves stay out of reach.
    expect((await api.call('employers.list', by(token))).body.data ?? []).toEqual([]);
  });
});

describe('a filter by attributes', () => {
  it.each(['system_attributes', 'custom_attributes'])(
    'of %s refuses text that PostgreSQL cannot hold, in each notation',
    async (filter) => {
      const token = await list();
      for (const value of [
        '{"\\udfff":"a"}',
        '{"a":"\\ud800"}',
        '{"a\\u0000":1}',
        '{"a":"\\u0000"}',
        '[1]',
        '{',
      ])
        expect([value, (await rows(token, { [filter]: value })).status]).toEqual([value, 400]);
      expect((await rows(token, { [filter]: '{"team":"\\ud83d\\ude00"}' })).status).toBe(200);
    },
  );
});
