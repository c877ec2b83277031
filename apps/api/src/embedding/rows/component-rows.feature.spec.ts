import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EmployeeRow, TaskRow } from '@firstday/domain';
import { createRecord } from '../../testing/factories.js';
import {
  HostedPage,
  answerAndSign,
  completedTask,
  formId,
  newEmployer,
  newTask,
  w4Answers,
} from '../../testing/hosted-page.js';
import { openComponent } from '../../testing/sign-in-by-link.js';
import { type TestResponse, TestApi } from '../../testing/test-api.js';

let api: TestApi;
const ids: Record<string, string> = {};
let handbook: string;

const rows = async (token: string, asked: Record<string, string> = {}): Promise<TestResponse> =>
  api.call('component_rows.listEmployees', {
    query: asked,
    token: null,
    headers: { 'x-component-auth-token': token },
  });
const taskRows = async (token: string, asked: Record<string, string> = {}): Promise<TestResponse> =>
  api.call('component_rows.listTasks', {
    query: asked,
    token: null,
    headers: { 'x-component-auth-token': token },
  });
const list = (filters: Record<string, string> = {}, token?: string) =>
  openComponent(api, { component: 'employees/list', filters }, token);
const names = ({ body }: TestResponse): string[] => body.data.map((row: EmployeeRow) => row.first_name);

/** Pages of so many until there is no more, by the cursors alone. */
async function pages(
  ask: (query: Record<string, string>) => Promise<TestResponse>,
  towards: 'after' | 'before',
  first: TestResponse,
): Promise<TestResponse[]> {
  const all = [first];
  for (let page = first; page.body[towards] !== null;) {
    page = await ask({ [towards]: page.body[towards] });
    all.push(page);
    if (all.length > 30) throw new Error('the pages do not end');
  }
  return all;
}

beforeAll(async () => {
  api = await TestApi.shared();
  handbook = await formId(api, 'handbook');
  const people = [
    ['Ana', 'Lindqvist', 'ana@harborfoods.com'],
    ['Ben', 'Ávila', 'ben@harborfoods.com'],
    ['Cara', "O'Brien", null],
    ['Dora', 'de la Cruz', 'dora.c@lagoon.com'],
    ['José', 'avila', null],
    ['Eva', 'Zhou', null],
  ] as const;
  for (const [first_name, last_name, email] of people)
    ids[first_name] = (await createRecord(api, 'employees', { first_name, last_name, email })).id;
  const due = { Ana: '2026-12-01T12:00:00.000Z', Ben: '2026-11-01T12:00:00.000Z', Cara: null };
  for (const [who, due_at] of Object.entries(due))
    ids[`${who}'s task`] = (await newTask(api, 'handbook', { employee_id: ids[who], due_at })).taskId;
  for (const who of ['Ben', 'Dora']) await createRecord(api, 'placements', { employee_id: ids[who] });
  await createRecord(api, 'employees', {
    token: api.stranger.apiToken,
    first_name: 'Ana',
    last_name: 'Stranger',
  });
}, 60_000);
afterAll(() => api.stop());

describe('the employees of a component', () => {
  it('come with their progress, their placements and what is due next, overdue first', async () => {
    const { status, body } = await rows(await list());
    expect(status).toBe(200);
    expect(body).toMatchObject({ total: 6, is_total_exact: true, after: null, before: null });
    expect(body.data.map((row: EmployeeRow) => row.first_name)).toEqual([
      ...['Ben', 'Ana', 'Cara', 'Dora', 'José', 'Eva'],
    ]);
    expect(body.data[0]).toMatchObject({
      id: ids['Ben'],
      last_name: 'Ávila',
      progress: { percent: 0, numerator: 0 },
      tasks_count: 1,
      open_tasks_count: 1,
      placements_count: 1,
      next_due: { task_id: ids["Ben's task"], due_at: '2026-11-01T12:00:00.000Z' },
      last_visited_at: null,
    });
    expect(body.data[3]).toMatchObject({
      progress: null,
      tasks_count: 0,
      next_due: null,
      placements_count: 1,
    });
  });

  it.each([
    ['name', 'asc', ['Ben', 'José', 'Dora', 'Ana', 'Cara', 'Eva']],
    ['name', 'desc', ['Eva', 'Cara', 'Ana', 'Dora', 'José', 'Ben']],
    ['next_due_at', 'asc', ['Ben', 'Ana', 'Cara', 'Dora', 'José', 'Eva']],
    ['next_due_at', 'desc', ['Ana', 'Ben', 'Eva', 'José', 'Dora', 'Cara']],
    ['placements_count', 'desc', ['Dora', 'Ben', 'Eva', 'José', 'Cara', 'Ana']],
    ['created_at', 'asc', ['Ana', 'Ben', 'Cara', 'Dora', 'José', 'Eva']],
    ['progress', 'asc', ['Ana', 'Ben', 'Cara', 'Dora', 'José', 'Eva']],
    ['last_visited_at', 'desc', ['Eva', 'José', 'Dora', 'Cara', 'Ben', 'Ana']],
  ])('by %s %s are read from either end, two at a time', async (order_by, order_dir, expected) => {
    const token = await list();
    expect(names(await rows(token, { order_by, order_dir }))).toEqual(expected);
    // The same with a condition that all meet, of which nobody knows beforehand.
    const all: Record<string, string>[] = [{}, { custom_attributes: '{}' }];
    for (const filters of all) {
      const asked = { order_by, order_dir, limit: '2', ...filters };
      const ask = (more: Record<string, string>) => rows(token, { ...asked, ...more });
      const forth = await pages(ask, 'after', await ask({}));
      expect(forth.flatMap(names)).toEqual(expected);
      const last = forth.at(-1);
      if (!last) throw new Error('there is a page');
      const back = await pages(ask, 'before', last);
      expect(back.toReversed().flatMap(names)).toEqual(expected);
      expect(forth.map(({ body }) => body.total)).toEqual([6, 6, 6]);
    }
  });

  it.each([
    ['an', ['Ana']],
    ['AVI', ['Ben', 'José']],
    ['jose', ['José']],
    ["o'b", ['Cara']],
    ['brien', ['Cara']],
    ['cruz', ['Dora']],
    ['dora de', ['Dora']],
    ['harbor', ['Ana', 'Ben']],
    ['ben@harborfoods.com', ['Ben']],
    ['ana avila', []],
    ['quist', []],
    ["' | ana:*", []],
    ['\\', []],
    ['  ', ['Ana', 'Ben', 'Cara', 'Dora', 'José', 'Eva']],
  ])('are found by %j', async (search, expected) => {
    const answer = await rows(await list(), { search, order_by: 'created_at', order_dir: 'asc' });
    expect(names(answer)).toEqual(expected);
    expect(answer.body.total).toBe(expected.length);
  });

  it('are found by their id', async () => {
    const token = await list();
    expect(names(await rows(token, { search: ` ${ids['Eva']}` }))).toEqual(['Eva']);
    expect(names(await rows(token, { search: `ee_${'1'.repeat(22)}` }))).toEqual([]);
  });

  it.each<[Record<string, string>, string[]]>([
    [{ first_name: 'ANA' }, ['Ana']],
    [{ first_name: 'An' }, []],
    [{ last_name: 'ávila' }, ['Ben']],
    [{ email: 'Dora.C@lagoon.com' }, ['Dora']],
    [{ status: 'requires_action' }, ['Ana', 'Ben', 'Cara']],
    [{ status: 'completed' }, []],
    [{ placements_count_min: '0.5' }, ['Ben', 'Dora']],
    [{ placements_count_max: '0' }, ['Ana', 'Cara', 'José', 'Eva']],
    [{ progress_max: '100' }, ['Ana', 'Ben', 'Cara']],
    [{ progress_min: '1' }, []],
    [{ next_task_due_at_to: '2026-11-02' }, ['Ben']],
    [{ next_task_due_at_from: '2026-11-02' }, ['Ana']],
    [{ latest_task_updated_at_from: '2020-01-01', first_name: 'Cara' }, ['Cara']],
    [{ created_at_from: '2999-01-01' }, []],
    [{ status: 'requires_action', placements_count_min: '1' }, ['Ben']],
  ])('are narrowed by %j, in the page and as the ceiling of its session', async (filters, expected) => {
    const sorted = { order_by: 'created_at', order_dir: 'asc' };
    expect(names(await rows(await list(), { ...filters, ...sorted }))).toEqual(expected);
    const held = await list(filters);
    const answer = await rows(held, sorted);
    expect([names(answer), answer.body.total]).toEqual([expected, expected.length]);
  });

  it('stay below the ceiling whatever the page asks for', async () => {
    const token = await list({ placements_count_min: '1', limit: '1', order_by: 'name', order_dir: 'desc' });
    expect(names(await rows(token))).toEqual(['Dora']);
    expect(names(await rows(token, { limit: '100' }))).toEqual(['Dora', 'Ben']);
    expect(names(await rows(token, { placements_count_min: '0', limit: '100' }))).toEqual(['Dora', 'Ben']);
    expect(names(await rows(token, { search: 'ana' }))).toEqual([]);
    expect(names(await rows(token, { employee_id: ids['Ana'] ?? '' }))).toEqual([]);
    const free = await list();
    const { after } = (await rows(free, { order_by: 'name', order_dir: 'asc', limit: '1' })).body;
    const on = await rows(token, { after, order_by: 'name', order_dir: 'asc', limit: '100' });
    expect(names(on)).toEqual(['Dora']);
  });

  it('are not read on from a cursor that was forged or belongs to another order, list or account', async () => {
    const token = await list();
    const { after } = (await rows(token, { order_by: 'name', limit: '1' })).body;
    const other = await list({}, api.test.apiToken);
    const flipped = `${after.slice(0, 20)}${after[20] === 'A' ? 'B' : 'A'}${after.slice(21)}`;
    const plain = Buffer.from(JSON.stringify(['a', ids['Ana']])).toString('base64url');
    for (const [who, asked] of [
      [token, { after: flipped, order_by: 'name' }],
      [token, { after: plain, order_by: 'name' }],
      [token, { after: 'x', order_by: 'name' }],
      [token, { after, order_by: 'next_due_at' }],
      [token, { after, order_by: 'name', order_dir: 'desc' }],
      [token, { after, before: after, order_by: 'name' }],
      [other, { after, order_by: 'name' }],
    ] as const) {
      const { status, body } = await rows(who, asked);
      expect([asked, status, body._tag]).toEqual([asked, 400, 'HttpApiDecodeError']);
    }
    expect(after).not.toContain(Buffer.from('lindqvist').toString('base64url').slice(0, 8));
  });

  it.each<Record<string, string>>([
    { limit: '0' },
    { limit: '101' },
    { limit: 'many' },
    { order_by: 'salary' },
    { order_dir: 'up' },
    { progress_min: 'half' },
    { created_at_from: '0000-01-01' },
    { next_task_due_at_to: 'soon' },
    { custom_attributes: '[]' },
    { status: 'happy' },
    { custom_view_id: 'view_1' },
  ])('are not asked for with %j', async (asked) => {
    const { status, body } = await rows(await list(), asked);
    expect([status, body._tag]).toEqual([400, 'HttpApiDecodeError']);
  });

  it('are those of the account alone, and of one employee where the component shows one', async () => {
    expect(names(await rows(await list({}, api.test.apiToken)))).toEqual([]);
    expect((await rows(await list({}, api.stranger.apiToken))).body.data[0].last_name).toBe('Stranger');
    const one = await openComponent(api, { component: 'employee/tasks', employee_id: ids['Cara'] });
    expect(names(await rows(one))).toEqual(['Cara']);
    expect(names(await rows(await openComponent(api, { component: 'everify/cases' })))).toEqual([]);
  });

  it('say when the link was open last, and that somebody has gone', async () => {
    const { id } = await createRecord(api, 'employees', { first_name: 'Fay', last_name: 'Moss' });
    const token = await list({ first_name: 'Fay' });
    await HostedPage.open(api, id);
    const [row] = (await rows(token)).body.data;
    expect(Date.now() - Date.parse(row.last_visited_at)).toBeLessThan(60_000);
    await api.call('employees.updateById', { path: { employee_id: id }, body: { last_name: 'Fern' } });
    expect(names(await rows(token, { search: 'fern' }))).toEqual(['Fay']);
    expect(names(await rows(token, { search: 'moss' }))).toEqual([]);
    await api.call('employees.deleteById', { path: { employee_id: id } });
    expect((await rows(token)).body).toMatchObject({ data: [], total: 0 });
  });
});

describe('the tasks of an employee in a component', () => {
  it('say what can be done, and why they are there', async () => {
    const employer_id = await newEmployer(api);
    const policy = { name: 'Everyone reads the handbook', condition: { all: [] }, form_ids: [handbook] };
    await api.call('policies.create', { body: policy });
    const { id: employee_id } = await createRecord(api, 'employees', {
      first_name: 'Gus',
      last_name: 'Hall',
    });
    const placement = await createRecord(api, 'placements', { employee_id, employer_id, create_tasks: true });
    const token = await openComponent(api, { component: 'employee/tasks', employee_id });
    const { status, body } = await taskRows(token);
    expect(status).toBe(200);
    const row = body.data.find(({ task }: TaskRow) => task.form_id === handbook);
    const sentence = 'Required for every placement.';
    expect(row.reasons).toEqual([
      { placement_id: placement.id, policy: 'Handbook acknowledgement', sentence },
      { placement_id: placement.id, policy: policy.name, sentence },
    ]);
    expect(row.actions).toEqual(['open_as_employee']);
    const found = await api.call('tasks.findById', { path: { task_id: row.task.id } });
    expect(row.task).toEqual(found.body);
    const shown = await rows(await list({ employee_id }));
    expect(shown.body.data[0]).toMatchObject({ tasks_count: body.total, open_tasks_count: body.total });
  });

  it('are narrowed by filters, held by the ceiling, sorted, and read on', async () => {
    const { id: employee_id } = await createRecord(api, 'employees', {
      first_name: 'Hal',
      last_name: 'Ives',
    });
    const made = [];
    for (const due_at of ['2026-12-03T00:00:00.000Z', null, '2026-12-01T00:00:00.000Z'])
      made.push(
        (
          await newTask(api, ['handbook', 'w-4', 'direct-deposit'][made.length] ?? '', {
            employee_id,
            due_at,
          })
        ).taskId,
      );
    const [third, , first] = made;
    const token = await openComponent(api, { component: 'employee/tasks', employee_id });
    const taskIds = ({ body }: TestResponse) => body.data.map(({ task }: TaskRow) => task.id);
    const ask = (more: Record<string, string>) => taskRows(token, { limit: '1', ...more });
    const forth = await pages(ask, 'after', await ask({}));
    expect(forth.flatMap(taskIds)[0]).toBe(first);
    expect(forth.flatMap(taskIds).slice(0, 3).toSorted()).toEqual(made.toSorted());
    const last = forth.at(-1);
    if (!last) throw new Error('there is a page');
    expect((await pages(ask, 'before', last)).toReversed().flatMap(taskIds)).toEqual(forth.flatMap(taskIds));
    expect(taskIds(await taskRows(token, { task_id: third ?? '' }))).toEqual([third]);
    expect(taskIds(await taskRows(token, { form_id: handbook }))).toEqual([third]);
    expect(taskIds(await taskRows(token, { next_action: 'employer_action' }))).toEqual([]);
    const held = await openComponent(api, {
      component: 'employee/tasks',
      employee_id,
      filters: { form_id: handbook },
    });
    expect(taskIds(await taskRows(held))).toEqual([third]);
    expect(
      taskIds(await taskRows(held, { form_id: (await taskRows(token)).body.data[0].task.form_id })),
    ).toEqual([]);
    expect(taskIds(await taskRows(token, { employee_id: ids['Ana'] ?? '' }))).toEqual([]);
    for (const order_by of ['name', 'progress', 'updated_at', 'created_at'])
      for (const order_dir of ['asc', 'desc'])
        expect(taskIds(await taskRows(token, { order_by, order_dir })).toSorted()).toEqual(made.toSorted());
    const { after } = (await ask({})).body;
    expect((await taskRows(token, { after, order_by: 'name' })).status).toBe(400);
  });

  it('are seen in a list of employees for those whom it shows', async () => {
    const token = await list({ placements_count_min: '1' });
    expect((await taskRows(token)).body._tag).toBe('HttpApiDecodeError');
    expect((await taskRows(token, { employee_id: ids['Ben'] ?? '' })).body.total).toBe(1);
    expect((await taskRows(token, { employee_id: ids['Ana'] ?? '' })).status).toBe(404);
    const cases = await openComponent(api, { component: 'everify/cases' });
    expect((await taskRows(cases, { employee_id: ids['Ben'] ?? '' })).status).toBe(404);
    const others = await list({}, api.stranger.apiToken);
    expect((await taskRows(others, { employee_id: ids['Ben'] ?? '' })).status).toBe(404);
  });

  it('count for the progress of the employee as they are answered and completed', async () => {
    const { taskId, employeeId } = await newTask(api, 'w-4', { employer_id: await newEmployer(api) });
    const page = await HostedPage.open(api, employeeId);
    await page.write(taskId, w4Answers);
    const token = await list({ employee_id: employeeId });
    const task = await api.call('tasks.findById', { path: { task_id: taskId } });
    const [row] = (await rows(token)).body.data;
    expect(row.progress).toEqual(task.body.progress);
    expect(row.latest_task_updated_at).toBe(task.body.updated_at);
    const [kept] = (await taskRows(token, { employee_id: employeeId })).body.data;
    expect([kept.reasons, kept.actions]).toEqual([[], ['open_as_employee']]);
    await answerAndSign(page, taskId, 'employee', w4Answers, 'Ana Lopez');
    await completedTask(api, taskId);
    expect((await rows(token, { status: 'completed' })).body.data[0]).toMatchObject({
      ...{ open_tasks_count: 0, progress: { percent: 100 }, next_due: null },
    });
    const [done] = (await taskRows(token, { employee_id: employeeId })).body.data;
    expect([done.reasons, done.actions]).toEqual([[], ['download_document', 'download_certificate']]);
  });
});
