import { join } from 'node:path';

import { apiFolder } from '../setup/build.mjs';
import { say } from '../setup/say.mjs';
import { median } from './rest-load.mjs';

const delivered = Number(process.env.BENCH_DELIVERED ?? 1_000_000);
const dead = 100_000;
const alive = 1000;
const times = 15;
/** As the worker asks: places and what each webhook holds already; most of each, of those that fail, and the lease. */
const room = (full) => [256, full, full.map(() => 192)];
const limits = [192, 4, 32, 60];

/** Milliseconds of the queue's statements, on the tables as they are and beside many rows that they must not look at. */
export async function queueFigures({ db, account, webhook }) {
  const ofWebhooks = (file) => import(join(apiFolder, 'webhooks', file));
  const { claim } = await ofWebhooks('claim-statement.js');
  const statements = { ...(await ofWebhooks('delivery-statements.js')), claim };
  const measured = { db, account, webhook, statements };
  const deadHook = await fill(db, { account, webhook, delivered: 0, dead: 0 });
  const before = await measure(measured);
  await fill(db, { account, webhook, delivered, dead, deadHook });
  const after = await measure(measured);
  const count = (rows) => rows.toLocaleString('en-US');
  say(
    `  milliseconds of the queue's statements with ${count(delivered)} deliveries made and ${count(dead)} due of`,
  );
  say('  an endpoint that is dead; without them in parentheses:');
  for (const [name, time] of Object.entries(after))
    say(`    ${name.padEnd(44)}${time.toFixed(1).padStart(8)} (${before[name].toFixed(1)})`);
}

async function fill(db, { account, webhook, delivered, dead, deadHook = `wh_dead` }) {
  await db.query(
    `INSERT INTO webhooks (id, account_id, url, sealed_token, subscribed_events, active_after, failing_since, created_at, updated_at)
     SELECT $1, account_id, 'http://127.0.0.1:9/', sealed_token, '{task.deleted}', 0, now(), now(), now()
       FROM webhooks WHERE id = $2 ON CONFLICT DO NOTHING`,
    [deadHook, webhook],
  );
  const one = async (count, prefix, hook, status, due) => {
    await db.query(
      `WITH made AS (
         INSERT INTO events (id, account_id, kind, resource_id, data, created_at, fanned_out_at)
         SELECT $1 || n, $2, 'employee.created', $1 || n, '{}', now(), now() FROM generate_series(1, $3::int) n
         RETURNING *
       )
       INSERT INTO webhook_deliveries
         (webhook_id, event_id, account_id, kind, resource_id, position, status, attempts, tries, run_at, created_at, finished_at)
       SELECT $4, id, account_id, kind, resource_id, position, $5, 1, 1, ${due}, now(), now() FROM made`,
      [prefix, account, count, hook, status],
    );
  };
  await one(delivered, 'done_', webhook, 'delivered', 'NULL');
  await one(dead, 'dead_', deadHook, 'pending', `now() - interval '1 hour'`);
  await db.query('VACUUM ANALYZE events, webhook_deliveries');
  return deadHook;
}

/** Each statement as the worker runs it; what it changed is rolled back. */
async function measure({ db, account, webhook, statements }) {
  const taken = { fanOut: [], claim: [], full: [], finish: [], queue: [] };
  const timed = async (into, statement, values = []) => {
    const start = performance.now();
    const { rows } = await db.query({ ...statement, values });
    into.push(performance.now() - start);
    return rows;
  };
  for (let time = 0; time < times; time++) {
    await db.query('BEGIN');
    await db.query(
      `INSERT INTO events (id, account_id, kind, resource_id, data, created_at)
       SELECT 'new_' || n, $1, 'employee.created', 'new_' || n, '{}', now() FROM generate_series(1, $2::int) n`,
      [account, alive],
    );
    await db.query(statements.lead);
    await timed(taken.fanOut, statements.fanOut, [1000]);
    const claimed = await timed(taken.claim, statements.claim, [...room([]), ...limits]);
    if (!claimed.some(({ webhook_id }) => webhook_id === webhook))
      throw new Error('The dead endpoint takes all.');
    await timed(taken.full, statements.claim, [...room([webhook]), ...limits]);
    const column = (name) => claimed.map((row) => row[name]);
    await timed(taken.finish, statements.finish, [
      column('webhook_id'),
      column('event_id'),
      column('run_at'),
      claimed.map(() => 'delivered'),
      claimed.map(() => null),
    ]);
    await timed(taken.queue, statements.backlog);
    await db.query('ROLLBACK');
  }
  return {
    '1,000 events are written as deliveries': median(taken.fanOut),
    'those that are due are claimed': median(taken.claim),
    'the same, the other endpoint has its share': median(taken.full),
    'what came of them is kept': median(taken.finish),
    'depth and age are counted': median(taken.queue),
  };
}
