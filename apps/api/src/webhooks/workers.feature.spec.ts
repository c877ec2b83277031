import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { becomesTrue } from '../testing/becomes-true.js';
import { everyTry } from '../testing/every-try.js';
import { createRecord, query } from '../testing/factories.js';
import { Receiver } from '../testing/receiver.js';
import { TestApi } from '../testing/test-api.js';

let api: TestApi;
let receiver: Receiver;
let paths = 0;

beforeAll(async () => {
  receiver = await Receiver.start();
  // A process that serves only: workers come and go beside it.
  api = await TestApi.start({ ROLE: 'api' });
});
afterAll(async () => {
  await api.stop();
  await receiver.stop();
});

async function hook(): Promise<{ id: string; path: string }> {
  const path = `/worker/${(paths += 1)}`;
  const { body } = await api.call('webhooks.create', { body: { url: receiver.url + path } });
  return { id: body.id, path };
}
const only = async (id: string) => {
  const list = await api.call('webhooks.listDeliveries', { path: { webhook_id: id } });
  const [{ event_id }] = list.body.data;
  return (await api.call('webhooks.getDelivery', { path: { webhook_id: id, event_id } })).body;
};
const forget = ({ id }: { id: string }) => api.call('webhooks.deleteById', { path: { webhook_id: id } });

describe('a worker', () => {
  it('hears of events of other processes at once', async () => {
    const worker = await TestApi.beside(api, { ROLE: 'worker' });
    const to = await hook();
    await createRecord(api, 'jobs');
    await receiver.deliveries(to.path, 1);
    // Who only looks by itself, once a second, has just done so when the next is made: it would never be swift.
    let [nth, fastest] = [1, Infinity];
    await becomesTrue(async () => {
      await createRecord(api, 'jobs');
      const committed = Date.now();
      const arrived = await receiver.deliveries(to.path, (nth += 1));
      fastest = Math.min(fastest, (arrived.at(-1)?.at ?? Infinity) - committed);
      return fastest < 500;
    }, 0);
    await worker.stop();
    await forget(to);
  });

  it('that is stopped ends what is under way', async () => {
    const worker = await TestApi.beside(api, { ROLE: 'worker' });
    const to = await hook();
    const held: ServerResponse[] = [];
    receiver.answer = (_request, response) => void held.push(response);
    await createRecord(api, 'jobs');
    await receiver.deliveries(to.path);
    const stopped = worker.stop();
    setTimeout(() => held[0]?.end('in the end'), 100);
    await stopped;
    expect(await only(to.id)).toMatchObject({
      status: 'delivered',
      tries: [{ number: 1, error: null, answer: 'in the end' }],
    });
    await forget(to);
  });

  it('that is stopped gives back what takes too long, as if it had not been tried', async () => {
    const worker = await TestApi.beside(api, { ROLE: 'worker' });
    const to = await hook();
    receiver.answer = () => undefined;
    await createRecord(api, 'jobs');
    await receiver.deliveries(to.path);
    await worker.stop();
    const given = await only(to.id);
    expect(given).toMatchObject({ status: 'pending', tries: [] });
    expect(Date.parse(given.next_attempt_at)).toBeLessThan(Date.now() + 1000);
    receiver.answers(200);
    const next = await TestApi.beside(api, { ROLE: 'worker' });
    const twice = await receiver.deliveries(to.path, 2);
    expect(new Set(twice.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    await next.stop();
    expect((await only(to.id)).status).toBe('delivered');
    await forget(to);
  });

  it('that is stopped waits for what is on its way alone, and gives back thousands that are not', async () => {
    const worker = await TestApi.beside(api, { ROLE: 'worker' });
    const to = await hook();
    let isSlow = false;
    const held: ServerResponse[] = [];
    receiver.answer = (_request, response) => void (isSlow ? held.push(response) : response.end());
    // A few at a time are answered swiftly, on a busy machine too: of such a webhook many are taken at once.
    for (let batch = 1; batch <= 5; batch++) {
      await newJobs(10);
      await receiver.deliveries(to.path, batch * 10);
    }
    isSlow = true;
    await newJobs(2500);
    await receiver.deliveries(to.path, 114);
    await taken(to.id, 1000);
    const stopped = worker.stop();
    setTimeout(() => {
      isSlow = false;
      for (const response of held) response.end();
    }, 100);
    await stopped;
    const left = await query<{ due: number; late: number }>(
      api,
      `SELECT count(*) FILTER (WHERE run_at <= now() AND attempts = 0)::int AS due,
              count(*) FILTER (WHERE run_at > now())::int AS late
         FROM webhook_deliveries WHERE webhook_id = $1`,
      [to.id],
    );
    const arrived = receiver.arrived.filter(({ path }) => path === to.path);
    const unfinished = await query(
      api,
      `SELECT event_id, status, run_at, attempts, first_try FROM webhook_deliveries
        WHERE webhook_id = $1 AND event_id = ANY($2) AND status <> 'delivered'`,
      [to.id, arrived.map(({ headers }) => headers['webhook-id'])],
    );
    expect(unfinished).toEqual([]);
    expect(arrived.length).toBeLessThanOrEqual(50 + 2 * 64);
    expect(left).toMatchObject([{ late: 0 }]);
    expect(left[0]?.due).toBeGreaterThan(1000 - 2 * 64);
    receiver.answers(200);
    await query(api, 'DELETE FROM event_queue');
    await forget(to);
  });

  it('counts what came of deliveries', async () => {
    const worker = await TestApi.beside(api, { ROLE: 'worker' });
    const [well, failing] = [await hook(), await hook()];
    receiver.answer = (request, response) => response.writeHead(request.url === well.path ? 200 : 500).end();
    await createRecord(api, 'jobs');
    for (const { path } of [well, failing]) await receiver.deliveries(path);
    await settled(2);
    // The last of its tries.
    await query(api, `UPDATE webhook_deliveries SET attempts = 7, run_at = now() WHERE webhook_id = $1`, [
      failing.id,
    ]);
    await settled(3);
    const text = await (await fetch(`${worker.url}/metrics`)).text();
    for (const outcome of ['delivered', 'retried', 'failed'])
      expect(text).toContain(`firstday_webhook_deliveries_total{outcome="${outcome}"} 1`);
    await worker.stop();
    await Promise.all([well, failing].map(forget));
  });
});

/** Events of as many records. */
const newJobs = (number: number) =>
  query(
    api,
    `INSERT INTO events (id, account_id, kind, resource_id, data, created_at)
     SELECT 'ev_' || gen_random_uuid(), $1, 'job.created', 'job_' || gen_random_uuid(), '{}', now()
       FROM generate_series(1, $2::int)`,
    [api.live.account.id, number],
  );

/** Once a worker holds as many deliveries of a webhook. */
async function taken(id: string, number: number): Promise<void> {
  const held = `SELECT 1 FROM webhook_deliveries WHERE webhook_id = $1 AND status = 'pending' AND run_at > now()`;
  for (let look = 0; look < 2000; look++) {
    if ((await query(api, held, [id])).length >= number) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('they were not taken');
}

/** Once as many attempts of the webhooks that there are have been written. */
async function settled(attempts: number): Promise<void> {
  for (let look = 0; look < 1000; look++) {
    const [row] = await query<{ written: number }>(
      api,
      `SELECT count(*)::int AS written FROM ${everyTry} WHERE webhook_id IN (SELECT id FROM webhooks)`,
    );
    if ((row?.written ?? 0) >= attempts) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('no attempts were written');
}
