import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inTransaction } from '../context/index.js';
import { createRecord, eventsOf, query, testSystemContext } from '../testing/factories.js';
import { setClock } from '../testing/hosted-page.js';
import { openComponent, signInUser, withCookie } from '../testing/sign-in-by-link.js';
import { TestApi } from '../testing/test-api.js';
import { EmployeesService } from './employees/employees.service.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
});
afterAll(() => api.stop());

const day = 86_400_000;
const kinds = [
  ['clients', 'client'],
  ['employers', 'employer'],
  ['jobs', 'job'],
] as const;

describe.each(kinds)('deleted %s', (kind, noun) => {
  const path = (id: string) => ({ [`${noun}_id`]: id });
  const find = (id: string) => api.call(`${kind}.findById`, { path: path(id) });
  const remove = (id: string, as = {}) => api.call(`${kind}.deleteById`, { path: path(id), ...as });
  const restore = (id: string, as = {}) => api.call(`${kind}.restore`, { path: path(id), ...as });
  const deleted = async (as = {}) => (await api.call(`${kind}.listDeleted`, as)).body;
  const deletedIds = async (as = {}): Promise<string[]> =>
    (await deleted(as)).data.map((row: Record<string, { id: string }>) => row[noun]?.id);
  const kindsOf = async (id: string) => (await eventsOf(api, id)).map((event) => event.kind);

  it('are restored as they were, with an event, and once', async () => {
    const made = await createRecord(api, kind, { external_id: `${noun}-1`, note: 'kept' });
    await remove(made.id);
    const { status, body } = await restore(made.id);
    expect([status, body]).toEqual([200, { ...made, updated_at: body.updated_at }]);
    expect(body.updated_at > made.updated_at).toBe(true);
    expect((await find(made.id)).body).toEqual(body);
    expect((await restore(made.id)).body).toEqual(body);
    expect(await kindsOf(made.id)).toEqual([`${noun}.created`, `${noun}.deleted`, `${noun}.restored`]);
    expect((await eventsOf(api, made.id)).at(-1)?.data).toEqual(body);
    const listed = await api.call(`${kind}.list`, { query: { external_id: `${noun}-1` } });
    expect(listed.body.total).toBe(1);
  });

  it('are restored once where several ask at the same time', async () => {
    const { id } = await createRecord(api, kind);
    await remove(id);
    const answers = await Promise.all(Array.from({ length: 6 }, () => restore(id)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await kindsOf(id)).toEqual([`${noun}.created`, `${noun}.deleted`, `${noun}.restored`]);
  });

  it('are listed, the last deleted first, with the day until which they can be restored', async () => {
    const [first, second] = [await createRecord(api, kind), await createRecord(api, kind)];
    await remove(second.id);
    await remove(first.id);
    expect((await deletedIds()).slice(0, 2)).toEqual([first.id, second.id]);
    const [row] = (await deleted({ query: { per_page: 1 } })).data;
    expect(row[noun]).toEqual(first);
    expect(Date.parse(row.restorable_until) - Date.parse(row.deleted_at)).toBe(30 * day);
    await restore(first.id);
    expect(await deletedIds()).not.toContain(first.id);
  });

  it('are refused after 30 days, and stay in the list', async () => {
    const { id } = await createRecord(api, kind);
    await remove(id);
    const { deleted_at } = (await deleted()).data[0];
    setClock(api, new Date(Date.parse(deleted_at) + 30 * day + 1));
    const late = await restore(id);
    expect([late.status, late.body]).toEqual([
      400,
      {
        _tag: 'BadRequestError',
        message: `${noun === 'employer' ? 'An employer' : `A ${noun}`} can be restored for 30 days after it was deleted. This one was deleted earlier`,
      },
    ]);
    expect(await deletedIds()).toContain(id);
    setClock(api, new Date(Date.parse(deleted_at) + 30 * day));
    expect((await restore(id)).status).toBe(200);
    setClock(api);
  });

  it('are not restored while another has their external id', async () => {
    const { id } = await createRecord(api, kind, { external_id: `${noun}-2` });
    await remove(id);
    const other = await createRecord(api, kind, { external_id: `${noun}-2` });
    const taken = await restore(id);
    expect([taken.status, taken.body._tag, taken.body.meta]).toEqual([
      409,
      'ExternalIdConflictError',
      { id: other.id },
    ]);
    expect((await find(id)).status).toBe(404);
    await remove(other.id);
    expect((await restore(id)).body.external_id).toBe(`${noun}-2`);
  });

  it('keep their entity tag: another version restores nothing', async () => {
    const { id } = await createRecord(api, kind);
    const tag = (await find(id)).headers.get('etag') ?? '';
    const changed = await api.call(`${kind}.updateById`, { path: path(id), body: { note: 'x' } });
    await remove(id);
    expect((await restore(id, { headers: { 'if-match': tag } })).status).toBe(412);
    const current = changed.headers.get('etag') ?? '';
    const restored = await restore(id, { headers: { 'if-match': current } });
    expect([restored.status, restored.headers.get('etag')]).toEqual([200, expect.stringMatching(/^"/)]);
    expect(restored.headers.get('etag')).toBe((await find(id)).headers.get('etag'));
  });

  it('come back without values of properties that were deleted or are sensitive now', async () => {
    const define = (name: string, more: object = {}) =>
      createRecord(api, 'custom_properties', { entity_type: noun, name, ...more });
    const drop = (id: string) =>
      api.call('custom_properties.deleteById', { path: { custom_property_id: id } });
    const [kept, gone, opened, closed] = [
      await define('kept'),
      await define('gone'),
      await define('opened', { is_sensitive_info: true }),
      await define('closed'),
    ];
    const custom_attributes = { kept: 'a', gone: 'b', opened: 'SECRET-77', closed: 'c' };
    const { id } = await createRecord(api, kind, { custom_attributes });
    await remove(id);
    for (const property of [gone, opened, closed]) expect((await drop(property.id)).status).toBe(200);
    await define('opened');
    await define('closed', { is_sensitive_info: true });
    expect((await restore(id)).body.custom_attributes).toEqual({ kept: 'a' });
    const [row] = await query<object>(api, `SELECT * FROM ${kind} WHERE id = $1`, [id]);
    expect(JSON.stringify(row)).not.toMatch(/SECRET|\*\*\*/);
    expect((await drop(kept.id)).status).toBe(400);
    await remove(id);
  });

  it('are hidden from other accounts, from the other mode, and from users who may not see or edit them', async () => {
    const { id } = await createRecord(api, kind, { note: 'mine' });
    await remove(id);
    for (const token of [api.stranger.apiToken, api.test.apiToken]) {
      expect((await restore(id, { token })).status).toBe(404);
      expect((await deleted({ token })).total).toBe(0);
    }
    const viewer = withCookie(await signInUser(api, [{ permissions: [`${noun}:view`] }]));
    expect((await restore(id, viewer)).status).toBe(403);
    expect(await deletedIds(viewer)).toContain(id);
    const editor = withCookie(await signInUser(api, [{ permissions: [`${noun}:edit`] }]));
    expect((await api.call(`${kind}.listDeleted`, editor)).status).toBe(403);
    const access_rule = { fact: `${noun}.custom_attributes.team`, operator: 'equals', value: 'east' };
    await createRecord(api, 'custom_properties', {
      entity_type: noun,
      name: 'team',
      is_permission_scope: true,
    });
    const east = await createRecord(api, kind, { custom_attributes: { team: 'east' } });
    await remove(east.id);
    const narrowed = withCookie(
      await signInUser(api, [{ permissions: [`${noun}:view`, `${noun}:edit`], access_rule }]),
    );
    expect(await deletedIds(narrowed)).toEqual([east.id]);
    expect((await restore(id, narrowed)).status).toBe(404);
    expect((await restore(east.id, narrowed)).status).toBe(200);
    expect((await find(id)).status).toBe(404);
    const component = await openComponent(api, { component: 'employees/list' });
    const asComponent = { token: null, headers: { 'x-component-auth-token': component } };
    expect((await restore(id, asComponent)).status).toBe(403);
    expect((await restore(id)).status).toBe(200);
  });

  it('of another kind are not of the right form, and one that never was is 404', async () => {
    expect((await restore('ev_1111111111111111111111')).status).toBe(400);
    const { id } = await createRecord(api, kind);
    const never = `${id.slice(0, -4)}1111`;
    expect((await restore(never)).status).toBe(404);
  });
});

it('a restored employee has no values of properties that are sensitive now', async () => {
  const property = { entity_type: 'employee', name: 'locker' };
  const open = await createRecord(api, 'custom_properties', property);
  const { id } = await createRecord(api, 'employees', { custom_attributes: { locker: 'L-7' } });
  await api.call('employees.deleteById', { path: { employee_id: id } });
  await api.call('custom_properties.deleteById', { path: { custom_property_id: open.id } });
  await createRecord(api, 'custom_properties', { ...property, is_sensitive_info: true });
  await inTransaction(testSystemContext(api), (ctx) => api.app.get(EmployeesService).restore(ctx, id));
  const restored = await api.call('employees.findById', { path: { employee_id: id } });
  expect(restored.body.custom_attributes).toEqual({});
});
