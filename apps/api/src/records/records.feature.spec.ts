import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Permission } from '@firstday/domain';
import { addressInput, eventsOf, createRecord, query } from '../testing/factories.js';
import { withCookie, signInUser } from '../testing/sign-in-by-link.js';
import { TestApi } from '../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
  for (const entity_type of ['client', 'employer', 'employee', 'job']) {
    const property = { entity_type, label: 'Region', name: 'region' };
    await createRecord(api, 'custom_properties', property);
    await createRecord(api, 'custom_properties', { ...property, name: 'head_count', scalar_type: 'integer' });
    await createRecord(api, 'custom_properties', { ...property, name: 'badge', is_sensitive_info: true });
  }
});
afterAll(() => api.stop());

const kinds = [
  ['clients', 'client'],
  ['employers', 'employer'],
  ['employees', 'employee'],
  ['jobs', 'job'],
] as const;

describe.each(kinds)('%s', (kind, noun) => {
  const create = (body: object = {}) => createRecord(api, kind, { ...body });
  const path = (id: string) => ({ [`${noun}_id`]: id });
  const update = (id: string, body: object) => api.call(`${kind}.updateById`, { path: path(id), body });
  const find = (id: string) => api.call(`${kind}.findById`, { path: path(id) });

  it('are kept with their custom and system attributes', async () => {
    const made = await create({ custom_attributes: { region: 'east', head_count: 3 }, note: 'x', rank: 2 });
    expect(made).toMatchObject({ custom_attributes: { region: 'east', head_count: 3 }, note: 'x', rank: 2 });
    expect(made.id).toMatch(/^[a-z]+_[1-9A-HJ-NP-Za-km-z]{22}$/);
    expect((await find(made.id)).body).toEqual(made);
  });

  it('have their custom attributes merged by a change, and null clears one', async () => {
    const made = await create({ custom_attributes: { region: 'east', head_count: 3 }, note: 'x', rank: 2 });
    const changed = await update(made.id, { custom_attributes: { region: null, badge: 'B-1' }, note: null });
    expect(changed.body.custom_attributes).toEqual({ head_count: 3, badge: 'B-1' });
    expect(changed.body).not.toHaveProperty('note');
    expect(changed.body.rank).toBe(2);
    expect((await find(made.id)).body).toEqual(changed.body);
  });

  it('refuse an unknown custom attribute and a value of another type, and keep nothing', async () => {
    const { id, updated_at } = await create();
    const unknown = await update(id, { custom_attributes: { nobody: 1 }, note: 'lost' });
    expect(unknown.body).toMatchObject({
      _tag: 'BadRequestError',
      message: expect.stringContaining('nobody'),
    });
    const mistyped = await update(id, { custom_attributes: { head_count: 1.5 } });
    expect(mistyped.body).toMatchObject({
      _tag: 'BadRequestError',
      message: expect.stringContaining('head_count'),
    });
    expect((await find(id)).body.updated_at).toBe(updated_at);
    expect((await eventsOf(api, id)).map((event) => event.kind)).toEqual([`${noun}.created`]);
  });

  it('never let a system attribute shadow a property of their own', async () => {
    const made = await create({ account_id: 'acct_other', created_at: '2001-01-01', deleted_at: 'now' });
    expect(made).not.toHaveProperty('account_id');
    expect(made).not.toHaveProperty('deleted_at');
    expect(made.created_at).not.toBe('2001-01-01');
  });

  it('keep a sensitive custom attribute sealed, show it to the API token, and mask it in events', async () => {
    const made = await create({ custom_attributes: { badge: 'SECRET-77' } });
    expect(made.custom_attributes).toEqual({ badge: 'SECRET-77' });
    const [row] = await query<object>(api, `SELECT * FROM ${kind} WHERE id = $1`, [made.id]);
    expect(JSON.stringify(row)).not.toContain('SECRET-77');
    expect(Buffer.from(JSON.stringify(row)).toString('latin1')).not.toContain('SECRET-77');
    const [event] = await eventsOf(api, made.id);
    expect(event?.data['custom_attributes']).toEqual({ badge: '***' });
    const cleared = await update(made.id, { custom_attributes: { badge: null } });
    expect(cleared.body.custom_attributes).toEqual({});
  });

  it('mask a sensitive custom attribute, alone and in lists, for people without the permission', async () => {
    const region = `masked-${kind}`;
    const made = await create({ custom_attributes: { region, badge: 'SECRET-88' } });
    const filter = { query: { custom_attributes: JSON.stringify({ region }) } };
    const shownTo = async (permissions: Permission[]) => {
      const by = withCookie(await signInUser(api, [{ permissions }]));
      const listed = await api.call(`${kind}.list`, { ...by, ...filter });
      const found = await api.call(`${kind}.findById`, { ...by, path: path(made.id) });
      return [listed.body.data[0].custom_attributes.badge, found.body.custom_attributes.badge];
    };
    expect(await shownTo([`${noun}:view`])).toEqual(['***', '***']);
    const clear = await shownTo([`${noun}:view`, 'employee:view_sensitive']);
    expect(clear).toEqual(['SECRET-88', 'SECRET-88']);
    expect((await api.call(`${kind}.list`, filter)).body.data[0].custom_attributes.badge).toBe('SECRET-88');
  });

  it('are found by all pairs of a custom attributes filter, but never by a sensitive value', async () => {
    const made = await create({ custom_attributes: { region: `only-${kind}`, head_count: 9, badge: 'Q' } });
    await create({ custom_attributes: { region: `only-${kind}` } });
    const list = (pairs: object) =>
      api.call(`${kind}.list`, { query: { custom_attributes: JSON.stringify(pairs) } });
    const found = await list({ region: `only-${kind}`, head_count: 9 });
    expect(found.body).toMatchObject({ total: 1, data: [{ id: made.id }] });
    const other = await list({ region: `only-${kind}`, head_count: null });
    expect(other.body).toMatchObject({ total: 1 });
    expect(other.body.data[0].id).not.toBe(made.id);
    expect((await list({ badge: 'Q' })).body).toMatchObject({
      _tag: 'BadRequestError',
      message: expect.stringContaining('badge'),
    });
    expect((await list({ badge: '***' })).status).toBe(400);
  });

  it('list newest first with every page consistent', async () => {
    const token = api.test.apiToken;
    const ids = [];
    for (let at = 0; at < 5; at++) ids.unshift((await createRecord(api, kind, { token })).id);
    const pages = [];
    for (const page of [1, 2, 3, 4]) {
      const { body } = await api.call(`${kind}.list`, { query: { page, per_page: 2 }, token });
      expect(body).toMatchObject({ total: 5, total_pages: 3, current_page: page, per_page: 2 });
      pages.push(...body.data.map((record: { id: string }) => record.id));
    }
    expect(pages).toEqual(ids);
  });

  it('tell of each change in an event that carries the record', async () => {
    const { id } = await create();
    const changed = await update(id, { note: 'changed' });
    const deleted = await api.call(`${kind}.deleteById`, { path: path(id) });
    const events = await eventsOf(api, id);
    expect(events.map((event) => event.kind)).toEqual([
      `${noun}.created`,
      `${noun}.updated`,
      `${noun}.deleted`,
    ]);
    expect(events.at(-1)?.data).toMatchObject({ id, note: 'changed' });
    expect(deleted.body).toEqual(changed.body);
    expect((await find(id)).status).toBe(404);
    expect((await update(id, {})).status).toBe(404);
    expect((await api.call(`${kind}.deleteById`, { path: path(id) })).status).toBe(404);
  });

  it('stay as they are, and nobody is told, where a change says what is there already', async () => {
    const said = { custom_attributes: { region: 'east', badge: 'B-1' }, note: 'x' };
    const made = await create(said);
    const same = await update(made.id, {
      ...said,
      custom_attributes: { ...said.custom_attributes, head_count: null },
    });
    expect(same.body).toEqual(made);
    expect((await update(made.id, {})).body).toEqual(made);
    expect((await find(made.id)).body).toEqual(made);
    expect((await eventsOf(api, made.id)).map(({ kind }) => kind)).toEqual([`${noun}.created`]);
    const changed = await update(made.id, { custom_attributes: { badge: 'B-2' } });
    expect(changed.body.updated_at > made.updated_at).toBe(true);
  });

  it('refuse an id of another kind as not of the right form', async () => {
    expect((await find('ev_1111111111111111111111')).status).toBe(400);
  });

  it('lose no change when two are made at once', async () => {
    const { id } = await create();
    const notes = Array.from({ length: 8 }, (_, at) => `note_${at}`);
    await Promise.all(notes.map((note) => update(id, { [note]: true })));
    const { body } = await find(id);
    for (const note of notes) expect(body[note]).toBe(true);
  });
});

describe('addresses', () => {
  it('are kept one way: no empty second line, and the whole address written by the service', async () => {
    const job = await createRecord(api, 'jobs', { address: { ...addressInput, full_address: 'nonsense' } });
    expect(job.address).toEqual({
      ...addressInput,
      secondary: null,
      full_address: '12 Pier Road, Albany, NY 12207, USA',
    });
    const changed = await api.call('jobs.updateById', {
      path: { job_id: job.id },
      body: { address: null },
    });
    expect(changed.body.address).toBeNull();
  });

  it('of an employee need street, city, state and country, and every issue is said', async () => {
    const answer = await api.call('employees.create', {
      body: { first_name: 'A', last_name: 'B', address: { street: '', city: 1 } },
    });
    expect(answer.body._tag).toBe('HttpApiDecodeError');
    expect(answer.body.issues.map((issue: { path: string[] }) => issue.path.join('.'))).toEqual(
      expect.arrayContaining(['address.street', 'address.city', 'address.state', 'address.country']),
    );
  });
});
