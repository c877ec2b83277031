import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays } from '@firstday/forms';
import type { ComplianceDeadline, Permission } from '@firstday/domain';
import { query } from '../../testing/factories.js';
import {
  HostedPage,
  answerAndSign,
  completedTask,
  newEmployee,
  newEmployer,
  newTask,
  sectionOneAnswers,
  sectionTwoAnswers,
} from '../../testing/hosted-page.js';
import { openComponent, signInUser, withCookie } from '../../testing/sign-in-by-link.js';
import { TestApi } from '../../testing/test-api.js';

const component = 'compliance/calendar';
const today = new Date().toISOString().slice(0, 10);
const inDays = (days: number): string => addDays(today, days);
/** A Form I-9 that was completed keeps the end of the authorization. */
const endsOn = inDays(200);

let api: TestApi;
const ids: Record<string, string> = {};

beforeAll(async () => {
  api = await TestApi.start();
  for (const [employer, days] of [
    ['Harbor', 5],
    ['Lagoon', 20],
  ] as const) {
    const employer_id = await newEmployer(api, { name: `${employer} Foods` });
    const employee_id = await newEmployee(api);
    const due_at = `${inDays(days)}T23:59:59.999Z`;
    const { taskId } = await newTask(api, 'handbook', { employer_id, employee_id, due_at });
    Object.assign(ids, { [employer]: employer_id, [`${employer}'s employee`]: employee_id });
    ids[`${employer}'s handbook`] = taskId;
  }
  ids["Harbor's I-9"] = await completedI9(ids['Harbor'] ?? '', ids["Harbor's employee"] ?? '');
  await query(
    api,
    `INSERT INTO everify_cases (id, account_id, task_id, employee_id, employer_id, is_simulated, status,
       sealed_fields, missing, time_zone, due_on, created_at, updated_at)
     VALUES ('ecase_1111111111111111111111', $1, $2, $3, $4, false, 'PREPARED', '', '{}', 'UTC', $5, now(), now())`,
    [api.live.account.id, ids["Harbor's I-9"], ids["Harbor's employee"], ids['Harbor'], inDays(2)],
  );
}, 60_000);
afterAll(() => api.stop());

async function completedI9(employer_id: string, employee_id: string): Promise<string> {
  const { taskId } = await newTask(api, 'i-9', { employer_id, employee_id });
  const alien = {
    ...sectionOneAnswers,
    'task.citizenship_status': 'alien_authorized_to_work',
    'task.uscis_number': 'A123456789',
    'task.work_authorization_expires_on': endsOn,
  };
  const card = {
    document: 'employment_authorization_document',
    issuing_authority: 'USCIS',
    number: 'ABC1234567890',
    expires_on: endsOn,
  };
  const page = await HostedPage.open(api, employee_id);
  await answerAndSign(page, taskId, 'section_1', alien, 'Ana Lopez');
  const staff = await HostedPage.open(api, employee_id, { assignee_type: 'employer' });
  const shown = { ...sectionTwoAnswers, 'task.list_choice': 'a', 'task.list_a_1': card };
  const signed = await answerAndSign(staff, taskId, 'section_2', shown, 'Carla Reyes');
  if (signed.status !== 201) throw new Error(JSON.stringify(signed.body));
  await completedTask(api, taskId);
  return taskId;
}

type Asked = Readonly<Record<string, string>>;
const by = (token: string) => ({ token: null, headers: { 'x-component-auth-token': token } });
const list = (token: string, asked: Asked = {}) =>
  api.call('compliance_calendar.list', { query: { per_page: '100', ...asked }, ...by(token) });
const nameOf = (id: string): string => Object.keys(ids).find((name) => ids[name] === id) ?? id;
/** What an embedded calendar shows, but for the days on which forms are destroyed. */
async function seen(token: string, asked: Asked = {}): Promise<string[]> {
  const { status, body } = await list(token, asked);
  if (status !== 200) return [`status ${status}`];
  return body.data
    .filter(({ kind }: ComplianceDeadline) => kind !== 'deletion')
    .map(({ kind, task_id }: ComplianceDeadline) => `${kind} of ${nameOf(task_id ?? '')}`);
}
const open = (filters: Asked = {}, token?: string) => openComponent(api, { component, filters }, token);
async function tokenWith(permissions: readonly Permission[]): Promise<string> {
  const body = { name: 'Less', permissions: ['component:create', ...permissions] };
  return (await api.call('api_tokens.create', { body })).body.token;
}
/** A calendar that somebody made who is in these groups. */
async function openAs(groups: readonly { permissions: readonly Permission[]; access_rule?: unknown }[]) {
  const maker = withCookie(await signInUser(api, [{ permissions: ['component:create'] }, ...groups]));
  const { code } = (await api.call('components.createUrl', { body: { component }, ...maker })).body;
  return (await api.call('component_sessions.create', { body: { code }, token: null })).body.token;
}
const linkTo = (token: string, task: string, side = 'employee') =>
  api.call('tasks.getOnboardingUrl', {
    path: { task_id: ids[task] ?? task },
    query: { assignee_type: side },
    ...by(token),
  });
const ofHarbor = { fact: 'employer.name', operator: 'equals', value: 'Harbor Foods' };

const all = [
  "everify_case of Harbor's I-9",
  "section of Harbor's handbook",
  "section of Lagoon's handbook",
  "reverification of Harbor's I-9",
];
const harbors = all.filter((entry) => entry.includes('Harbor'));

describe('an embedded calendar', () => {
  it('shows what is due of all that its maker sees, first what is due first', async () => {
    expect(await seen(await open())).toEqual(all);
    const { body } = await list(await open(), { kind: 'section', per_page: '1' });
    expect(body.data[0]).toMatchObject({ task_id: ids["Harbor's handbook"], employer_name: 'Harbor Foods' });
    const next = await seen(await open(), { kind: 'section', per_page: '1', cursor: body.next_cursor });
    expect(next).toEqual(["section of Lagoon's handbook"]);
  });

  it('shows no more than the filters of its link, whatever it asks', async () => {
    const wide = {
      kind: 'section,everify_case,reverification,receipt',
      due_on_gte: '2000-01-01',
      due_on_lte: '2999-01-01',
    };
    for (const [filters, expected] of [
      [{ employer_id: ids['Harbor'] ?? '' }, harbors],
      [{ employee_id: ids["Lagoon's employee"] ?? '' }, ["section of Lagoon's handbook"]],
      [{ kind: 'reverification' }, ["reverification of Harbor's I-9"]],
      [{ kind: 'section,everify_case', employer_id: ids['Harbor'] ?? '' }, harbors.slice(0, 2)],
      [{ due_on_lte: inDays(6) }, harbors.slice(0, 2)],
      [{ due_on_gte: inDays(10) }, all.slice(2)],
      [{ employer_id: 'er_nobody' }, []],
    ] satisfies readonly (readonly [Asked, string[]])[]) {
      const token = await open(filters);
      expect([filters, await seen(token)]).toEqual([filters, expected]);
      expect([filters, await seen(token, wide)]).toEqual([filters, expected]);
    }
    const ofLagoon = { employer_id: ids['Lagoon'] ?? '' };
    expect(await seen(await open({ employer_id: ids['Harbor'] ?? '' }), ofLagoon)).toEqual([]);
    expect(await seen(await open({ kind: 'section' }), { kind: 'reverification' })).toEqual([]);
  });

  it('is not made with filters that nobody can read, or that are none of its', async () => {
    for (const filters of [
      { kind: 'lunch' },
      { kind: '' },
      { due_on_gte: 'soon' },
      { due_on_lte: '2026-02-30' },
      { task_id: ids["Harbor's I-9"] ?? '' },
      { case_statuses: 'open' },
    ]) {
      const { status } = await api.call('components.createUrl', { body: { component, filters } });
      expect([filters, status]).toEqual([filters, 400]);
    }
    // One that was kept and can no longer be read shows nothing.
    const token = await open({ kind: 'section' });
    await query(
      api,
      `UPDATE component_sessions SET filters = '{"kind":"lunch"}' WHERE component = $1 AND filters = '{"kind":"section"}'`,
      [component],
    );
    expect(await seen(token)).toEqual([]);
  });

  it('is of one account and one mode', async () => {
    for (const token of [api.test.apiToken, api.stranger.apiToken]) {
      expect(await seen(await open({}, token))).toEqual([]);
      expect(await seen(await open({ employer_id: ids['Harbor'] ?? '' }, token))).toEqual([]);
      expect((await linkTo(await open({}, token), "Harbor's handbook")).status).toBe(404);
    }
  });

  it('shows nothing that whoever made it may not see', async () => {
    const without = await api.call('components.createUrl', {
      body: { component },
      token: await tokenWith(['employee:view', 'everify:view']),
    });
    expect(without.status).toBe(403);
    expect(await seen(await open({}, await tokenWith(['task:view'])))).toEqual([all[1], all[2]]);
    expect(await seen(await open({}, await tokenWith(['task:view', 'everify:view'])))).toEqual(
      all.slice(0, 3),
    );
    expect(await seen(await open({}, await tokenWith(['task:view', 'employee:view_sensitive'])))).toEqual(
      all.slice(1),
    );
    expect(await seen(await openAs([{ permissions: ['task:view'], access_rule: ofHarbor }]))).toEqual([
      all[1],
    ]);
    // Cases go by the rules of who may see cases, and by those of the tasks that they are of.
    const nobody = { fact: 'employer.name', operator: 'equals', value: 'Nobody Foods' };
    expect(
      await seen(
        await openAs([
          { permissions: ['task:view'] },
          { permissions: ['everify:view'], access_rule: nobody },
        ]),
      ),
    ).toEqual([all[1], all[2]]);
    // What one group may see of some is not lent to what another one sees of all.
    expect(
      await seen(
        await openAs([
          { permissions: ['task:view'] },
          { permissions: ['task:view', 'employee:view_sensitive'], access_rule: ofHarbor },
        ]),
      ),
    ).toEqual([all[1], all[2]]);
  });

  it('ends with the right to see of whoever made it', async () => {
    const { id, token } = (
      await api.call('api_tokens.create', {
        body: { name: 'Revoked', permissions: ['component:create', 'task:view'] },
      })
    ).body;
    const calendar = await open({}, token);
    expect(await seen(calendar)).toHaveLength(2);
    await api.call('api_tokens.revoke', { path: { api_token_id: id } });
    expect(await seen(calendar)).toEqual(['status 401']);
  });

  it('shows deadlines and no record, and is no way into another component', async () => {
    const token = await open();
    const task = { task_id: ids["Harbor's handbook"] ?? '' };
    const employee = { employee_id: ids["Harbor's employee"] ?? '' };
    expect((await api.call('tasks.findById', { path: task, ...by(token) })).status).toBe(404);
    expect((await api.call('employees.findById', { path: employee, ...by(token) })).status).toBe(404);
    for (const operation of ['everify_cases.list', 'component_rows.listEmployees'] as const)
      expect((await api.call(operation, by(token))).body.data).toEqual([]);
    const others = [
      { component: 'employees/list' },
      { component: 'everify/cases' },
      { component: 'employee/tasks', ...employee },
    ];
    for (const asked of others) expect(await seen(await openComponent(api, asked))).toEqual([]);
  });

  it('leads to the forms in it, on the side whose it is to do, and to no others', async () => {
    const token = await open({ kind: 'section', employer_id: ids['Harbor'] ?? '' });
    expect((await linkTo(token, "Harbor's handbook")).status).toBe(200);
    expect((await linkTo(token, "Harbor's handbook", 'employer')).status).toBe(404);
    expect((await linkTo(token, "Lagoon's handbook")).status).toBe(404);
    // It has a deadline, but of a kind that this calendar does not show.
    expect((await linkTo(token, "Harbor's I-9", 'employer')).status).toBe(404);
    expect((await linkTo(await open(), "Harbor's I-9", 'employer')).status).toBe(200);
    expect((await linkTo(await open(), "Harbor's I-9")).status).toBe(404);
  });

  it('leads nowhere that whoever made it could not go', async () => {
    const permissions = ['task:view', 'employee:view'] as const;
    expect((await linkTo(await open({}, await tokenWith(permissions)), "Harbor's handbook")).status).toBe(
      403,
    );
    const editor = await tokenWith(['task:view', 'task:edit']);
    expect((await linkTo(await open({}, editor), "Harbor's handbook")).status).toBe(403);
    const edits = ['task:view', 'task:edit'] as const;
    const nobody = { fact: 'employer.name', operator: 'equals', value: 'Nobody Foods' };
    const blind = await openAs([
      { permissions: edits },
      { permissions: ['employee:view'], access_rule: nobody },
    ]);
    expect((await linkTo(blind, "Harbor's handbook")).status).toBe(404);
    const halfway = await openAs([{ permissions }, { permissions: ['task:edit'], access_rule: ofHarbor }]);
    expect((await linkTo(halfway, "Harbor's handbook")).status).toBe(200);
    expect((await linkTo(halfway, "Lagoon's handbook")).status).toBe(404);
  });

  it('is not read by its cookie from a page of another site', async () => {
    const { code } = (await api.call('components.createUrl', { body: { component } })).body;
    const forged = { origin: 'https://evil.example' };
    const taken = await api.call('component_sessions.create', {
      body: { code },
      token: null,
      headers: forged,
    });
    expect(taken.status).toBe(403);
    const begun = await api.call('component_sessions.create', { body: { code }, token: null });
    const [cookie = ''] = begun.headers.getSetCookie().map((text) => text.split(';')[0] ?? '');
    const read = (headers: Record<string, string>) =>
      api.call('compliance_calendar.list', { token: null, headers: { cookie, ...headers } });
    expect((await read({})).status).toBe(200);
    const stolen = await read(forged);
    expect([stolen.status, stolen.headers.get('access-control-allow-origin')]).toEqual([200, null]);
  });
});
