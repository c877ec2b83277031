import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Statement } from '../context/queries.js';
import { createRecord, ownerPool, query } from '../testing/factories.js';
import { TestApi } from '../testing/test-api.js';
import { claimSql, readInOrder } from './claim-sql.js';
import type { ClaimedDelivery, DeliveryResult } from './claimed-delivery.js';
import { DeliveryQueue } from './delivery-queue.js';
import { deliverySql } from './delivery-sql.js';
import { fanOutSql, tryLead } from './fan-out-sql.js';
import { orderLockSql } from './order-lock-sql.js';

let api: TestApi;
let queue: DeliveryQueue;
beforeAll(async () => {
  // No worker of its own: each claim here is one of the test's.
  api = await TestApi.start({ ROLE: 'api' });
  queue = api.app.get(DeliveryQueue);
  // On a slow machine it would look in the middle, at the few rows that there are then.
  for (const table of ['events', 'event_queue', 'webhook_deliveries', 'webhooks'])
    await query(api, `ALTER TABLE ${table} SET (autovacuum_enabled = off)`);
});
afterEach(() => query(api, `DELETE FROM webhook_deliveries`).then(() => query(api, `DELETE FROM webhooks`)));
afterAll(() => api.stop());

const hook = async (): Promise<string> => {
  const { body } = await api.call('webhooks.create', { body: { url: 'https://hooks.harborfoods.com' } });
  await query(api, `UPDATE webhooks SET last_used_at = now() WHERE id = $1`, [body.id]);
  return body.id;
};
const jobs = (number: number) => Promise.all(Array.from({ length: number }, () => createRecord(api, 'jobs')));
const room = (places: number, of = 64) => ({
  places,
  known: new Map(),
  each: { well: of, other: 4 },
  failing: 32,
});
const resultOf = (
  delivery: ClaimedDelivery,
  status: 'delivered' | 'pending' = 'delivered',
): DeliveryResult => ({
  delivery,
  status,
  next_in_seconds: status === 'pending' ? 300 : null,
  is_gone: false,
  attempt: {
    at: new Date(),
    url: delivery.endpoint.url,
    request_headers: {},
    status: status === 'pending' ? 500 : 200,
    answer: '',
    duration_ms: 1,
    error: status === 'pending' ? 'Answered 500' : null,
  },
});
const endLeases = () =>
  query(api, `UPDATE webhook_deliveries SET run_at = now() - interval '1 ms' WHERE status = 'pending'`);
/** Once so many wait for a row that another holds. */
async function blocked(number: number): Promise<void> {
  for (let look = 0; look < 2000; look++) {
    const waiting = await query(api, `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'`);
    if (waiting.length >= number) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('nobody waits');
}
const keyOf = ({ webhook_id, event_id }: ClaimedDelivery) => `${webhook_id} ${event_id}`;

describe('events', () => {
  it('become deliveries once, however many workers look at the same moment', async () => {
    const hooks = [await hook(), await hook()];
    await jobs(30);
    const fanned = await Promise.all(Array.from({ length: 6 }, () => queue.fanOut(1000)));
    expect(fanned.reduce((sum, one) => sum + (one?.deliveries ?? 0), 0)).toBe(30 * hooks.length);
    expect(await queue.fanOut(1000)).toEqual({ events: 0, deliveries: 0, taken: [] });
  });
});

describe('deliveries that are written', () => {
  const runAt = () =>
    query<{ run_at: Date | null }>(api, `SELECT run_at FROM webhook_deliveries ORDER BY position`);

  it('are taken at once as far as there is room, of webhooks that are well and of each resource the first', async () => {
    const [well, failing] = [await hook(), await hook()];
    await query(api, `UPDATE webhooks SET failing_since = now() WHERE id = $1`, [failing]);
    await jobs(9);
    const made = await createRecord(api, 'jobs');
    await api.call('jobs.updateById', { path: { job_id: made.id }, body: { name: 'Again' } });
    const written = await queue.fanOut(1000, room(100, 7));
    expect(written).toMatchObject({ events: 11, deliveries: 22 });
    const taken = [...(written?.taken ?? [])];
    expect(taken.map(({ webhook_id }) => webhook_id)).toEqual(Array.from({ length: 7 }, () => well));
    const claimed = await queue.claim(room(100));
    const ofWell = claimed.filter(({ webhook_id }) => webhook_id === well);
    expect(new Set([...taken, ...ofWell].map(keyOf)).size).toBe(10);
    expect(Object.keys(taken[0] ?? {})).toEqual(expect.arrayContaining(Object.keys(claimed[0] ?? {})));
    await queue.finish([...taken, ...claimed].map((one) => resultOf(one)));
    const next = (await queue.claim(room(100))).filter(({ webhook_id }) => webhook_id === well);
    expect(next.map(({ data }) => JSON.parse(data).name)).toEqual(['Again']);
  });

  it('wait for what is being ended of their resource, and are due once it has been', async () => {
    await hook();
    const made = await createRecord(api, 'jobs');
    await queue.fanOut(1000);
    const first = await queue.claim(room(9));
    await api.call('jobs.updateById', { path: { job_id: made.id }, body: { name: 'Next' } });
    const ending = await ownerPool(api).connect();
    await ending.query('BEGIN');
    await ending.query(`UPDATE webhook_deliveries SET status = 'delivered' WHERE event_id = $1`, [
      first[0]?.event_id,
    ]);
    const writing = queue.fanOut(1000);
    await blocked(1);
    await ending.query('COMMIT');
    ending.release();
    expect(await writing).toMatchObject({ deliveries: 1 });
    expect((await runAt()).at(-1)?.run_at).not.toBeNull();
  });

  it('are seen by whoever ends what is ahead of them while they are being written', async () => {
    await hook();
    const made = await createRecord(api, 'jobs');
    await queue.fanOut(1000);
    const first = await queue.claim(room(9));
    await api.call('jobs.updateById', { path: { job_id: made.id }, body: { name: 'Next' } });
    const writing = await ownerPool(api).connect();
    await writing.query('BEGIN');
    await writing.query(tryLead.text, [60]);
    await writing.query(fanOutSql.text, [1000, 0, [], [], [], 0, 60]);
    const ending = queue.finish(first.map((one) => resultOf(one)));
    await blocked(1);
    await writing.query('COMMIT');
    writing.release();
    await ending;
    expect((await queue.claim(room(9))).map(({ data }) => JSON.parse(data).name)).toEqual(['Next']);
  });
});

describe('deliveries that are due', () => {
  it('are taken once, however many workers look at the same moment', async () => {
    await hook();
    await jobs(40);
    await queue.fanOut(1000);
    const claimed = (await Promise.all(Array.from({ length: 8 }, () => queue.claim(room(8))))).flat();
    expect([claimed.length, new Set(claimed.map(keyOf)).size]).toEqual([40, 40]);
    expect(await queue.claim(room(8))).toEqual([]);
  });

  it('are taken of each webhook alike, and of none more than it may have at once', async () => {
    const [first, second] = [await hook(), await hook()];
    await jobs(30);
    await queue.fanOut(1000);
    const of = (claimed: ClaimedDelivery[], id: string) =>
      claimed.filter(({ webhook_id }) => webhook_id === id).length;
    const some = await queue.claim(room(10));
    expect([of(some, first), of(some, second)]).toEqual([5, 5]);
    const held = { ...room(100, 12), known: new Map([[first, { held: 5, most: 11 }]]) };
    const more = await queue.claim(held);
    expect([of(more, first), of(more, second)]).toEqual([6, 12]);
  });

  it('of webhooks that fail are taken by fours and of some at a time, and by fours where none has answered yet', async () => {
    const hooks = await Promise.all(Array.from({ length: 6 }, hook));
    await query(api, `UPDATE webhooks SET failing_since = now() WHERE id = ANY($1)`, [hooks.slice(0, 3)]);
    await query(api, `UPDATE webhooks SET last_used_at = NULL WHERE id = ANY($1)`, [hooks.slice(3)]);
    await jobs(10);
    await queue.fanOut(1000);
    const claimed = await queue.claim({ ...room(200), failing: 2 });
    const failing = claimed.filter(({ webhook_id }) => hooks.indexOf(webhook_id) < 3);
    expect([failing.length, new Set(failing.map(({ webhook_id }) => webhook_id)).size]).toEqual([8, 2]);
    expect([claimed.length, new Set(claimed.map(({ webhook_id }) => webhook_id)).size]).toEqual([20, 5]);
  });

  it('are one of each resource: the next is due when that has come to its end', async () => {
    await hook();
    const made = await createRecord(api, 'jobs');
    for (const name of ['A', 'B', 'C'])
      await api.call('jobs.updateById', { path: { job_id: made.id }, body: { name } });
    await queue.fanOut(1000);
    const kinds: string[] = [];
    for (let claimed = await queue.claim(room(9)); claimed.length > 0; claimed = await queue.claim(room(9))) {
      expect(claimed).toHaveLength(1);
      kinds.push(...claimed.map(({ data }) => JSON.parse(data).name));
      const { hasFollowers } = await queue.finish(claimed.map((one) => resultOf(one)));
      expect(hasFollowers).toBe(kinds.at(-1) !== 'C');
    }
    expect(kinds).toEqual([made.name, 'A', 'B', 'C']);
  });

  it('return when the lease ends, and whoever held them before changes nothing any more', async () => {
    const id = await hook();
    await createRecord(api, 'jobs');
    await queue.fanOut(1000);
    const [lost] = await queue.claim(room(1));
    if (!lost) throw new Error('there was nothing to claim');
    expect(lost.run_at?.getTime()).toBeGreaterThan(Date.now() + 30_000);
    await endLeases();
    const [found] = await queue.claim(room(1));
    if (!found) throw new Error('it did not return');
    const state = () =>
      query(api, `SELECT status, attempts FROM webhook_deliveries WHERE webhook_id = $1`, [id]);
    await queue.finish([resultOf(lost)]);
    expect(await state()).toEqual([{ status: 'pending', attempts: 2 }]);
    await queue.releaseClaims([lost]);
    expect(await state()).toEqual([{ status: 'pending', attempts: 2 }]);
    await queue.finish([resultOf(found)]);
    expect(await state()).toEqual([{ status: 'delivered', attempts: 2 }]);
  });

  it('keep each try, the first in their own row: also one whose answer came when the lease was over', async () => {
    const webhook_id = await hook();
    await createRecord(api, 'jobs');
    await queue.fanOut(1000);
    const tries = async () => {
      const { body } = await api.call('webhooks.listDeliveries', { path: { webhook_id } });
      const { event_id } = body.data[0];
      const detail = await api.call('webhooks.getDelivery', { path: { webhook_id, event_id } });
      return detail.body.tries.map(({ number, status }: { number: number; status: number }) => [
        number,
        status,
      ]);
    };
    const [first] = await queue.claim(room(1));
    if (!first) throw new Error('there was nothing to claim');
    await endLeases();
    const [second] = await queue.claim(room(1));
    if (!second) throw new Error('it did not return');
    await queue.finish([resultOf(first, 'pending')]);
    expect(await tries()).toEqual([[1, 500]]);
    await queue.finish([resultOf(second)]);
    expect(await tries()).toEqual([
      [1, 500],
      [2, 200],
    ]);
    const kept = await query(
      api,
      `SELECT number FROM webhook_attempts WHERE webhook_id = $1 ORDER BY number`,
      [webhook_id],
    );
    expect(kept).toEqual([{ number: 1 }, { number: 2 }]);
  });

  it('that are given back count no try and are due at once', async () => {
    await hook();
    await createRecord(api, 'jobs');
    await queue.fanOut(1000);
    await queue.releaseClaims(await queue.claim(room(1)));
    expect(await queue.claim(room(1))).toMatchObject([{ attempts: 1 }]);
  });
});

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Join Filter'?: number;
  readonly Plans?: readonly Plan[];
}
const partsOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(partsOf)];
/** The plan counts rows a loop. */
function readFromDeliveries(part: Plan): number {
  const isScan = part['Node Type'].includes('Scan') && part['Relation Name'] === 'webhook_deliveries';
  const read = isScan ? part['Actual Rows'] + (part['Rows Removed by Filter'] ?? 0) : 0;
  return (read + (part['Rows Removed by Join Filter'] ?? 0)) * part['Actual Loops'];
}

describe('a queue that fills in a moment, before the database has looked at what is in it', () => {
  /**
   * The most deliveries that any part of the statement's plan has read or compared, after what is said before it in its
   * transaction.
   */
  async function deliveriesRead({ text }: Statement, values: unknown[], before: Statement): Promise<number> {
    const runner = await ownerPool(api).connect();
    await runner.query('BEGIN');
    await runner.query(before.text, before === tryLead ? [60] : []);
    const { rows } = await runner.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values);
    await runner.query('ROLLBACK');
    runner.release();
    const plan: Plan = rows[0]['QUERY PLAN'][0].Plan;
    return Math.max(0, ...partsOf(plan).map(readFromDeliveries));
  }

  /** What the database believes after a quiet day: that there are a few rows, each of a webhook of its own. */
  async function believeInFew(status: 'pending' | 'delivered'): Promise<void> {
    await query(
      api,
      `INSERT INTO webhook_deliveries
         (webhook_id, event_id, account_id, kind, resource_id, position, status, run_at, created_at)
       SELECT 'wh_' || n, 'ev_' || n, $1, 'job.created', 'job_' || n, n, $2, now(), now() FROM generate_series(1, 30) n`,
      [api.live.account.id, status],
    );
    await query(api, `ANALYZE webhook_deliveries`);
    await query(api, `DELETE FROM webhook_deliveries`);
  }

  it.each([
    ['has never looked', () => Promise.resolve()],
    ['looked when a few were waiting', () => believeInFew('pending')],
    ['looked when a few had been delivered', () => believeInFew('delivered')],
  ])('is not read past where it %s', async (_name, look) => {
    await look();
    const id = await hook();
    await query(
      api,
      `INSERT INTO events (id, account_id, kind, resource_id, data, created_at)
       SELECT 'ev_' || gen_random_uuid(), $1, 'job.created', 'job_' || n % 2000, '{}', now() FROM generate_series(1, 4000) n`,
      [api.live.account.id],
    );
    for (let batch = 0; batch < 3; batch++) await queue.fanOut(1000);
    const fanOut = await deliveriesRead(fanOutSql, [1000, 1024, [], [], [], 1000, 60], tryLead);
    expect(fanOut).toBeLessThanOrEqual(1000);
    const claim = await deliveriesRead(claimSql, [1024, [], [], [], 192, 4, 32, 60], readInOrder);
    expect(claim).toBeLessThan(200);
    const claimed = await queue.claim(room(500, 192));
    expect(claimed).toHaveLength(192);
    const results = claimed.map(({ webhook_id, event_id, run_at }) => ({
      webhook_id,
      event_id,
      claimed_until: run_at,
      status: 'delivered',
    }));
    const finish = await deliveriesRead(
      deliverySql.finish,
      [JSON.stringify(results)],
      orderLockSql.sharedByKeys,
    );
    expect(finish).toBeLessThan(200);
    expect(new Set(claimed.map(({ webhook_id }) => webhook_id))).toEqual(new Set([id]));
    await query(api, `DELETE FROM event_queue`);
  });
});

describe('the backlog', () => {
  it('is late where workers do not keep up, and not where a receiver does not answer', async () => {
    const id = await hook();
    await query(api, `DELETE FROM event_queue`);
    expect(await queue.queueStats()).toEqual({ depth: 0, ageSeconds: 0 });
    await createRecord(api, 'jobs');
    expect((await queue.queueStats()).depth).toBe(1);
    await queue.fanOut(1000);
    await query(api, `UPDATE webhook_deliveries SET run_at = now() - interval '5 minutes'`);
    expect((await queue.queueStats()).ageSeconds).toBeGreaterThan(299);
    await query(api, `UPDATE webhooks SET failing_since = now() WHERE id = $1`, [id]);
    expect(await queue.queueStats()).toEqual({ depth: 1, ageSeconds: 0 });
  });
});
