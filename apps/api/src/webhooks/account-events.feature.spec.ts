import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { exampleId } from '@firstday/domain';
import pg from 'pg';
import { createRecord } from '../testing/factories.js';
import { signInUser, withCookie } from '../testing/sign-in-by-link.js';
import { TestApi } from '../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

interface Listed {
  readonly id: string;
  readonly type: string;
  readonly resource_id: string;
}

const list = async (query: Record<string, string | number> = {}, more: object = {}) =>
  (await api.call('events.list', { query, ...more })).body;
const idsIn = (page: { data: Listed[] }) => page.data.map(({ resource_id }) => resource_id);

describe('what happened in the account', () => {
  it('is listed by kind, record and time, with the bodies of webhooks', async () => {
    const client = await createRecord(api, 'clients', { name: 'Pier Five' });
    await api.call('clients.updateById', { path: { client_id: client.id }, body: { name: 'Pier Six' } });
    const all = await list({ resource_id: client.id });
    expect(all.data.map(({ type }: Listed) => type)).toEqual(['client.created', 'client.updated']);
    expect(all.data[0].data).toEqual(client);
    expect(idsIn(await list({ resource_id: client.id, type: 'client.updated' }))).toEqual([client.id]);
    expect(idsIn(await list({ resource_id: client.id, created_at_gte: '2100-01-01T00:00:00Z' }))).toEqual([]);
    const newest = await list({ sort: '-created_at', per_page: 1 });
    expect([newest.data[0].type, newest.has_more]).toEqual(['client.updated', true]);
    const one = await api.call('events.findById', { path: { event_id: newest.data[0].id } });
    expect(one.body).toEqual(newest.data[0]);
  });

  it('is read on to its end', async () => {
    const made: string[] = [];
    for (const name of ['a', 'b', 'c']) made.push((await createRecord(api, 'jobs', { name })).id);
    const seen: string[] = [];
    let page = await list({ type: 'job.created', per_page: 2 });
    while (page.data.length > 0) {
      seen.push(...idsIn(page));
      page = await list({ type: 'job.created', per_page: 2, starting_after: page.next_cursor });
    }
    expect([seen, page.has_more, page.next_cursor]).toEqual([made, false, null]);
    const unknown = await api.call('events.list', { query: { starting_after: exampleId('event') } });
    expect([unknown.status, unknown.body._tag]).toEqual([400, 'BadRequestError']);
  });

  it('passes over nothing that is committed late', async () => {
    const last = (await list({ sort: '-created_at', per_page: 1 })).data[0].id;
    const late = new pg.Client({ connectionString: api.databaseUrl });
    await late.connect();
    await late.query('BEGIN');
    await late.query(
      `INSERT INTO events (id, account_id, kind, resource_id, data, created_at)
       SELECT 'ev_0' || substr(id, 5), account_id, kind, 'late', data, created_at FROM events WHERE id = $1`,
      [last],
    );
    const early = await createRecord(api, 'clients');
    expect(idsIn(await list({ starting_after: last }))).toEqual([]);
    await late.query('COMMIT');
    await late.end();
    expect(idsIn(await list({ starting_after: last }))).toEqual(['late', early.id]);
  });
});

describe('of what happened', () => {
  it('everybody sees the kinds whose records they may all see', async () => {
    const client = await createRecord(api, 'clients');
    const rule = { fact: 'client.name', operator: 'equals', value: 'Nobody' };
    const people = {
      some: [{ permissions: ['webhook:view', 'client:view'] as const }],
      ruled: [{ permissions: ['webhook:view', 'client:view'] as const, access_rule: rule }],
    };
    const some = withCookie(await signInUser(api, people.some));
    const kinds = new Set((await list({ per_page: 100 }, some)).data.map(({ type }: Listed) => type));
    expect([...kinds].filter((kind) => !String(kind).startsWith('client.'))).toEqual([]);
    expect(kinds.has('client.created')).toBe(true);
    expect((await api.call('events.list', { query: { type: 'job.created' }, ...some })).status).toBe(403);
    const ruled = withCookie(await signInUser(api, people.ruled));
    expect((await list({ per_page: 100 }, ruled)).data).toEqual([]);
    const [event] = (await list({ resource_id: client.id })).data;
    const path = { event_id: event.id };
    expect((await api.call('events.findById', { path, ...ruled })).status).toBe(404);
    expect((await api.call('events.findById', { path, ...some })).status).toBe(200);
  });

  it('nobody sees that of another account', async () => {
    const client = await createRecord(api, 'clients');
    const [event] = (await list({ resource_id: client.id })).data;
    for (const token of [api.stranger.apiToken, api.test.apiToken]) {
      expect((await list({ resource_id: client.id }, { token })).data).toEqual([]);
      const found = await api.call('events.findById', { path: { event_id: event.id }, token });
      expect(found.status).toBe(404);
      expect((await api.call('events.list', { query: { starting_after: event.id }, token })).status).toBe(
        400,
      );
    }
  });
});
