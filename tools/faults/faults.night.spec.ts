import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { everyTry } from '../../apps/api/src/testing/every-try.js';
import { Receiver } from '../../apps/api/src/testing/receiver.js';
import { removeDataFolder } from '../../apps/launcher/src/postgres/cluster-place.ts';
import { startPostgres } from '../../apps/launcher/src/postgres/embedded-postgres.ts';
import { temporaryFolder } from '../../apps/launcher/src/postgres/temporary-postgres.ts';
import { waitUntil } from '../process/wait.mjs';
import { randomFrom, shuffled, testSeed } from '../test/seed.mjs';
import { apiFolder } from '../setup/build.mjs';
import { apiArguments, workerArguments } from '../../apps/launcher/src/api-arguments.ts';
import { clientsOf } from './clients-of.js';
import { HeldDeliveries, type Try } from './held-deliveries.js';
import { KilledProcess } from './killed-process.js';
import { type Answered, RecordLoad } from './record-load.js';

/** Who is killed when. The same seed kills in the same order; what is under way then, the machine decides. */
const random = randomFrom(testSeed());
/** How often each of them is killed, in random order. */
const victims = { api: 7, worker: 7, database: 6 };
/** A lease is four times as long. */
const webhookSeconds = 2;
/** Until somebody is there again to take over what the dead held: all may be starting at once, on a busy machine. */
const graceSeconds = 60;

let dataDir: string;
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let env: Record<string, string | undefined>;
let receiver: Receiver;
let token: string;
let load: RecordLoad | undefined;
let held: HeldDeliveries | undefined;
const processes: KilledProcess[] = [];

beforeAll(async () => {
  dataDir = temporaryFolder('firstday-faults-');
  postgres = await startPostgres({ dataDir });
  env = {
    ...process.env,
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    // Nobody listens there: what took the way that the environment names would not arrive.
    HTTP_PROXY: 'http://127.0.0.1:1',
    NODE_USE_ENV_PROXY: '1',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    NODE_OPTIONS: '',
    RATE_LIMIT_ADDRESSES: '0',
    RATE_LIMIT_TOKENS: '0',
    WEBHOOK_SECONDS: String(webhookSeconds),
  };
  const migrating = spawn(process.execPath, [join(apiFolder, 'migrate.js')], { env, stdio: 'ignore' });
  expect(await once(migrating, 'exit')).toEqual([0, null]);
  token = JSON.parse(readFileSync(join(dataDir, 'credentials.json'), 'utf8')).live.api_token;
  receiver = await Receiver.start();
  // Slow enough that something is under way whenever somebody is killed.
  receiver.answer = (_request, response) => void setTimeout(() => response.end(), random() * 150);
});
afterAll(async () => {
  await Promise.all([load?.stop(), held?.stop()]);
  await Promise.all(processes.map((one) => one.stop()));
  await receiver.stop();
  await postgres.stop();
  removeDataFolder(dataDir);
});

async function started(name: string, args: readonly string[], more: object = {}): Promise<KilledProcess> {
  const logFile = join(dataDir, 'logs', `${name}.log`);
  const one = await KilledProcess.start({ args, env: { ...env, ...more }, logFile });
  processes.push(one);
  return one;
}

/** Killed with `kill -9`, it comes back and recovers by itself. */
async function killDatabase(): Promise<void> {
  const back = once(postgres, 'restarted');
  process.kill(postgres.pid ?? 0, 'SIGKILL');
  const [{ portChanged }] = await back;
  if (portChanged) throw new Error('somebody else took the port of the database meanwhile');
}

async function rowsOf<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

async function killAll(api: KilledProcess, workers: readonly KilledProcess[]): Promise<number> {
  const worker = () => shuffled(workers, random)[0] ?? api;
  const order = shuffled(
    Object.entries(victims).flatMap(([victim, times]) => Array.from({ length: times }, () => victim)),
    random,
  );
  for (const victim of order) {
    await wait(300 + random() * 2200);
    if (victim === 'database') await killDatabase();
    else {
      const one = victim === 'api' ? api : worker();
      await one.ready();
      await one.kill();
    }
  }
  return order.length;
}

interface Event {
  readonly id: string;
  readonly kind: string;
  readonly resource_id: string;
  readonly data: { readonly name: string };
}

const keyOf = ({ kind, id, name }: Answered): string => `${kind} ${id} ${name}`;

describe('under load, with the API, the workers and PostgreSQL killed twenty times', () => {
  it('every committed change is delivered, nothing else is, and in order; nobody holds anything beyond its lease', async () => {
    const api = await started('api', apiArguments, { ROLE: 'api' });
    const workers = await Promise.all([
      started('worker-1', workerArguments),
      started('worker-2', workerArguments),
    ]);
    const made = await fetch(`${api.url}/api/v1/webhooks`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ url: `${receiver.url}/` }),
    });
    expect(made.status).toBe(201);

    load = new RecordLoad(api.url, token);
    held = new HeldDeliveries(postgres.url);
    const killed = await killAll(api, workers);
    await api.ready();
    // A busy machine writes less between the kills: what follows needs something to look at.
    const isEnough = async () =>
      ((await rowsOf<{ count: number }>('SELECT count(*)::int AS count FROM events'))[0]?.count ?? 0) > 500;
    expect(await waitUntil(isEnough, { within: 120_000, every: 250 })).toBe(true);
    await load.stop();
    const isDone = async () => {
      const [open] = await rowsOf<{ events: number; deliveries: number }>(
        `SELECT (SELECT count(*)::int FROM event_queue) AS events,
                (SELECT count(*)::int FROM webhook_deliveries WHERE status = 'pending') AS deliveries`,
      );
      return open?.events === 0 && open.deliveries === 0;
    };
    expect(await waitUntil(isDone, { within: 120_000, every: 250 })).toBe(true);
    await held.stop();

    const events = await rowsOf<Event>('SELECT id, kind, resource_id, data FROM events ORDER BY position');
    expect(events.length).toBeGreaterThan(500);
    const committed = new Map(events.map((event) => [event.id, event]));
    const first = new Map<string, string>();
    for (const { headers, body } of receiver.arrived) {
      const id = String(headers['webhook-id']);
      if (!first.has(id)) first.set(id, body);
      // Not an event that was rolled back, nor one of another content.
      expect(JSON.parse(body)).toMatchObject({
        type: committed.get(id)?.kind,
        data: committed.get(id)?.data,
      });
    }
    expect(events.filter(({ id }) => !first.has(id))).toEqual([]);

    // Each record is as it was told of last: nothing was told that is not so, and nothing is so that was not told.
    const lastTold = new Map<string, { type: string; data: unknown }>();
    for (const [id, body] of first) lastTold.set(committed.get(id)?.resource_id ?? '', JSON.parse(body));
    const standing = [...lastTold].filter(([, { type }]) => type !== 'client.deleted');
    expect(await clientsOf(api.url, token)).toEqual(new Map(standing.map(([id, { data }]) => [id, data])));

    const told = new Set(
      events.map(({ kind, resource_id, data }) => keyOf({ kind, id: resource_id, name: data.name })),
    );
    expect(load.answered.filter((one) => !told.has(keyOf(one)))).toEqual([]);
    const namesMade = events.filter(({ kind }) => kind === 'client.created').map(({ data }) => data.name);
    expect(namesMade).toHaveLength(new Set(namesMade).size);

    const inOrder = (all: readonly Event[]) =>
      all
        .map(({ resource_id, id }) => `${resource_id} ${id}`)
        .sort((one, other) => compareResource(one, other));
    const arrivedInOrder = [...first.keys()].flatMap((id) => committed.get(id) ?? []);
    expect(inOrder(arrivedInOrder)).toEqual(inOrder(events));

    expect(held.longestLease).toBeLessThanOrEqual(4 * webhookSeconds);
    expect(held.longestOverdue).toBeLessThan(graceSeconds);
    const left = held.secondsLeft(
      await rowsOf<Try>(
        `SELECT event_id, number, at + make_interval(secs => duration_ms / 1000.0) AS ended FROM ${everyTry}`,
      ),
    );
    expect(left.length).toBeGreaterThan(0);
    expect(left.filter((seconds) => seconds < 0)).toEqual([]);
    expect([load.surprises, ...processes.map(({ endings }) => endings)]).toEqual([[], [], [], []]);
    process.stdout.write(
      `killed ${killed}: ${events.length} events in ${receiver.arrived.length} deliveries, ${load.answered.length} changes answered, ` +
        `${load.unanswered} not; ${held.ended.size} claims of the dead taken over, ${held.longestOverdue.toFixed(1)} s after their lease at most; ` +
        `${left.length} tries ended ${Math.min(...left).toFixed(1)} s before their lease at least\n`,
    );
  }, 900_000);
});

/** By the record alone: what is of one record stays as it came. */
const compareResource = (one: string, other: string): number => {
  const [a, b] = [one.split(' ')[0] ?? '', other.split(' ')[0] ?? ''];
  return a < b ? -1 : Number(a > b);
};
