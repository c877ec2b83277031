import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EmployeeRow, OperationId, Permission, TaskRow } from '@firstday/domain';
import { createRecord } from '../../testing/factories.js';
import { newTask } from '../../testing/hosted-page.js';
import { signInUser, withCookie } from '../../testing/sign-in-by-link.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
const ids = { Ana: '', Ben: '', Cara: '' };
let anasTask = '';
const east = { fact: 'employee.custom_attributes.region', operator: 'equals', value: 'east' };
const sees: Permission[] = ['employee:view', 'task:view'];

beforeAll(async () => {
  api = await TestApi.shared();
  await createRecord(api, 'custom_properties', {
    name: 'region',
    scalar_type: 'string',
    is_permission_scope: true,
  });
  for (const [first_name, region] of [
    ['Ana', 'east'],
    ['Ben', 'west'],
    ['Cara', 'east'],
  ] as const) {
    ids[first_name] = (
      await createRecord(api, 'employees', { first_name, custom_attributes: { region } })
    ).id;
    const { taskId } = await newTask(api, 'w-4', { employee_id: ids[first_name] });
    if (first_name === 'Ana') anasTask = taskId;
  }
  await createRecord(api, 'employees', { token: api.stranger.apiToken, first_name: 'Sly' });
  await createRecord(api, 'employees', { token: api.test.apiToken, first_name: 'Tess' });
}, 60_000);
afterAll(() => api.stop());

const as = (cookie: string, id: OperationId, query: Readonly<Record<string, string | number>> = {}) =>
  api.call(id, { ...withCookie(cookie), query });
const names = ({ body }: { body: { data: EmployeeRow[] } }) =>
  body.data.map(({ first_name }) => first_name).sort();

describe('rows for people who work here', () => {
  it('are those of their account and of its mode, whether a person or a server asks', async () => {
    const cookie = await signInUser(api, [{ permissions: sees }]);
    expect(names(await as(cookie, 'component_rows.listEmployees'))).toEqual(['Ana', 'Ben', 'Cara']);
    expect(names(await api.call('component_rows.listEmployees'))).toEqual(['Ana', 'Ben', 'Cara']);
    const inTest = { token: api.test.apiToken };
    expect(names(await api.call('component_rows.listEmployees', inTest))).toEqual(['Tess']);
  });

  it('are held by the rules of their groups, from page to page, with the count', async () => {
    const cookie = await signInUser(api, [{ permissions: sees, access_rule: east }]);
    const first = await as(cookie, 'component_rows.listEmployees', { limit: 1, order_by: 'name' });
    const second = await as(cookie, 'component_rows.listEmployees', {
      limit: 1,
      order_by: 'name',
      after: first.body.after,
    });
    expect([first.body.total, second.body.total, second.body.after]).toEqual([2, 2, null]);
    expect([...names(first), ...names(second)].sort()).toEqual(['Ana', 'Cara']);
    const search = { search: 'ben' };
    expect(names(await as(cookie, 'component_rows.listEmployees', search))).toEqual([]);
  });

  it('of an employee are 404 beyond the rules', async () => {
    const cookie = await signInUser(api, [{ permissions: sees, access_rule: east }]);
    const own = await as(cookie, 'component_rows.listTasks', { employee_id: ids.Ana });
    expect(own.body.data.map(({ task }: TaskRow) => task.id)).toEqual([anasTask]);
    expect((await as(cookie, 'component_rows.listTasks', { employee_id: ids.Ben })).status).toBe(404);
    expect((await as(cookie, 'component_rows.listTasks')).status).toBe(400);
  });

  it('say only what the person may do, and need the permission to see them', async () => {
    const actionsFor = async (permissions: Permission[]) => {
      const cookie = await signInUser(api, [{ permissions }]);
      const { body } = await as(cookie, 'component_rows.listTasks', { employee_id: ids.Ana });
      return body.data[0].actions;
    };
    expect(await actionsFor(sees)).toEqual([]);
    expect(await actionsFor([...sees, 'task:edit'])).toEqual(['open_as_employee']);
    const blind = await signInUser(api, [{ permissions: ['client:view'] }]);
    for (const id of ['component_rows.listEmployees', 'component_rows.listTasks'] as const)
      expect((await as(blind, id, { employee_id: ids.Ana })).status).toBe(403);
  });

  it('are not asked for by the name of a view, which holds the rows of a component', async () => {
    const cookie = await signInUser(api, [{ permissions: sees }]);
    const { status, body } = await as(cookie, 'component_rows.listEmployees', {
      custom_view_id: `view_${'1'.repeat(22)}`,
    });
    expect([status, body._tag, body.issues[0].path]).toEqual([400, 'HttpApiDecodeError', ['custom_view_id']]);
  });
});
