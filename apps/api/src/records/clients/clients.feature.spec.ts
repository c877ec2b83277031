import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

const create = (body: object) => api.call('clients.create', { body });

describe('clients', () => {
  it('keeps a client and gives it back by its id', async () => {
    const created = await create({ name: 'Harbor Foods', region_code: 'east' });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ name: 'Harbor Foods', region_code: 'east', custom_attributes: {} });
    expect(created.body.id).toMatch(/^cl_[1-9A-HJ-NP-Za-km-z]{22}$/);
    const found = await api.call('clients.findById', { path: { client_id: created.body.id } });
    expect(found.body).toEqual(created.body);
  });

  it('changes only what is given, and null clears a system attribute', async () => {
    const { body } = await create({ name: 'Before', note: 'kept', other: 1 });
    const changed = await api.call('clients.updateById', {
      path: { client_id: body.id },
      body: { name: 'After', other: null },
    });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({ name: 'After', note: 'kept' });
    expect(changed.body).not.toHaveProperty('other');
  });

  it('answers a deleted client as it last was, and 404 from then on', async () => {
    const { body } = await create({ name: 'Short-lived' });
    const path = { client_id: body.id };
    expect((await api.call('clients.deleteById', { path })).body).toEqual(body);
    expect((await api.call('clients.findById', { path })).status).toBe(404);
    expect((await api.call('clients.deleteById', { path })).status).toBe(404);
  });

  it("answers 404 for another account's client", async () => {
    const { body } = await create({ name: 'Ours' });
    const path = { client_id: body.id };
    for (const token of [api.stranger.apiToken, api.test.apiToken]) {
      expect((await api.call('clients.findById', { path, token })).status).toBe(404);
      expect((await api.call('clients.updateById', { path, token, body: { name: 'Theirs' } })).status).toBe(
        404,
      );
      expect((await api.call('clients.deleteById', { path, token })).status).toBe(404);
    }
    expect((await api.call('clients.findById', { path })).body.name).toBe('Ours');
  });

  it('refuses a nested top-level property and says every issue', async () => {
    const answer = await create({ name: '', nested: { a: 1 }, list: [] });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ _tag: 'HttpApiDecodeError' });
    expect(answer.body.issues.map((issue: { path: string[] }) => issue.path)).toEqual(
      expect.arrayContaining([['name'], ['nested'], ['list']]),
    );
  });

  it('refuses a credential that is missing or unknown', async () => {
    for (const token of [null, 'fd_live_unknownunknownunknownunknownunknownunkno']) {
      const answer = await api.call('clients.list', { token });
      expect(answer.status).toBe(401);
      expect(answer.body._tag).toBe('Unauthorized');
    }
  });

  it('lists newest first, page by page', async () => {
    const token = api.test.apiToken;
    for (const name of ['a', 'b', 'c']) await api.call('clients.create', { body: { name }, token });
    const first = await api.call('clients.list', { query: { per_page: 2 }, token });
    expect(first.body).toMatchObject({ total: 3, current_page: 1, per_page: 2, total_pages: 2 });
    expect(first.body.data.map((client: { name: string }) => client.name)).toEqual(['c', 'b']);
    const second = await api.call('clients.list', { query: { per_page: 2, page: 2 }, token });
    expect(second.body.data.map((client: { name: string }) => client.name)).toEqual(['a']);
    expect((await api.call('clients.list', { query: { page: -3 }, token })).body.current_page).toBe(1);
    expect((await api.call('clients.list', { query: { per_page: 101 }, token })).status).toBe(400);
  });
});
