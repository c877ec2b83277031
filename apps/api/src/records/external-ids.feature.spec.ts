import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inTransaction } from '../context/index.js';
import { ExternalIds1795399100000 } from '../database/migrations/1795399100000-external-ids.js';
import { EmployeesService } from './employees/employees.service.js';
import {
  addressInput,
  createRecord,
  eventsOf,
  ownerDataSource,
  query,
  testSystemContext,
} from '../testing/factories.js';
import { signInUser, withCookie } from '../testing/sign-in-by-link.js';
import { TestApi } from '../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
});
afterAll(() => api.stop());

const bodies = {
  employees: { first_name: 'Ana', last_name: 'Lopez', address: addressInput },
  employers: { name: 'Harbor Foods', ein: '12-3456789', address: addressInput },
  clients: { name: 'Pier Nine' },
  jobs: { name: 'Cook' },
  placements: {},
} as const;
const kinds = ['employees', 'employers', 'clients', 'jobs', 'placements'] as const;
type Kind = (typeof kinds)[number];
const idName = (kind: Kind) => `${kind.slice(0, -1)}_id`;

/** What a record of a kind is made of; a placement of somebody of its own. */
async function bodyOf(kind: Kind, more: object = {}): Promise<Record<string, unknown>> {
  const named = kind === 'placements' ? { employee_id: (await createRecord(api, 'employees')).id } : {};
  return { ...bodies[kind], ...named, ...more };
}
const put = (kind: Kind, external_id: string, body: object, as = {}) =>
  api.call(`${kind}.upsertByExternalId`, { path: { external_id }, body, ...as });
const create = async (kind: Kind, more: object) =>
  api.call(`${kind}.create`, { body: await bodyOf(kind, more) });
const change = (kind: Kind, id: string, body: object) =>
  api.call(`${kind}.updateById`, { path: { [idName(kind)]: id }, body });
const remove = (kind: Kind, id: string) => api.call(`${kind}.deleteById`, { path: { [idName(kind)]: id } });
const listed = async (kind: Kind, external_id: string) =>
  (await api.call(`${kind}.list`, { query: { external_id } })).body.data.map(({ id }: { id: string }) => id);

describe.each(kinds)('the external id of %s', (kind) => {
  it('is answered, finds the record, is told, and goes with null', async () => {
    const { body: made } = await create(kind, { external_id: `HR ${kind}/1%ü` });
    expect(made.external_id).toBe(`HR ${kind}/1%ü`);
    expect(await listed(kind, `HR ${kind}/1%ü`)).toEqual([made.id]);
    expect(await listed(kind, `HR ${kind}/1`)).toEqual([]);
    expect((await eventsOf(api, made.id))[0]?.data).toMatchObject({ external_id: `HR ${kind}/1%ü` });
    expect((await change(kind, made.id, { external_id: null })).body).not.toHaveProperty('external_id');
    expect(await listed(kind, `HR ${kind}/1%ü`)).toEqual([]);
  });

  it('is one record’s: another is 409 and says whose it is; nothing is kept', async () => {
    const { body: made } = await create(kind, { external_id: 'one' });
    const { body: other } = await create(kind, { external_id: 'other' });
    for (const refused of [
      await create(kind, { external_id: 'one' }),
      await change(kind, other.id, { external_id: 'one', note: 'lost' }),
    ])
      expect(refused).toMatchObject({
        status: 409,
        body: { _tag: 'ExternalIdConflictError', meta: { id: made.id } },
      });
    expect((await change(kind, other.id, {})).body).not.toHaveProperty('note');
    expect((await change(kind, made.id, { external_id: 'one', note: 'kept' })).status).toBe(200);
    await remove(kind, made.id);
    expect((await create(kind, { external_id: 'one' })).status).toBe(201);
  });

  it('makes a record once and changes it after that', async () => {
    const body = await bodyOf(kind);
    const made = await put(kind, 'two', body);
    expect([made.status, made.body.external_id]).toEqual([201, 'two']);
    const again = await put(kind, 'two', { ...body, external_id: 'two' });
    expect([again.status, again.body]).toEqual([200, made.body]);
    expect(await eventsOf(api, made.body.id)).toHaveLength(1);
    const changed = await put(kind, 'two', { ...body, note: 'night' });
    expect([changed.status, changed.body.id, changed.body.note]).toEqual([200, made.body.id, 'night']);
    const other = await put(kind, 'two', { ...body, external_id: 'three' });
    expect(other.body).toMatchObject({ _tag: 'HttpApiDecodeError', issues: [{ path: ['external_id'] }] });
    await remove(kind, made.body.id);
    const anew = await put(kind, 'two', body);
    expect([anew.status, anew.body.id === made.body.id]).toEqual([201, false]);
  });

  it('makes one of many at once', async () => {
    const body = await bodyOf(kind);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => put(kind, 'race', { ...body, rank: at })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(11).fill(200), 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await listed(kind, 'race')).toHaveLength(1);
  });

  it('is one record’s also where several take it at the same time', async () => {
    const made = await Promise.all(['a', 'b', 'c', 'd'].map((name) => create(kind, { note: name })));
    const answers = await Promise.all(made.map(({ body }) => change(kind, body.id, { external_id: 'same' })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  });

  it('is each account’s own', async () => {
    const body = await bodyOf(kind);
    await put(kind, 'ours', body);
    if (kind === 'placements') return;
    const theirs = await put(kind, 'ours', body, { token: api.stranger.apiToken });
    expect(theirs.status).toBe(201);
  });

  it.each(['', ' ', 'a ', '\n', 'x'.repeat(256), 'a\0', 5, true, '..', '219-09-9999'])(
    'is text of a kind, and not %j',
    async (external_id) => {
      const refused = await create(kind, { external_id });
      expect(refused.status).toBe(400);
    },
  );
});

it('is not told to whoever may not see the record, nor changed by them', async () => {
  const { body: made } = await create('employees', { external_id: 'hidden' });
  const access_rule = { fact: 'employer.name', operator: 'equals', value: 'Nobody of this name' };
  const permissions = ['employee:view', 'employee:edit', 'client:edit', 'client:view'] as const;
  const as = withCookie(await signInUser(api, [{ permissions, access_rule }]));
  const body = { ...bodies.employees, external_id: 'hidden' };
  const refused = await api.call('employees.create', { body, ...as });
  expect(refused).toMatchObject({ status: 409, body: { meta: { id: null } } });
  expect((await put('employees', 'hidden', body, as)).status).toBe(404);
  const viewer = withCookie(await signInUser(api, [{ permissions: ['client:view'] }]));
  expect((await put('clients', 'new', bodies.clients, viewer)).status).toBe(403);
  const elsewhere = { ...as, headers: { ...as.headers, origin: 'https://elsewhere.example' } };
  expect((await put('clients', 'new', bodies.clients, elsewhere)).status).toBe(403);
  expect(await eventsOf(api, made.id)).toHaveLength(1);
});

it('stays with whoever took it, when the first of them comes back', async () => {
  const names = ['x1', 'x2'];
  const made = await Promise.all(names.map((external_id) => create('employees', { external_id })));
  for (const { body } of made) await remove('employees', body.id);
  await create('employees', { external_id: 'x1' });
  const restored = made.map(({ body }) => body.id);
  const service = api.app.get(EmployeesService);
  for (const id of restored) await inTransaction(testSystemContext(api), (ctx) => service.restore(ctx, id));
  const found = restored.map((employee_id) => api.call('employees.findById', { path: { employee_id } }));
  expect((await Promise.all(found)).map(({ body }) => body.external_id)).toEqual([undefined, 'x2']);
  const told = await eventsOf(api, restored[1]);
  expect(told.at(-1)).toMatchObject({ kind: 'employee.restored', data: { external_id: 'x2' } });
});

it('has its words in paths, and none of it in Allow', async () => {
  const { status, headers } = await api.request('GET', '/api/v1/employees/by_external_id/onboarding');
  expect(status).toBe(400);
  expect(headers.get('allow')).toBeNull();
  const wrong = await api.request('GET', '/api/v1/employees/by_external_id/a%2Fb');
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'PUT']);
});

describe('of an earlier version, where it was a property like any other', () => {
  it('becomes the external id where it can, and is answered in any case', async () => {
    const values = ['old', 'old', 4711, true, ' spaced ', 'gone', 'y'.repeat(300)];
    const made = await Promise.all(values.map(() => create('employees', { note: 'kept' })));
    const rows = made.map(({ body }, at) => ({ id: body.id, external_id: values[at] }));
    await remove('employees', rows[5]?.id);
    for (const table of kinds)
      await query(api, `ALTER TABLE ${table} DROP COLUMN external_id`).then(() =>
        query(api, `DROP INDEX ${table}_former_external_id`),
      );
    await query(
      api,
      `UPDATE employees SET system_attributes = system_attributes || jsonb_build_object('external_id', given.external_id)
         FROM jsonb_to_recordset($1) AS given(id text, external_id jsonb) WHERE employees.id = given.id`,
      [JSON.stringify(rows)],
    );
    const runner = ownerDataSource(api).createQueryRunner();
    await new ExternalIds1795399100000().up(runner).finally(() => runner.release());
    const stored = await query<{ id: string; external_id: string | null }>(
      api,
      `SELECT id, external_id FROM employees WHERE id = ANY ($1)`,
      [rows.map(({ id }) => id)],
    );
    const named = rows.map(({ id }) => stored.find((row) => row.id === id)?.external_id);
    const [oldest] = rows
      .slice(0, 2)
      .map(({ id }) => id)
      .toSorted();
    expect(named).toEqual([
      rows[0]?.id === oldest ? 'old' : null,
      rows[1]?.id === oldest ? 'old' : null,
      '4711',
      null,
      null,
      'gone',
      null,
    ]);
    const answers = await Promise.all(
      rows
        .filter((_, at) => at !== 5)
        .map(({ id }) => api.call('employees.findById', { path: { employee_id: id } })),
    );
    expect(answers.map(({ body }) => [body.external_id, body.note])).toEqual(
      ['old', 'old', '4711', 'true', ' spaced ', 'y'.repeat(300)].map((value) => [value, 'kept']),
    );
    expect((await listed('employees', 'old')).toSorted()).toEqual(
      rows
        .slice(0, 2)
        .map(({ id }) => id)
        .toSorted(),
    );
    const rename = () => change('employees', rows[3]?.id, { external_id: 'new' });
    // Each connection that planned its statements for the earlier table says so once.
    let renamed = await rename();
    for (let tries = 0; renamed.status === 503 && tries < 10; tries += 1) renamed = await rename();
    expect(renamed.body).toMatchObject({ external_id: 'new' });
    expect((await change('employees', rows[3]?.id, { external_id: null })).body).not.toHaveProperty(
      'external_id',
    );
  });
});
