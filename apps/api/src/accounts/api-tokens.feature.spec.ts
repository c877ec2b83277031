import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { query } from '../testing/factories.js';
import { TestApi } from '../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
});
afterAll(() => api.stop());

const create = (token?: string) =>
  api.call('api_tokens.create', { body: { name: 'Payroll' }, ...(token && { token }) });

describe('API tokens', () => {
  it('are shown once, listed by their last four, and stored as a hash only', async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body.token).toMatch(/^fd_live_[\w-]{43}$/);
    const { token, ...listed } = body;
    const { data } = (await api.call('api_tokens.list')).body;
    expect(data[0]).toEqual(listed);
    const found = await api.call('api_tokens.findById', { path: { api_token_id: listed.id } });
    expect(found.body).toEqual(listed);
    expect(token.endsWith(listed.last_four)).toBe(true);
    const stored = JSON.stringify(await query(api, 'SELECT * FROM api_tokens'));
    expect(stored).not.toContain(token);
  });

  it('open their own account until they are revoked', async () => {
    const made = (await create(api.test.apiToken)).body;
    expect(made.token).toMatch(/^fd_test_/);
    expect((await api.call('clients.list', { token: made.token })).status).toBe(200);
    const path = { api_token_id: made.id };
    expect((await api.call('api_tokens.revoke', { path })).status).toBe(404);
    const revoked = await api.call('api_tokens.revoke', { path, token: api.test.apiToken });
    expect(revoked.body.revoked_at).not.toBeNull();
    expect((await api.call('clients.list', { token: made.token })).status).toBe(401);
    expect((await api.call('api_tokens.revoke', { path, token: api.test.apiToken })).body).toEqual(
      revoked.body,
    );
  });
});
