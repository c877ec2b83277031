import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { query } from '../testing/factories.js';
import { TestApi } from '../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
});
afterAll(() => api.stop());

const create = (key: string, name: string, token = api.live.apiToken) =>
  api.call('clients.create', { body: { name }, token, headers: { 'idempotency-key': key } });
const total = async () => (await api.call('clients.list')).body.total;

describe('Idempotency-Key', () => {
  it('answers the same request twice with what was answered first, and carries it out once', async () => {
    const before = await total();
    const first = await create('again', 'Once');
    const second = await create('again', 'Once');
    expect(second.status).toBe(201);
    expect(second.body).toEqual(first.body);
    expect(await total()).toBe(before + 1);
  });

  it('carries ten equal requests at the same time out once', async () => {
    const before = await total();
    const answers = await Promise.all(Array.from({ length: 10 }, () => create('at-once', 'Ten at once')));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    expect(await total()).toBe(before + 1);
  });

  it('refuses the same key with another body, and with another operation', async () => {
    await create('other', 'First');
    const answer = await create('other', 'Second');
    expect(answer.status).toBe(409);
    expect(answer.body._tag).toBe('IdempotencyConflictError');
    const elsewhere = await api.request('POST', '/api/v1/jobs', {
      body: { name: 'First' },
      headers: { 'idempotency-key': 'other' },
    });
    expect([404, 409]).toContain(elsewhere.status);
  });

  it("does not cross accounts: another account's equal key is its own", async () => {
    const ours = await create('shared', 'Same');
    const theirs = await create('shared', 'Same', api.stranger.apiToken);
    expect(theirs.status).toBe(201);
    expect(theirs.body.id).not.toBe(ours.body.id);
  });

  it('keeps no key for a refused request, so that the mended one can be sent', async () => {
    expect((await create('mended', '')).status).toBe(400);
    expect((await create('mended', 'Mended')).status).toBe(201);
  });

  it('keeps no hash of the request that could be tried without the secret of the installation', async () => {
    const body = { email: 'ana@harborfoods.com', password: 'Correct7horse', user_group_ids: [] };
    await api.call('users.create', { body, headers: { 'idempotency-key': 'with-password' } });
    const [kept] = await query<{ fingerprint: string }>(
      api,
      `SELECT fingerprint FROM idempotency_keys WHERE key = 'with-password'`,
    );
    const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
    const ofBody = sha256(JSON.stringify(body));
    expect(kept?.fingerprint).toMatch(/^[0-9a-f]{8}:[0-9a-f]{64}$/);
    expect([ofBody, sha256(`/api/v1/users\n${ofBody}`)]).not.toContain(kept?.fingerprint.split(':')[1]);
  });

  it('refuses a key that is not plain text', async () => {
    expect((await create('two words', 'x')).status).toBe(400);
    expect((await create('x'.repeat(256), 'x')).status).toBe(400);
  });
});
