import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { becomesTrue } from '../testing/becomes-true.js';
import { everyTry } from '../testing/every-try.js';
import { createRecord, query } from '../testing/factories.js';
import { setClock } from '../testing/hosted-page.js';
import { Receiver } from '../testing/receiver.js';
import { TestApi } from '../testing/test-api.js';

/** How many seconds a receiver has to answer: whoever waits for one that keeps silent waits for as long. */
const patience = 15;

let api: TestApi;
let receiver: Receiver;
let paths = 0;

beforeAll(async () => {
  receiver = await Receiver.start();
  api = await TestApi.start({ WEBHOOK_SECONDS: String(patience) });
});
afterEach(async () => {
  receiver.answers(200);
  await query(api, `UPDATE webhook_deliveries SET status = 'failed', run_at = NULL WHERE status = 'pending'`);
  await query(api, `DELETE FROM webhooks`);
});
afterAll(async () => {
  await api.stop();
  await receiver.stop();
});

interface Hook {
  readonly id: string;
  readonly path: string;
}

async function hook(more: object = {}): Promise<Hook> {
  const path = `/fair/${(paths += 1)}`;
  const { body } = await api.call('webhooks.create', { body: { url: receiver.url + path, ...more } });
  return { id: body.id, path };
}
const job = () => createRecord(api, 'jobs');
/** Waits until each of some events has come, one after the other. */
async function fiveArrive(to: Hook): Promise<void> {
  const before = arrivedAt(to.path).length;
  for (let nth = 1; nth <= 5; nth++) {
    await job();
    await receiver.deliveries(to.path, before + nth);
  }
}
/** Of how many tries of webhooks one knows what came of them. */
const triesOf = async (hooks: readonly Hook[]): Promise<number> => {
  const counted = `SELECT count(*)::int AS tries FROM ${everyTry} WHERE webhook_id = ANY($1)`;
  const [row] = await query<{ tries: number }>(api, counted, [hooks.map(({ id }) => id)]);
  return row?.tries ?? 0;
};
const arrivedAt = (path: string) => receiver.arrived.filter((one) => one.path === path);

/** Deliveries that were due long before all others, each of a resource of its own. */
const longDue = (to: Hook, number: number) =>
  query(
    api,
    `WITH made AS (
       INSERT INTO events (id, account_id, kind, resource_id, data, created_at)
       SELECT 'ev_' || $1 || n, $2, 'webhook.test', 'job_' || n, '{}', now() FROM generate_series(1, $3::int) n
       RETURNING *)
     INSERT INTO webhook_deliveries (webhook_id, event_id, account_id, kind, resource_id, position, run_at, created_at)
     SELECT $1, id, account_id, kind, resource_id, position, now() - interval '1 hour', now() FROM made`,
    [to.id, api.live.account.id, number],
  );

describe('a webhook', () => {
  it('that has three thousand deliveries waiting and refuses each holds up no other, and is asked by fours', async () => {
    const [dead, well] = [await hook({ subscribed_events: ['task.deleted'] }), await hook()];
    let [now, most] = [0, 0];
    receiver.answer = (request, response) => {
      if (request.url !== dead.path) return void response.end();
      most = Math.max(most, (now += 1));
      setTimeout(() => {
        now -= 1;
        response.writeHead(500).end();
      }, 40);
    };
    await longDue(dead, 3000);
    await receiver.deliveries(dead.path, 8);
    await fiveArrive(well);
    expect(most).toBeLessThanOrEqual(4);
    // Those are half a minute's: it was not that they had all been sent by then.
    expect(arrivedAt(dead.path).length).toBeLessThan(3000);
  });

  it('that is one of a hundred which never answer holds up none that does', async () => {
    const silent = await Promise.all(
      Array.from({ length: 100 }, () => hook({ subscribed_events: ['task.deleted'] })),
    );
    const failing = silent.slice(0, 60);
    await query(api, `UPDATE webhooks SET failing_since = now() WHERE id = ANY($1)`, [
      failing.map(({ id }) => id),
    ]);
    const well = await hook();
    receiver.answer = (request, response) => void (request.url === well.path && response.end());
    const asked = (some: readonly Hook[]) => some.flatMap(({ path }) => arrivedAt(path)).length;
    for (const to of silent) await longDue(to, 20);
    // Four at a time of each that has yet to answer, and 128 of all that fail: for as long as a receiver has to answer.
    await becomesTrue(() => asked(silent) >= 40 * 4 + 128);
    await fiveArrive(well);
    // Nobody's time was up before that, unless the machine stood still for as long: then others are asked in their stead.
    const over = await triesOf(silent);
    expect(asked(failing)).toBeLessThanOrEqual(128 + over);
    expect(asked(silent)).toBeLessThanOrEqual(40 * 4 + 128 + 2 * over);
  });

  it('that was deleted leaves nothing behind that waits', async () => {
    const [gone, well] = [await hook({ subscribed_events: ['task.deleted'] }), await hook()];
    receiver.answer = (request, response) => response.writeHead(request.url === well.path ? 200 : 500).end();
    await longDue(gone, 2000);
    await api.call('webhooks.deleteById', { path: { webhook_id: gone.id } });
    const waiting = `SELECT 1 FROM webhook_deliveries WHERE webhook_id = $1 AND status = 'pending'`;
    expect(await query(api, waiting, [gone.id])).toEqual([]);
    await job();
    await receiver.deliveries(well.path);
    await wait(300);
    const before = arrivedAt(gone.path).length;
    await wait(300);
    expect(arrivedAt(gone.path).length).toBe(before);
  });

  it('gets what happens after it was made, also from a process whose clock is behind', async () => {
    setClock(api, new Date(Date.now() + 3_600_000));
    const to = await hook();
    setClock(api);
    const made = await job();
    const [arrived] = await receiver.deliveries(to.path);
    expect(JSON.parse(arrived?.body ?? '{}').data.id).toBe(made.id);
  });
});
