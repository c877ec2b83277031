import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request as send } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Pool } from 'pg';
import { z } from 'zod';
import { query } from '../../testing/factories.js';
import { newFile } from '../../testing/hosted-page.js';
import { TestApi } from '../../testing/test-api.js';

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

  it('belongs to the credential: another token of the account with an equal key gets an answer of its own, and not the secret of the first', async () => {
    const token = (name: string, by?: string) =>
      api.call('api_tokens.create', {
        body: { name },
        headers: { 'idempotency-key': 'one-secret' },
        ...(by && { token: by }),
      });
    const first = await token('Payroll');
    const second = await token('Payroll', first.body.token);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.id).not.toBe(first.body.id);
    expect(second.body.token).not.toBe(first.body.token);
    expect((await token('Payroll')).body).toEqual(first.body);
    expect((await token('Payroll', first.body.token)).body).toEqual(second.body);
  });

  it('that was kept before keys belonged to credentials is nobody’s: its answer is not given, and it is not carried out again', async () => {
    await query(
      api,
      `INSERT INTO idempotency_keys (account_id, key, fingerprint, status, body, created_at)
       SELECT account_id, 'of-before', fingerprint, status, body, now() FROM idempotency_keys WHERE key = 'again'`,
    );
    const before = await total();
    expect((await create('of-before', 'Once')).body._tag).toBe('IdempotencyConflictError');
    expect(await total()).toBe(before);
    await query(
      api,
      `UPDATE idempotency_keys SET created_at = now() - interval '25 hours' WHERE key = 'of-before'`,
    );
    expect((await create('of-before', 'Once')).status).toBe(201);
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

/** Holds up whoever adds a client, until the test lets them go on. */
async function holdUpClients(of: TestApi) {
  const client = await of.app.get(Pool).connect();
  await client.query('BEGIN; LOCK TABLE clients IN EXCLUSIVE MODE');
  return async () => {
    await client.query('COMMIT');
    client.release();
  };
}
const dozen = <Result>(ask: () => Promise<Result>) => Array.from({ length: 12 }, ask);

describe('requests that wait for one with their key', () => {
  let small: TestApi;
  let beside: Awaited<ReturnType<typeof TestApi.beside>>;
  beforeAll(async () => {
    small = await TestApi.start({ DATABASE_POOL: '3' });
    beside = await TestApi.beside(small, { DATABASE_POOL: '2' });
  });
  afterAll(async () => {
    await beside.stop();
    await small.stop();
  });
  const post = async (url: string, key: string, token = small.live.apiToken) => {
    const answer = await fetch(`${url}/api/v1/clients`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: '{"name":"Waited for"}',
    });
    return {
      status: answer.status,
      body: z.looseObject({ id: z.string() }).safeParse(await answer.json()).data,
    };
  };
  const list = async (url: string) =>
    (
      await fetch(`${url}/api/v1/clients`, {
        headers: { authorization: `Bearer ${small.stranger.apiToken}` },
        signal: AbortSignal.timeout(50_000),
      })
    ).status;

  it('hold no connection, in either process, and are answered as the first one was', async () => {
    const letGo = await holdUpClients(small);
    const asked = [...dozen(() => post(small.url, 'slow')), ...dozen(() => post(beside.url, 'slow'))];
    await pause(500);
    expect(await Promise.all([list(small.url), list(beside.url)])).toEqual([200, 200]);
    await letGo();
    const answers = await Promise.all(asked);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map(({ body }) => body?.id)).size).toBe(1);
    expect(await query(small, `SELECT FROM clients WHERE name = 'Waited for'`)).toHaveLength(1);
  });

  it('are so many of a credential at most: one more is told to come back', async () => {
    const letGo = await holdUpClients(small);
    let refused = 0;
    const asked = Array.from({ length: 30 }, async () => {
      const answer = await post(small.url, 'crowded');
      if (answer.status === 429) refused += 1;
      return answer;
    });
    // Who is refused is told at once: then all have arrived.
    for (let tries = 0; refused < 9 && tries < 1000; tries += 1) await pause(50);
    const others = post(small.url, 'crowded', small.test.apiToken);
    await letGo();
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(21);
    expect(statuses.filter((status) => status === 429)).toHaveLength(9);
    expect((await others).status).toBe(201);
  });

  it('take no connection either while an upload with the key does not come to its end', async () => {
    const made = await newFile(small);
    const stalled = send(`${small.url}/api/v1/subtasks/${made.subtaskId}/upload`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${small.live.apiToken}`,
        'content-type': 'multipart/form-data; boundary=edge',
        'idempotency-key': 'stalled',
      },
    });
    stalled.on('error', () => undefined);
    stalled.write('--edge\r\ncontent-disposition: form-data; name="files"; filename="a.png"\r\n\r\n\x89PNG');
    await pause(200);
    const asked = dozen(() => post(small.url, 'stalled'));
    expect(await list(small.url)).toBe(200);
    expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([201]));
    stalled.destroy();
  });
});

describe('an upload with a key', () => {
  it('sent again is answered as at first, also once the page is closed, and with another file is 409', async () => {
    const made = await newFile(api);
    const upload = (content: string, key = 'upload') => {
      const form = new FormData();
      form.append(
        'files',
        new Blob([Buffer.from(`\x89PNG\r\n\x1a\n\0\0\0\rIHDR${content}`, 'latin1')]),
        'a.png',
      );
      return api.call('subtasks.uploadFiles', {
        path: { subtask_id: made.subtaskId },
        form,
        token: made.page.token,
        headers: { 'idempotency-key': key },
      });
    };
    const stored = async () => (await readdir(join(api.dataDir, 'files', 'uploads'))).length;
    const first = await upload('0123456789abcdef');
    expect(first.status).toBe(200);
    const before = await stored();
    expect((await upload('0123456789abcdef')).body).toEqual(first.body);
    expect((await upload('fedcba9876543210')).body._tag).toBe('IdempotencyConflictError');
    await query(api, `UPDATE tasks SET expired_at = now() - interval '1 hour'`);
    expect((await upload('0123456789abcdef')).body).toEqual(first.body);
    expect((await upload('0123456789abcdef', 'later')).status).toBe(403);
    expect(await stored()).toBe(before);
  });
});
