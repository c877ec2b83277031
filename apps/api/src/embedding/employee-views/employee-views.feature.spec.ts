import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EmployeeView, Permission } from '@firstday/domain';
import { signInUser, withCookie } from '../../testing/sign-in-by-link.js';
import { TestApi, type TestResponse } from '../../testing/test-api.js';

let api: TestApi;
let [ana, ben, manager] = ['', '', ''];
const monday = {
  name: 'Monday starts',
  search: { starts: 'next_monday', sort: 'progress', dir: 'asc' },
  columns: ['name', 'start_date'],
};
const signIn = (...permissions: Permission[]) => signInUser(api, [{ permissions }]);
const create = (cookie: string, body: object = monday) =>
  api.call('employee_views.create', { ...withCookie(cookie), body });
const list = async (cookie: string): Promise<string[]> => {
  const { body } = await api.call('employee_views.list', withCookie(cookie));
  return body.data.map(({ name }: EmployeeView) => name);
};
const change = (cookie: string, { body: { id } }: TestResponse, body: object): Promise<TestResponse> =>
  api.call('employee_views.updateById', { ...withCookie(cookie), path: { employee_view_id: id }, body });
const remove = (cookie: string, { body: { id } }: TestResponse): Promise<TestResponse> =>
  api.call('employee_views.deleteById', { ...withCookie(cookie), path: { employee_view_id: id } });

beforeAll(async () => {
  api = await TestApi.shared();
  [ana, ben] = [await signIn('employee:view'), await signIn('employee:view')];
  manager = await signIn('employee:view', 'user:view', 'user:edit');
});
afterAll(() => api.stop());

describe('a view of employees', () => {
  it('is its owner’s: kept, renamed and deleted, and there for nobody else', async () => {
    const made = await create(ana);
    expect([made.status, made.body]).toMatchObject([201, { ...monday, is_shared: false, is_own: true }]);
    expect([await list(ana), await list(ben)]).toEqual([['Monday starts'], []]);
    for (const other of [ben, manager]) {
      expect((await change(other, made, { name: 'Mine' })).status).toBe(404);
      expect((await remove(other, made)).status).toBe(404);
    }
    expect((await change(ana, made, { name: '  Starts ' })).body).toMatchObject({
      ...monday,
      name: 'Starts',
    });
    expect((await remove(ana, made)).status).toBe(200);
    expect([await list(ana), (await remove(ana, made)).status]).toEqual([[], 404]);
  });

  it('that is shared is found by everybody, and changed by its owner and whoever manages people', async () => {
    const made = await create(ana, { ...monday, name: 'Late', is_shared: true });
    expect([await list(ben), await list(manager)]).toEqual([['Late'], ['Late']]);
    expect((await change(ben, made, { name: 'Mine' })).status).toBe(403);
    expect((await remove(ben, made)).status).toBe(403);
    expect((await change(manager, made, { name: 'Too late' })).body).toMatchObject({ is_own: false });
    expect((await remove(manager, made)).status).toBe(200);
  });

  it('is for people who see employees, of this account and mode', async () => {
    const made = await create(ana, { ...monday, is_shared: true });
    const blind = await signIn('client:view');
    expect((await create(blind)).status).toBe(403);
    expect((await api.call('employee_views.list', withCookie(blind))).status).toBe(403);
    // A server keeps no views: they are a person's.
    expect((await api.call('employee_views.list')).status).toBe(403);
    for (const token of [api.stranger.apiToken, api.test.apiToken]) {
      const theirs = await signInUser(api, [{ permissions: ['employee:view', 'user:edit'] }], token);
      expect(await list(theirs)).toEqual([]);
      expect((await change(theirs, made, { name: 'x' })).status).toBe(404);
      expect((await remove(theirs, made)).status).toBe(404);
    }
    await remove(ana, made);
  });

  it('holds what a list can be asked for, and not too many', async () => {
    const wrong = [
      { ...monday, name: ' ' },
      { ...monday, search: { status: 'happy' } },
      { ...monday, search: { salary: '1' } },
      { ...monday, columns: ['ssn'] },
      { ...monday, user_id: 'user_1' },
    ];
    for (const body of wrong) expect((await create(ben, body)).status).toBe(400);
    for (let made = 0; made < 50; made += 1) expect((await create(ben)).status).toBe(201);
    const { status, body } = await create(ben);
    expect([status, body._tag]).toEqual([400, 'BadRequestError']);
  });
});
