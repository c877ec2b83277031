import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { query } from '../testing/factories.js';
import { withCookie, signInUser } from '../testing/sign-in-by-link.js';
import { TestApi } from '../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

const url = 'https://hooks.harborfoods.com/in';
const create = (body: object, token?: string) =>
  api.call('webhooks.create', { body, ...(token && { token }) });

describe('webhooks', () => {
  it('get a signing key of their own that is sealed at rest', async () => {
    const { status, body } = await create({ url });
    expect(status).toBe(201);
    expect(body).toMatchObject({ url, description: null, subscribed_events: [], last_used_at: null });
    expect(Buffer.from(body.token.replace(/^whsec_/, ''), 'base64')).toHaveLength(32);
    expect((await api.call('webhooks.findById', { path: { webhook_id: body.id } })).body).toEqual(body);
    expect((await create({ url })).body.token).not.toBe(body.token);
    const rows: { sealed_token: Buffer }[] = await query(api, 'SELECT sealed_token FROM webhooks');
    for (const row of rows) expect(row.sealed_token.toString('latin1')).not.toContain('whsec_');
  });

  it('change what they are subscribed to and keep their key and address', async () => {
    const { body } = await create({ url, description: 'Payroll', subscribed_events: ['task.created'] });
    const change = (input: object) =>
      api.call('webhooks.updateById', { path: { webhook_id: body.id }, body: input });
    const events = ['employee.created', 'employee.created', 'task.form_pdf_generated'];
    expect((await change({ subscribed_events: events })).body).toMatchObject({
      token: body.token,
      description: 'Payroll',
      subscribed_events: ['employee.created', 'task.form_pdf_generated'],
    });
    expect((await change({ subscribed_events: [] })).body.subscribed_events).toEqual([]);
    expect((await change({ url: 'https://elsewhere.com' })).status).toBe(400);
    expect((await change({ subscribed_events: ['employee.hired'] })).status).toBe(400);
  });

  it('must have an address with https, except in a test account', async () => {
    const plain = { url: 'http://hooks.harborfoods.com' };
    expect((await create(plain)).body._tag).toBe('BadRequestError');
    expect((await create(plain, api.test.apiToken)).status).toBe(201);
    expect((await create({ url: 'https://192.168.1.1' }, api.test.apiToken)).status).toBe(400);
  });

  it('are listed newest first and gone once deleted', async () => {
    const made = (await create({ url: 'https://new.example.com' })).body;
    expect((await api.call('webhooks.list', { query: { per_page: 1 } })).body.data).toEqual([made]);
    const path = { webhook_id: made.id };
    expect((await api.call('webhooks.deleteById', { path, token: api.stranger.apiToken })).status).toBe(404);
    expect((await api.call('webhooks.deleteById', { path })).body).toEqual(made);
    expect((await api.call('webhooks.findById', { path })).status).toBe(404);
  });
});

describe('a webhook whose key does not open', () => {
  it('is listed with the others, which it does not hide, and can be replaced or deleted', async () => {
    const [broken, whole] = [(await create({ url })).body, (await create({ url })).body];
    const path = { webhook_id: broken.id };
    const copy = `UPDATE webhooks SET sealed_token = (SELECT sealed_token FROM webhooks WHERE id = $2) WHERE id = $1`;
    await query(api, copy, [broken.id, whole.id]);
    const { status, body } = await api.call('webhooks.list', { query: { per_page: 2 } });
    expect(status).toBe(200);
    expect(body.data).toEqual([whole, { ...broken, token: 'whsec_…' }]);
    expect((await api.call('webhooks.getSecret', { path })).status).toBe(500);
    expect((await api.call('webhooks.rotateToken', { path })).status).toBe(200);
    expect((await api.call('webhooks.findById', { path })).status).toBe(200);
    await query(api, copy, [broken.id, whole.id]);
    expect((await api.call('webhooks.deleteById', { path })).status).toBe(200);
    expect((await api.call('webhooks.findById', { path })).status).toBe(404);
  });
});

describe('the signing secret of a webhook', () => {
  it('is answered to who may see secrets, with the one before while both are in force', async () => {
    const { body } = await create({ url });
    const path = { webhook_id: body.id };
    const secret = { webhook_id: body.id, token: body.token };
    const none = { previous_token: null, previous_token_until: null, previous_tokens: [] };
    expect((await api.call('webhooks.getSecret', { path })).body).toEqual({ ...secret, ...none });
    const rotated = (await api.call('webhooks.rotateToken', { path })).body;
    const both = (await api.call('webhooks.getSecret', { path })).body;
    expect(both).toMatchObject({ token: rotated.token, previous_token: body.token });
    expect(Date.parse(both.previous_token_until)).toBeGreaterThan(Date.now());
    const stranger = await api.call('webhooks.getSecret', { path, token: api.stranger.apiToken });
    expect(stranger.status).toBe(404);
  });

  it('leaves each token that was rotated away its day, and is not rotated without an end', async () => {
    const { body } = await create({ url });
    const path = { webhook_id: body.id };
    const rotate = () => api.call('webhooks.rotateToken', { path });
    const second = (await rotate()).body.token;
    const third = (await rotate()).body.token;
    const secret = (await api.call('webhooks.getSecret', { path })).body;
    expect(secret).toMatchObject({ token: third, previous_token: second });
    expect(secret.previous_tokens.map(({ token }: { token: string }) => token)).toEqual([second, body.token]);
    expect(secret.previous_tokens[0].until >= secret.previous_tokens[1].until).toBe(true);
    for (const _ of [4, 5, 6]) expect((await rotate()).status).toBe(200);
    expect((await rotate()).body).toMatchObject({ _tag: 'BadRequestError' });
    expect((await api.call('webhooks.getSecret', { path })).body.previous_tokens).toHaveLength(5);
  });

  it('is shown to others as its last four characters', async () => {
    const { body } = await create({ url, subscribed_events: ['task.created'] });
    const by = withCookie(await signInUser(api, [{ permissions: ['webhook:view', 'webhook:edit'] }]));
    const path = { webhook_id: body.id };
    const { token } = (await api.call('webhooks.findById', { path, ...by })).body;
    expect(token).toBe(`whsec_…${body.token.slice(-4)}`);
    expect((await api.call('webhooks.getSecret', { path, ...by })).status).toBe(403);
    const full = withCookie(
      await signInUser(api, [{ permissions: ['webhook:view', 'webhook:view_secret'] }]),
    );
    expect((await api.call('webhooks.findById', { path, ...full })).body).toEqual(body);
  });

  it('is read and replaced on the record, and so is what becomes of the webhook', async () => {
    const { body } = await create({ url });
    const path = { webhook_id: body.id };
    await api.call('webhooks.getSecret', { path });
    await api.call('webhooks.rotateToken', { path });
    await api.call('webhooks.updateById', { path, body: { description: 'Payroll' } });
    await api.call('webhooks.deleteById', { path });
    const events = await query<{ kind: string }>(
      api,
      'SELECT kind FROM security_events WHERE subject_id = $1 ORDER BY id',
      [body.id],
    );
    expect(events.map(({ kind }) => kind)).toEqual([
      'webhook.created',
      'webhook.secret_read',
      'webhook.secret_rotated',
      'webhook.updated',
      'webhook.deleted',
    ]);
  });
});

describe('the log of a webhook', () => {
  it('is read on from the last delivery that was seen, with no page counted off', async () => {
    const path = { webhook_id: (await create({ url })).body.id };
    for (let sent = 0; sent < 3; sent++) await api.call('webhooks.sendTest', { path });
    const read = async (asked: object) =>
      (await api.call('webhooks.listDeliveries', { path, query: { per_page: 2, ...asked } })).body;
    const first = await read({});
    const last = first.data[1].event_id;
    const rest = await read({ starting_after: last });
    expect([first.total, rest.total, rest.data.length]).toEqual([3, 1, 1]);
    expect(rest.data[0].event_id < last).toBe(true);
    const wrong = await api.call('webhooks.listDeliveries', { path, query: { starting_after: "ev_' OR 1" } });
    expect(wrong.status).toBe(400);
  });
});
