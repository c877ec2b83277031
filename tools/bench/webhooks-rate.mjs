import { join } from 'node:path';

import { waitUntil } from '../process/wait.mjs';
import { apiFolder } from '../setup/build.mjs';
import { say, Trouble } from '../setup/say.mjs';
import { apiArguments, workerArguments } from '../../apps/launcher/src/api-arguments.ts';
import { median, processorTime } from './rest-load.mjs';
import { post } from './webhooks-arrival.mjs';
import { postgresTime, serve } from './webhooks-processes.mjs';

const { newId } = await import(join(apiFolder, 'context', 'new-id.js'));
const { deliveryBody } = await import(join(apiFolder, 'webhooks', 'delivery-body.js'));
const { signWebhook, toSigningKey } = await import(join(apiFolder, 'sealing', 'sign-webhook.js'));

const events = Number(process.env.BENCH_EVENTS ?? 20_000);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const warmUp = Math.min(events, 5000);
/** As many as a worker sends to one webhook at once. */
const mostAbreast = 64;

/**
 * One that does what the guide asks of it; one that looks at nothing, beside which every microsecond of the worker counts;
 * and one that is elsewhere, which shows whether it is waited for.
 */
const receivers = [
  {
    asked: 'verifies each signature, as docs/webhooks.md says',
    verifies: true,
    milliseconds: 0,
    loops: { 'bare loop': 1, [`${mostAbreast} abreast`]: mostAbreast },
  },
  {
    asked: 'looks at nothing',
    verifies: false,
    milliseconds: 0,
    loops: { 'bare loop': 1, [`${mostAbreast} abreast`]: mostAbreast },
  },
  {
    asked: 'verifies, and takes 20 ms',
    verifies: true,
    milliseconds: 20,
    loops: { [`${mostAbreast} abreast`]: mostAbreast },
  },
];

/**
 * One worker and two beside bare loops, in turns: deliveries a second, and what each cost of the processor. A loop sends
 * one after the other, or as many abreast as a worker does to one webhook.
 */
export async function rates(bench) {
  const api = await serve(apiArguments, bench, 'api');
  const { id, token } = await post(bench, api, '/webhooks', { url: bench.url, subscribed_events: [] });
  await api.stop();
  const workers = [];
  const start = async () => {
    workers.push(await serve(workerArguments, bench, 'worker'));
    await drain(bench, workers, warmUp);
  };
  try {
    await start();
    const sample = await sampleOf(bench, token);
    await bareLoop(bench, sample, warmUp, mostAbreast);
    const one = await ofAll(bench, workers, sample, token);
    await start();
    const two = await ofAll(bench, workers, sample, token);
    say(`  deliveries a second of ${events} events, bodies of ${Buffer.byteLength(sample.body)} bytes, and`);
    say(`  microseconds of processor for each: sender + PostgreSQL + receiver`);
    receivers.forEach(({ asked }, at) => {
      say(`  a receiver that ${asked}`);
      printTurns('one worker', one[at]);
      printTurns('two workers', two[at], `, ${share(two[at].ours, one[at].ours)} of one worker`);
    });
  } finally {
    for (const { stop } of workers) await stop();
  }
  await bench.db.query('DELETE FROM webhooks WHERE id = $1', [id]);
}

async function ofAll(bench, workers, sample, token) {
  const all = [];
  for (const { verifies, milliseconds, loops } of receivers) {
    await bench.receiver.ask({ token: verifies && token, milliseconds });
    all.push(await inTurns(bench, workers, sample, loops));
  }
  await bench.receiver.ask({ milliseconds: 0 });
  return all;
}

const share = (one, other) => (one.rate / other.rate).toFixed(2);

function printTurns(name, { ours, bare }, more = '') {
  for (const [loop, cost] of Object.entries(bare)) print(loop, cost);
  const shares = Object.entries(bare).map(([loop, cost]) => `${share(ours, cost)} of ${loop}`);
  print(name, ours, `${shares.join(', ')}${more}`);
}

function print(name, { rate, sender, postgres, receiver }, more = '') {
  const costs = [sender, postgres, receiver].map((cost) => cost.toFixed(0));
  say(`    ${name.padEnd(12)}${rate.toFixed(0).padStart(7)}   ${costs.join(' + ').padEnd(16)}${more}`);
}

/** In turns, so that whatever else the machine does meets all. */
async function inTurns(bench, workers, sample, loops) {
  const ours = [];
  const bare = Object.fromEntries(Object.keys(loops).map((loop) => [loop, []]));
  for (let round = 0; round < rounds; round++) {
    ours.push(await drain(bench, workers, events));
    for (const [loop, abreast] of Object.entries(loops))
      bare[loop].push(await bareLoop(bench, sample, events, abreast));
  }
  const middles = Object.entries(bare).map(([loop, all]) => [loop, middle(all)]);
  return { ours: middle(ours), bare: Object.fromEntries(middles) };
}

const middle = (all) =>
  Object.fromEntries(Object.keys(all[0]).map((name) => [name, median(all.map((one) => one[name]))]));

/** Events of as many records, committed at once: from the commit until the last has arrived and all results are kept. */
async function drain(bench, workers, count) {
  const { db, account, receiver } = bench;
  await receiver.ask('forget');
  await db.query('BEGIN');
  const now = new Date();
  const ids = Array.from({ length: count }, () => newId('event', now));
  await db.query(
    `INSERT INTO events (id, account_id, kind, resource_id, data, created_at)
     SELECT id, $1, 'employee.created', resource_id,
            jsonb_build_object('id', resource_id, 'first_name', 'Ana', 'last_name', 'Flores',
                               'email', 'ana.flores@example.com', 'notes', repeat('x', 600)), now()
       FROM (SELECT id, 'ee_' || substr(md5(random()::text || id), 1, 22) AS resource_id FROM unnest($2::text[]) id) made`,
    [account, ids],
  );
  await db.query('NOTIFY firstday_events');
  return measured(bench, workers, count, async () => {
    await db.query('COMMIT');
    return arrival(bench, count);
  });
}

async function bareLoop(bench, { headers, body }, count, abreast) {
  const { url, receiver, bare } = bench;
  await receiver.ask('forget');
  return measured(bench, [bare], count, async () => {
    await bare.ask({ url, headers, body, count, abreast });
    return arrival(bench, count);
  });
}

async function measured({ postgres, receiver, db }, senders, count, work) {
  const spent = () => ({
    sender: senders.reduce((sum, { pid }) => sum + processorTime(pid), 0),
    postgres: postgresTime(postgres.pid),
    receiver: processorTime(receiver.pid),
  });
  const before = spent();
  const start = performance.timeOrigin + performance.now();
  const last = await work();
  const rate = (count * 1000) / (last - start);
  await waitUntil(async () => !(await pending(db)), { within: 60_000, every: 50 });
  const after = spent();
  const costs = Object.entries(after).map(([name, time]) => [name, ((time - before[name]) * 1000) / count]);
  return { rate, ...Object.fromEntries(costs) };
}

async function pending(db) {
  // By the worker's own index: nothing that is done is read.
  const { rows } = await db.query(
    `SELECT min(webhook_id) AS first FROM webhook_deliveries WHERE status = 'pending' AND run_at IS NOT NULL`,
  );
  return rows[0].first !== null;
}

/** @returns when the last of so many arrived */
async function arrival({ receiver }, count) {
  const all = async () => {
    const seen = await receiver.ask('seen');
    return seen.count >= count && seen;
  };
  const seen = await waitUntil(all, { within: 120_000, every: 20 });
  if (!seen) throw new Trouble('Deliveries are missing.');
  if (seen.count > count) throw new Trouble(`${seen.count - count} deliveries were made twice.`);
  return seen.last;
}

/** What the bare loop sends: an event as it is delivered, signed once for all. */
async function sampleOf({ db }, token) {
  const { rows } = await db.query(
    'SELECT id, kind, created_at, data::text FROM events ORDER BY position DESC LIMIT 1',
  );
  const [{ id, kind, created_at, data }] = rows;
  const body = deliveryBody(kind, created_at, data);
  const agent = {
    'content-type': 'application/json',
    'user-agent': 'Firstday-Webhooks/1 (Standard Webhooks)',
  };
  return { headers: { ...agent, ...signWebhook(id, new Date(), body, [toSigningKey(token)]) }, body };
}
