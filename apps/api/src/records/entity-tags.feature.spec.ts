import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRecord, eventsOf, query, socialSecurityNumber } from '../testing/factories.js';
import { signInUser, withCookie } from '../testing/sign-in-by-link.js';
import { TestApi, type TestResponse } from '../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

type Kind = 'employees' | 'employers' | 'clients' | 'jobs' | 'placements';
const pathOf = (kind: Kind, id: string) => ({ [`${kind.slice(0, -1)}_id`]: id });
const make = async (kind: Kind): Promise<string> => {
  const named = kind === 'placements' ? { employee_id: (await createRecord(api, 'employees')).id } : {};
  return (await createRecord(api, kind, named)).id;
};
const find = (kind: Kind, id: string, headers: Record<string, string> = {}, as = {}) =>
  api.request('GET', `/api/v1/${kind}/${id}`, { headers, ...as });
const change = (kind: Kind, id: string, note: string, tag?: string) =>
  api.call(`${kind}.updateById`, {
    path: pathOf(kind, id),
    body: { note },
    ...(tag !== undefined && { headers: { 'if-match': tag } }),
  });
const tagOf = ({ headers }: TestResponse) => headers.get('etag') ?? '';

describe.each(['employees', 'employers', 'clients', 'jobs', 'placements'] as const)('%s', (kind) => {
  it('are answered with a tag, and with nothing but that where it is known', async () => {
    const id = await make(kind);
    const first = await find(kind, id);
    expect(tagOf(first)).toMatch(/^"[\w-]+"$/);
    expect(tagOf(await find(kind, id))).toBe(tagOf(first));
    for (const known of [tagOf(first), `"other", ${tagOf(first)}`, `W/${tagOf(first)}`, '*']) {
      const again = await find(kind, id, { 'if-none-match': known });
      expect([again.status, again.bytes.length, tagOf(again)]).toEqual([304, 0, tagOf(first)]);
    }
    const changed = await change(kind, id, 'new');
    const anew = await find(kind, id, { 'if-none-match': tagOf(first) });
    expect([anew.status, anew.body, tagOf(anew)]).toEqual([200, changed.body, tagOf(changed)]);
    expect(tagOf(await api.call(`${kind}.list`))).toBe('');
  });

  it('are changed and deleted by whoever has the version that is there', async () => {
    const id = await make(kind);
    const tag = tagOf(await find(kind, id));
    const changed = await change(kind, id, 'mine', tag);
    expect(changed.status).toBe(200);
    for (const stale of [tag, '"nonsense"', 'nonsense', '', `W/${tagOf(changed)}`, '"-"']) {
      const refused = await change(kind, id, 'lost', stale);
      expect([stale, refused.status, refused.body._tag]).toEqual([stale, 412, 'PreconditionFailedError']);
    }
    const headers = { 'if-match': tag };
    expect((await api.call(`${kind}.deleteById`, { path: pathOf(kind, id), headers })).status).toBe(412);
    expect((await find(kind, id)).body.note).toBe('mine');
    expect(await eventsOf(api, id)).toHaveLength(2);
    for (const good of ['*', `"other-1", ${tagOf(changed)}`])
      expect((await change(kind, id, 'mine', good)).status).toBe(200);
    const current = { 'if-match': tagOf(await find(kind, id)) };
    expect((await api.call(`${kind}.deleteById`, { path: pathOf(kind, id), headers: current })).status).toBe(
      200,
    );
  });

  it('are changed by one of many who read the same', async () => {
    const id = await make(kind);
    const tag = tagOf(await find(kind, id));
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => change(kind, id, `of ${at}`, tag)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(412)]);
    expect(await eventsOf(api, id)).toHaveLength(2);
  });
});

it('two changes within a millisecond are two versions', async () => {
  const id = await make('clients');
  await query(api, `UPDATE clients SET updated_at = '2100-01-01' WHERE id = $1`, [id]);
  const tag = tagOf(await find('clients', id));
  expect((await change('clients', id, 'one', tag)).body.updated_at).toBe('2100-01-01T00:00:00.001Z');
  expect((await change('clients', id, 'two', tag)).status).toBe(412);
});

it('whoever sees less has another answer of the same version', async () => {
  const { id } = await createRecord(api, 'employees', { social_security_number: socialSecurityNumber });
  const as = withCookie(await signInUser(api, [{ permissions: ['employee:view', 'employee:edit'] }]));
  const [clear, masked] = [
    await find('employees', id),
    await api.request('GET', `/api/v1/employees/${id}`, as),
  ];
  expect(tagOf(masked)).not.toBe(tagOf(clear));
  const headers = { ...as.headers, 'if-none-match': tagOf(clear) };
  expect((await api.request('GET', `/api/v1/employees/${id}`, { ...as, headers })).status).toBe(200);
  const written = await api.call('employees.updateById', {
    path: { employee_id: id },
    body: { note: 'x' },
    token: null,
    headers: { ...as.headers, 'if-match': tagOf(clear) },
  });
  expect(written.status).toBe(200);
});

it('a PUT by external id holds the version too, and makes nothing where one was meant', async () => {
  const put = (headers: Record<string, string>, body = { name: 'Cook' }) =>
    api.call('jobs.upsertByExternalId', { path: { external_id: 'J-1' }, body, headers });
  expect((await put({ 'if-match': '*' })).status).toBe(412);
  const made = await put({});
  expect([made.status, tagOf(made)]).toEqual([201, expect.stringMatching(/^"/)]);
  expect((await put({ 'if-match': tagOf(made) }, { name: 'Chef' })).status).toBe(200);
  expect((await put({ 'if-match': tagOf(made) })).status).toBe(412);
});
