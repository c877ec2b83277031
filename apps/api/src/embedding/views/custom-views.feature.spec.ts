import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRecord } from '../../testing/factories.js';
import { newTask } from '../../testing/hosted-page.js';
import { openComponent } from '../../testing/sign-in-by-link.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
const ids: Record<string, string> = {};
beforeAll(async () => {
  api = await TestApi.shared();
  for (const first_name of ['Ana', 'Ben', 'Cara'])
    ids[first_name] = (await createRecord(api, 'employees', { first_name })).id;
  for (const who of ['Ana', 'Ben']) {
    const made = await newTask(api, 'handbook', { employee_id: ids[who] ?? '' });
    ids[`${who}'s`] = made.taskId;
  }
});
afterAll(() => api.stop());

const create = (body: object, token?: string) =>
  api.call('custom_views.create', { body, ...(token && { token }) });
const view = async (filters: Record<string, string>, component = 'employees/list') =>
  (await create({ component, name: 'A view', filters })).body;
const by = (token: string) => ({ token: null, headers: { 'x-component-auth-token': token } });
const names = async (token: string, query: Record<string, string> = {}) => {
  const { data } = (await api.call('component_rows.listEmployees', { query, ...by(token) })).body;
  return data.map(({ first_name }: { first_name: string }) => first_name).sort();
};
const tasks = async (token: string, query: Record<string, string> = {}) =>
  (await api.call('component_rows.listTasks', { query, ...by(token) })).body.data.map(
    ({ task }: { task: { id: string } }) => task.id,
  );
const change = (id: string, body: object) =>
  api.call('custom_views.updateById', { path: { custom_view_id: id }, body });

describe('a custom view', () => {
  it('is kept, changed, listed by its component, and deleted', async () => {
    const made = await create({
      component: 'employees/list',
      name: 'Anas',
      filters: { first_name: 'Ana' },
      columns: ['name', 'progress'],
    });
    expect(made.body).toMatchObject({ name: 'Anas', columns: ['name', 'progress'] });
    const path = { custom_view_id: made.body.id };
    expect((await api.call('custom_views.findById', { path })).body).toEqual(made.body);
    expect((await change(made.body.id, { name: 'Anna' })).body).toMatchObject({
      name: 'Anna',
      filters: { first_name: 'Ana' },
    });
    const listed = async (component: string) =>
      (await api.call('custom_views.list', { query: { component } })).body.total;
    expect([await listed('employees/list'), await listed('employee/tasks')]).toEqual([1, 0]);
    expect((await api.call('custom_views.deleteById', { path })).status).toBe(200);
    expect((await api.call('custom_views.findById', { path })).status).toBe(404);
  });

  it('asks for less in the words of its component, and by no other view', async () => {
    const other = await view({});
    for (const filters of [
      { form_id: 'x' },
      { custom_view_id: other.id },
      { limit: '5' },
      { after: 'x' },
      { order_by: 'name' },
      { created_at_from: 'yesterday' },
    ]) {
      const { status, body } = await create({ component: 'employees/list', name: 'x', filters });
      expect([filters, status, body._tag]).toEqual([filters, 400, 'BadRequestError']);
      expect((await change(other.id, { filters })).status).toBe(400);
    }
  });

  it('is a ceiling of what was made with it, as it is at each moment', async () => {
    const { id } = await view({ first_name: 'Ana' });
    const token = await openComponent(api, { component: 'employees/list', filters: { custom_view_id: id } });
    expect(await names(token)).toEqual(['Ana']);
    expect(await names(token, { first_name: 'Ben' })).toEqual([]);
    await change(id, { filters: { first_name: 'Ben' } });
    expect(await names(token)).toEqual(['Ben']);
    const seen = await api.call('employees.findById', {
      path: { employee_id: ids['Ana'] ?? '' },
      ...by(token),
    });
    expect(seen.status).toBe(404);
    await api.call('custom_views.deleteById', { path: { custom_view_id: id } });
    expect(await names(token)).toEqual([]);
  });

  it('narrows what a request asks for, and widens nothing', async () => {
    const [ana, ben] = [await view({ first_name: 'Ana' }), await view({ first_name: 'Ben' })];
    const token = await openComponent(api, { component: 'employees/list' });
    expect(await names(token, { custom_view_id: ana.id })).toEqual(['Ana']);
    const narrow = await openComponent(api, {
      component: 'employees/list',
      filters: { custom_view_id: ana.id },
    });
    expect(await names(narrow, { custom_view_id: ben.id })).toEqual([]);
    expect(await names(token, { custom_view_id: `cview_${'1'.repeat(22)}` })).toEqual([]);
    const theirs = await create(
      { component: 'employees/list', name: 'Theirs', filters: {} },
      api.stranger.apiToken,
    );
    expect(await names(token, { custom_view_id: theirs.body.id })).toEqual([]);
    const ofTasks = await view({}, 'employee/tasks');
    expect(await names(token, { custom_view_id: ofTasks.id })).toEqual([]);
  });

  it('of employees narrows tasks to theirs, and one of tasks to its own', async () => {
    const [ana, ben] = [await view({ first_name: 'Ana' }), await view({ first_name: 'Ben' })];
    const made = (filters: Record<string, string>) =>
      openComponent(api, { component: 'employee/tasks', employee_id: ids['Ana'], filters });
    expect(await tasks(await made({ employee_cv_uid: ana.id }))).toEqual([ids["Ana's"]]);
    expect(await tasks(await made({ employee_cv_uid: ben.id }))).toEqual([]);
    expect(await tasks(await made({}), { employee_cv_uid: ben.id })).toEqual([]);
    const forEmployer = await view({ assignee: 'employer' }, 'employee/tasks');
    expect(await tasks(await made({ custom_view_id: forEmployer.id }))).toEqual([]);
    await change(forEmployer.id, { filters: { assignee: 'employee' } });
    expect(await tasks(await made({ custom_view_id: forEmployer.id }))).toEqual([ids["Ana's"]]);
  });

  it('must be there and of the right component when a link is made with it', async () => {
    const theirs = await create({ component: 'employees/list', name: 'x' }, api.stranger.apiToken);
    const ofTasks = await view({}, 'employee/tasks');
    for (const id of [theirs.body.id, ofTasks.id, `cview_${'1'.repeat(22)}`]) {
      const body = { component: 'employees/list', filters: { custom_view_id: id } };
      const { status, body: problem } = await api.call('components.createUrl', { body });
      expect([id, status, problem.message]).toEqual([
        id,
        400,
        'filters.custom_view_id: There is no such view',
      ]);
    }
  });

  it('is listed to a component of its own list only', async () => {
    const [list, other] = [await view({}), await view({}, 'employee/tasks')];
    const token = await openComponent(api, { component: 'employees/list' });
    const seen = (await api.call('custom_views.list', { query: { per_page: 100 }, ...by(token) })).body.data;
    const seenIds = seen.map(({ id }: { id: string }) => id);
    expect([seenIds.includes(list.id), seenIds.includes(other.id)]).toEqual([true, false]);
    const found = await api.call('custom_views.findById', {
      path: { custom_view_id: other.id },
      ...by(token),
    });
    expect(found.status).toBe(404);
  });
});
