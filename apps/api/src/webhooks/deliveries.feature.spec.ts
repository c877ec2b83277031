import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Webhook as Verifier } from 'standardwebhooks';
import { inTransaction } from '../context/context.js';
import { emitEvent } from '../events/emit-event.js';
import { becomesTrue } from '../testing/becomes-true.js';
import { createRecord, query, testSystemContext } from '../testing/factories.js';
import { withCookie, signInUser } from '../testing/sign-in-by-link.js';
import { Receiver } from '../testing/receiver.js';
import { type TestResponse, TestApi } from '../testing/test-api.js';

let api: TestApi;
let receiver: Receiver;
let paths = 0;

beforeAll(async () => {
  receiver = await Receiver.start();
  api = await TestApi.start({ WEBHOOK_SECONDS: '1' });
});
afterEach(() => receiver.answers(200));
afterAll(async () => {
  await api.stop();
  await receiver.stop();
});

interface Hook {
  readonly id: string;
  readonly token: string;
  readonly path: string;
}

async function hook(more: object = {}): Promise<Hook> {
  const path = `/in/${(paths += 1)}`;
  const { body } = await api.call('webhooks.create', { body: { url: receiver.url + path, ...more } });
  return { id: body.id, token: body.token, path };
}
const forget = ({ id }: Hook) => api.call('webhooks.deleteById', { path: { webhook_id: id } });
const on = (
  { id }: Hook,
  operation: 'webhooks.getHealth' | 'webhooks.enable' | 'webhooks.rotateToken' | 'webhooks.sendTest',
): Promise<TestResponse> => api.call(operation, { path: { webhook_id: id } });
const health = async (to: Hook) => (await on(to, 'webhooks.getHealth')).body;
const employee = () => createRecord(api, 'employees');
const rename = (id: string, first_name: string) =>
  api.call('employees.updateById', { path: { employee_id: id }, body: { first_name } });
/** Retries wait for minutes: their time is made to have come. */
const makeDue = ({ id }: Hook) =>
  query(
    api,
    `UPDATE webhook_deliveries SET run_at = now() WHERE webhook_id = $1 AND status = 'pending' AND run_at IS NOT NULL`,
    [id],
  );
async function delivery(to: Hook, eventId: string) {
  const path = { webhook_id: to.id, event_id: eventId };
  return (await api.call('webhooks.getDelivery', { path })).body;
}
/** Once what came of the last attempt is written. */
async function tried(to: Hook, eventId: string, times: number) {
  for (let attempt = 0; attempt < 2000; attempt++) {
    const found = await delivery(to, eventId);
    if (found.tries.length >= times) return found;
    await wait(25);
  }
  throw new Error(`${eventId} was not tried ${times} times`);
}
/** Once it has arrived; on a slow machine its own time may have come before it was made to. */
async function delivered(to: Hook, eventId: string) {
  for (let attempt = 0; attempt < 1000; attempt++) {
    await makeDue(to);
    const found = await delivery(to, eventId);
    if (found.status === 'delivered') return found;
    await wait(50);
  }
  throw new Error(`${eventId} was not delivered`);
}
const idOf = (arrived: { headers: Readonly<Record<string, unknown>> }): string =>
  String(arrived.headers['webhook-id']);

describe('a delivery', () => {
  it('is signed as Standard Webhooks says, and holds the resource as the API returns it', async () => {
    const to = await hook();
    const made = await employee();
    const [arrived] = await receiver.deliveries(to.path);
    const headers = Object.fromEntries(
      Object.entries(arrived?.headers ?? {}).map(([k, v]) => [k, String(v)]),
    );
    const verified = new Verifier(to.token).verify(arrived?.body ?? '', headers);
    expect(verified).toMatchObject({
      type: 'employee.created',
      data: { id: made.id, first_name: made.first_name },
    });
    expect(headers['content-type']).toBe('application/json');
    expect(() => new Verifier(to.token).verify(`${arrived?.body} `, headers)).toThrow();
    const [event] = await query<{ id: string }>(api, 'SELECT id FROM events WHERE resource_id = $1', [
      made.id,
    ]);
    expect(headers['webhook-id']).toBe(event?.id);
    await delivered(to, event?.id ?? '');
    expect((await health(to)).last_used_at).not.toBeNull();
    await forget(to);
  });

  it('is of the kinds that the webhook is subscribed to, and of what happened since it was made', async () => {
    const before = await employee();
    const to = await hook({ subscribed_events: ['employee.updated'] });
    await employee();
    await rename(before.id, 'Bea');
    const arrived = await receiver.deliveries(to.path);
    await wait(200);
    expect(arrived.map(({ body }) => JSON.parse(body).type)).toEqual(['employee.updated']);
    await forget(to);
  });

  it('of a change that was rolled back does not exist', async () => {
    const to = await hook();
    const ctx = testSystemContext(api);
    await expect(
      inTransaction(ctx, async (inner) => {
        await emitEvent(inner, 'employee.created', { id: 'ee_rolled_back' });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    const made = await employee();
    const arrived = await receiver.deliveries(to.path);
    expect(arrived.map(({ body }) => JSON.parse(body).data.id)).toEqual([made.id]);
    await forget(to);
  });

  it('bears the signatures of tokens that were rotated away for a day', async () => {
    const to = await hook();
    const between = (await on(to, 'webhooks.rotateToken')).body;
    const rotated = (await on(to, 'webhooks.rotateToken')).body;
    expect(new Set([to.token, between.token, rotated.token]).size).toBe(3);
    expect((await health(to)).previous_token_until).not.toBeNull();
    await employee();
    const [both] = await receiver.deliveries(to.path);
    const headersOf = (one: typeof both) =>
      Object.fromEntries(Object.entries(one?.headers ?? {}).map(([k, v]) => [k, String(v)]));
    for (const token of [to.token, between.token, rotated.token])
      expect(new Verifier(token).verify(both?.body ?? '', headersOf(both))).toBeTruthy();
    await query(api, `UPDATE webhooks SET previous_token_until = now() WHERE id = $1`, [to.id]);
    await employee();
    const [, one] = await receiver.deliveries(to.path, 2);
    expect(() => new Verifier(to.token).verify(one?.body ?? '', headersOf(one))).toThrow();
    expect(new Verifier(rotated.token).verify(one?.body ?? '', headersOf(one))).toBeTruthy();
    await forget(to);
  });
});

describe('a receiver', () => {
  it('that is down for three tries gets the same id and the same bytes when it is up', async () => {
    const to = await hook();
    receiver.answers(500, {}, 'not now');
    await employee();
    const [first] = await receiver.deliveries(to.path);
    const id = idOf(first ?? { headers: {} });
    for (const times of [1, 2]) {
      await tried(to, id, times);
      await makeDue(to);
    }
    expect(await tried(to, id, 3)).toMatchObject({ status: 'pending' });
    expect((await health(to)).failing_since).not.toBeNull();
    receiver.answers(204);
    const done = await delivered(to, id);
    const arrived = await receiver.deliveries(to.path, done.tries.length);
    expect(arrived.length).toBeGreaterThanOrEqual(4);
    expect(new Set(arrived.map(idOf))).toEqual(new Set([id]));
    expect(new Set(arrived.map(({ body }) => body)).size).toBe(1);
    expect(done.body).toBe(first?.body);
    expect(done.tries[0]).toMatchObject({
      number: 1,
      status: 500,
      answer: 'not now',
      error: 'Answered 500',
      url: receiver.url + to.path,
      request_headers: { 'webhook-id': id },
    });
    expect((await health(to)).failing_since).toBeNull();
    await forget(to);
  });

  it.each([
    [
      'that redirects',
      (r: Receiver) => r.answers(301, { location: `${r.url}/elsewhere` }),
      'Redirects are not followed',
    ],
    ['that answers 500', (r: Receiver) => r.answers(500), 'Answered 500'],
    [
      'that is slow',
      (r: Receiver) => (r.answer = (_q, response) => void setTimeout(() => response.end(), 1500)),
      'No answer in time',
    ],
    [
      'that sends headers and then nothing',
      (r: Receiver) => (r.answer = (_q, response) => void response.writeHead(200).write('a')),
      'No answer in time',
    ],
    [
      'that speaks no HTTP',
      (r: Receiver) => (r.answer = (request) => void request.socket.end('\0\0garbage\r\n\r\n')),
      'The answer is not HTTP',
    ],
    [
      'that hangs up',
      (r: Receiver) => (r.answer = (request) => void request.socket.destroy()),
      'The connection was closed',
    ],
    [
      'that never stops answering',
      (r: Receiver) =>
        (r.answer = (_q, response) => {
          response.writeHead(200);
          const more = (): void => {
            while (response.writable && response.write('x'.repeat(16_384)));
            if (response.writable) response.once('drain', more);
          };
          more();
        }),
      'The answer is too long',
    ],
  ])('%s is tried again later', async (_name, behave, error) => {
    const to = await hook();
    behave(receiver);
    await employee();
    const [arrived] = await receiver.deliveries(to.path);
    const found = await tried(to, idOf(arrived ?? { headers: {} }), 1);
    expect(found).toMatchObject({ status: 'pending', tries: [{ error }] });
    expect(Buffer.byteLength(found.tries[0].answer ?? '')).toBeLessThanOrEqual(4096);
    expect(found.next_attempt_at).not.toBeNull();
    expect(receiver.arrived.filter(({ path }) => path === '/elsewhere')).toEqual([]);
    await forget(to);
  });

  it('that answers at length and well has been told; the first 4 KiB of what it said are kept', async () => {
    const to = await hook();
    const said = Array.from({ length: 2000 }, (_, at) => `${at} `).join('');
    receiver.answers(202, {}, said);
    await employee();
    const [arrived] = await receiver.deliveries(to.path);
    const found = await tried(to, idOf(arrived ?? { headers: {} }), 1);
    expect(found).toMatchObject({ status: 'delivered', body: arrived?.body });
    expect(found.tries).toEqual([
      {
        number: 1,
        at: expect.any(String),
        url: receiver.url + to.path,
        request_headers: expect.objectContaining({ 'webhook-id': found.event_id }),
        status: 202,
        answer: said.slice(0, 4096),
        duration_ms: expect.any(Number),
        error: null,
      },
    ]);
    await forget(to);
  });

  it('that asks to wait is waited for', async () => {
    const to = await hook();
    receiver.answers(429, { 'retry-after': '120' });
    await employee();
    const [arrived] = await receiver.deliveries(to.path);
    const found = await tried(to, idOf(arrived ?? { headers: {} }), 1);
    const seconds = (Date.parse(found.next_attempt_at) - Date.now()) / 1000;
    expect(seconds).toBeGreaterThan(100);
    expect(seconds).toBeLessThan(121);
    await forget(to);
  });

  it('that is gone is sent nothing any more, until it is enabled', async () => {
    const to = await hook();
    receiver.answers(410);
    const made = await employee();
    const [arrived] = await receiver.deliveries(to.path);
    await tried(to, idOf(arrived ?? { headers: {} }), 1);
    expect(await health(to)).toMatchObject({ disabled_reason: 'gone', failed: 1, pending: 0 });
    expect((await on(to, 'webhooks.sendTest')).body._tag).toBe('BadRequestError');
    await rename(made.id, 'Cleo');
    receiver.answers(200);
    expect((await on(to, 'webhooks.enable')).body).toMatchObject({
      disabled_at: null,
      disabled_reason: null,
    });
    await rename(made.id, 'Dora');
    const all = await receiver.deliveries(to.path, 2);
    expect(all.map(({ body }) => JSON.parse(body).data.first_name)).toEqual([made.first_name, 'Dora']);
    await forget(to);
  });

  it('that failed for five days is disabled, and says so', async () => {
    const to = await hook();
    receiver.answers(500);
    await employee();
    const [arrived] = await receiver.deliveries(to.path);
    await tried(to, idOf(arrived ?? { headers: {} }), 1);
    const failingFor = (time: string) =>
      query(api, `UPDATE webhooks SET failing_since = now() - $2::interval WHERE id = $1`, [to.id, time]);
    await failingFor('4 days 23 hours');
    await makeDue(to);
    await tried(to, idOf(arrived ?? { headers: {} }), 2);
    expect(await health(to)).toMatchObject({ disabled_at: null, disabled_reason: null, pending: 1 });
    await failingFor('5 days');
    await makeDue(to);
    await tried(to, idOf(arrived ?? { headers: {} }), 3);
    expect(await health(to)).toMatchObject({ disabled_reason: 'failing_for_five_days', failed: 1 });
    await forget(to);
  });

  it('that is given up after the last try lets the next event of the resource go', async () => {
    const to = await hook();
    receiver.answers(500);
    const made = await employee();
    await rename(made.id, 'Eva');
    const [arrived] = await receiver.deliveries(to.path);
    const first = idOf(arrived ?? { headers: {} });
    for (let times = 1; times < 8; times++) {
      await tried(to, first, times);
      await makeDue(to);
    }
    expect((await tried(to, first, 8)).status).toBe('failed');
    const second = (await receiver.deliveries(to.path, 9)).at(-1);
    expect(JSON.parse(second?.body ?? '{}').data.first_name).toBe('Eva');
    await forget(to);
  });
});

describe('order', () => {
  it('of one resource is kept over 200 changes', async () => {
    const to = await hook({ subscribed_events: ['employee.updated'] });
    const made = await employee();
    const names = Array.from({ length: 200 }, (_, at) => `Name ${at}`);
    for (const name of names) await rename(made.id, name);
    const arrived = await receiver.events(to.path, 200);
    expect(arrived.map(({ body }) => JSON.parse(body).data.first_name)).toEqual(names);
    await forget(to);
  }, 180_000);

  it('of changes made at once is the order in which they came to be', async () => {
    const to = await hook({ subscribed_events: ['employee.updated'] });
    const made = await employee();
    await Promise.all(Array.from({ length: 40 }, (_, at) => rename(made.id, `Name ${at}`)));
    const arrived = await receiver.events(to.path, 40);
    const now = (await api.call('employees.findById', { path: { employee_id: made.id } })).body;
    expect(JSON.parse(arrived.at(-1)?.body ?? '{}').data.first_name).toBe(now.first_name);
    await forget(to);
  });

  it('holds up no other resource and no other endpoint', async () => {
    const [dead, well] = [await hook(), await hook()];
    const [stuck, free] = [await employee(), await employee()];
    for (const { path } of [dead, well]) await receiver.deliveries(path, 2);
    receiver.answer = (request, response) => {
      const isDead = request.url === dead.path && !response.headersSent;
      response.writeHead(isDead ? 500 : 200).end();
    };
    for (const name of ['A', 'B', 'C']) {
      await rename(stuck.id, name);
      await rename(free.id, name);
    }
    expect(await receiver.deliveries(well.path, 8)).toHaveLength(8);
    const held = (await receiver.deliveries(dead.path, 4)).map(({ body }) => JSON.parse(body).data);
    // One of each, again and again: what comes after it waits.
    expect(held.slice(2).map(({ first_name }) => first_name)).toEqual(['A', 'A']);
    await forget(dead);
    await forget(well);
  });
});

describe('a resource', () => {
  it('whose events are refused holds up no other of the same endpoint', async () => {
    const to = await hook({ subscribed_events: ['employee.updated'] });
    const [stuck, free] = [await employee(), await employee()];
    const dataOf = (one: { body: string } | undefined) => JSON.parse(one?.body ?? '{}').data;
    receiver.answer = (_request, response) =>
      response.writeHead(dataOf(receiver.arrived.at(-1)).id === stuck.id ? 422 : 200).end();
    for (const name of ['A', 'B', 'C', 'D', 'E']) for (const { id } of [stuck, free]) await rename(id, name);
    const namesOf = (id: string) =>
      receiver.arrived
        .filter(({ path }) => path === to.path)
        .map(dataOf)
        .filter((data) => data.id === id)
        .map(({ first_name }) => first_name);
    for (let look = 0; look < 2000 && namesOf(free.id).length < 5; look++) await wait(25);
    expect(namesOf(free.id)).toEqual(['A', 'B', 'C', 'D', 'E']);
    expect(new Set(namesOf(stuck.id))).toEqual(new Set(['A']));
    // What came of the last is written a moment after it has arrived.
    for (let look = 0; look < 2000 && (await health(to)).pending > 5; look++) await wait(25);
    expect(await health(to)).toMatchObject({ pending: 5, failed: 0 });
    await forget(to);
  });
});

describe('people', () => {
  it('see deliveries, send one again, and all that failed', async () => {
    const to = await hook();
    receiver.answers(410);
    await employee();
    await employee();
    await becomesTrue(async () => (await health(to)).failed > 0);
    await wait(300);
    receiver.answers(200);
    await on(to, 'webhooks.enable');
    const failed = await api.call('webhooks.listDeliveries', {
      path: { webhook_id: to.id },
      query: { status: 'failed' },
    });
    expect(failed.body.total).toBeGreaterThanOrEqual(1);
    const before = (await receiver.deliveries(to.path)).length;
    const since = new Date(Date.now() - 60_000).toISOString();
    const path = { webhook_id: to.id };
    const none = await api.call('webhooks.redeliverFailed', {
      path,
      body: { since: new Date(Date.now() + 60_000).toISOString() },
    });
    expect([none.status, none.body]).toEqual([200, { count: 0 }]);
    const again = await api.call('webhooks.redeliverFailed', {
      path,
      body: { since },
    });
    expect(again.body.count).toBe(failed.body.total);
    await receiver.deliveries(to.path, before + failed.body.total);
    const [first] = failed.body.data;
    // One that was given up because the webhook was disabled may not have been tried before.
    await tried(to, first.event_id, first.attempts + 1);
    await api.call('webhooks.redeliver', { path: { ...path, event_id: first.event_id } });
    expect((await tried(to, first.event_id, first.attempts + 2)).status).toBe('delivered');
    await forget(to);
  });

  it('send at once what waits for its next try, and never what may be on its way', async () => {
    const to = await hook();
    receiver.answers(500);
    await employee();
    await receiver.deliveries(to.path, 1);
    const listed = await api.call('webhooks.listDeliveries', { path: { webhook_id: to.id } });
    const { event_id } = listed.body.data[0];
    await tried(to, event_id, 1);
    receiver.answers(200);
    const waitsFor = (interval: string) =>
      query<{ at: Date }>(
        api,
        `UPDATE webhook_deliveries SET run_at = date_trunc('milliseconds', now() + $2::interval) WHERE event_id = $1 RETURNING run_at AS at`,
        [event_id, interval],
      );
    const now = (by: object = {}) =>
      api.call('webhooks.redeliver', { path: { webhook_id: to.id, event_id }, ...by });
    const [leased] = await waitsFor('2 seconds');
    expect((await now()).body.next_attempt_at).toBe(leased?.at.toISOString());
    await waitsFor('3 hours');
    for (const { apiToken: token } of [api.stranger, api.test])
      expect((await now({ token })).status).toBe(404);
    expect((await now()).status).toBe(200);
    expect(await tried(to, event_id, 2)).toMatchObject({ status: 'delivered' });
    await forget(to);
  });

  it('try a webhook with an event that goes to it alone, whatever it is subscribed to', async () => {
    const [to, other] = [await hook({ subscribed_events: ['job.created'] }), await hook()];
    const { status, body } = await on(to, 'webhooks.sendTest');
    expect([status, body.kind]).toEqual([201, 'webhook.test']);
    const [arrived] = await receiver.deliveries(to.path);
    expect(JSON.parse(arrived?.body ?? '{}')).toMatchObject({ type: 'webhook.test', data: { id: to.id } });
    await wait(200);
    expect(receiver.arrived.filter(({ path }) => path === other.path)).toEqual([]);
    await forget(to);
    await forget(other);
  });
});

describe('people whose groups do not let them see every record', () => {
  it('see what became of a delivery but not what it holds, and make no webhook', async () => {
    const to = await hook();
    receiver.answers(200, {}, 'Ana is hired');
    await employee();
    const [arrived] = await receiver.deliveries(to.path);
    const event_id = idOf(arrived ?? { headers: {} });
    await tried(to, event_id, 1);
    const path = { webhook_id: to.id, event_id };
    await createRecord(api, 'custom_properties', { name: 'region', is_permission_scope: true });
    const rule = { fact: 'employee.custom_attributes.region', operator: 'equals', value: 'east' };
    const permissions = ['webhook:view', 'webhook:edit', 'employee:view'] as const;
    const some = withCookie(await signInUser(api, [{ permissions, access_rule: rule }]));
    const all = withCookie(await signInUser(api, [{ permissions }]));
    const seenBy = async (by: typeof some) => (await api.call('webhooks.getDelivery', { path, ...by })).body;
    expect(await seenBy(all)).toMatchObject({ body: arrived?.body, tries: [{ answer: 'Ana is hired' }] });
    expect(await seenBy(some)).toMatchObject({
      status: 'delivered',
      body: null,
      tries: [{ status: 200, answer: null }],
    });
    const body = { url: `${receiver.url}/another`, subscribed_events: ['employee.created'] };
    expect((await api.call('webhooks.create', { body, ...some })).body._tag).toBe('Forbidden');
    expect((await api.call('webhooks.create', { body, ...all })).status).toBe(201);
    await forget(to);
  });
});

describe('several workers', () => {
  it('send nothing twice, and take over what another held when it died', async () => {
    const second = await TestApi.beside(api, { WEBHOOK_SECONDS: '1' });
    const to = await hook();
    const made = await Promise.all(Array.from({ length: 60 }, employee));
    const arrived = await receiver.events(to.path, 60);
    await wait(300);
    const ids = receiver.arrived.filter(({ path }) => path === to.path).map(idOf);
    expect([new Set(arrived.map(idOf)).size, new Set(ids).size]).toEqual([60, 60]);
    // What a machine that stood still did not answer in time is sent again, and known to have been.
    for (const id of new Set(ids)) await tried(to, id, ids.filter((other) => other === id).length);
    expect(made).toHaveLength(60);
    await second.stop();
    // A worker that died with a delivery in hand: it stays claimed until the lease ends.
    await query(
      api,
      `UPDATE webhook_deliveries SET status = 'pending', finished_at = NULL, run_at = now() - interval '1 second'
        WHERE webhook_id = $1 AND event_id = $2`,
      [to.id, ids[0]],
    );
    await receiver.deliveries(to.path, ids.length + 1);
    const times = ids.filter((id) => id === ids[0]).length;
    expect((await tried(to, ids[0] ?? '', times + 1)).status).toBe('delivered');
    await forget(to);
  });
});
