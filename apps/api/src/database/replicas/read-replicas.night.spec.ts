import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import type { Queries } from '../../context/index.js';
import { becomesTrue } from '../../testing/becomes-true.js';
import { createRoles } from '../../testing/database-roles.js';
import { createRecord } from '../../testing/factories.js';
import { PostgresPair } from '../../testing/postgres-pair.js';
import type { PostgresServer } from '../../testing/postgres-server.js';
import { TestApi } from '../../testing/test-api.js';
import { statement } from '../database.js';
import { ReadReplicas } from './read-replicas.js';

type Process = Awaited<ReturnType<typeof TestApi.beside>>;

let pair: PostgresPair;
/** Writes, and knows of no replica. */
let writer: TestApi;
/** Two processes that list. */
let readers: Process[] = [];

beforeAll(async () => {
  pair = await PostgresPair.start();
  writer = await TestApi.start({ DATABASE_URL: pair.primary.url, ROLE: 'api' });
  const settings = { DATABASE_REPLICA_URL: pair.standby.url, ROLE: 'api' };
  readers = [await TestApi.beside(writer, settings), await TestApi.beside(writer, settings)];
});
afterAll(async () => {
  await Promise.all(readers.map((one) => one.stop()));
  await writer?.stop();
  await pair?.stop();
});
afterEach(async () => {
  await pair?.standby.query('SELECT pg_wal_replay_resume()').catch(() => undefined);
});

const get = (path: string, at = 0) =>
  fetch(`${readers[at]?.url}/api/v1${path}`, {
    headers: { authorization: `Bearer ${writer.live.apiToken}` },
  });
const totalOf = async (path: string, at = 0) => {
  const answer = await get(path, at);
  const body = await answer.json();
  expect([answer.status, body]).toEqual([200, expect.anything()]);
  return body.total;
};

/** How many requests of a process were answered how. */
async function outcomes(at = 0): Promise<Record<string, number>> {
  const text = await (await fetch(`${readers[at]?.url}/metrics`)).text();
  const lines = text.matchAll(/firstday_replica_reads_total\{outcome="(\w+)"\} (\d+)/g);
  return Object.fromEntries([...lines].map(([, name, count]) => [name, Number(count)]));
}
const readsOnReplica = async (at = 0) => (await outcomes(at))['replica'] ?? 0;
/** A server writes down what it did within ten seconds. */
async function scansOfClients(server: PostgresServer, atLeast: number): Promise<number> {
  for (let left = 500; ; left--) {
    const [row] = await server.query<{ scans: string }>(
      `SELECT coalesce(seq_scan, 0) + coalesce(idx_scan, 0) AS scans FROM pg_stat_user_tables WHERE relname = 'clients'`,
    );
    const scans = Number(row?.scans);
    if (scans >= atLeast || left === 0) return scans;
    await wait(100);
  }
}

/** Until a process asks the replica again. */
async function untilOnReplica(at = 0): Promise<void> {
  for (let left = 500; left > 0; left--) {
    const before = await readsOnReplica(at);
    await get('/clients', at);
    if ((await readsOnReplica(at)) > before) return;
    await wait(100);
  }
  throw new Error('the replica does not come back');
}

describe('lists with a read replica', () => {
  it('are read there, and what one record is read by, and what is written, is not', async () => {
    const { id } = await createRecord(writer, 'clients', { name: 'Orchard' });
    let [before, scans, primaryScans] = [0, 0, 0];
    // A replica that comes too late, as on a busy machine it may, is rightly left out.
    await becomesTrue(async () => {
      await pair.caughtUp();
      await untilOnReplica();
      [before, scans] = [await readsOnReplica(), await scansOfClients(pair.standby, 0)];
      primaryScans = await scansOfClients(pair.primary, 0);
      for (let turn = 0; turn < 30; turn++) await totalOf('/clients');
      return (await readsOnReplica()) === before + 30;
    });
    expect(await scansOfClients(pair.standby, scans + 30)).toBeGreaterThanOrEqual(scans + 30);
    expect(await scansOfClients(pair.primary, 0)).toBeLessThan(primaryScans + 10);
    for (let turn = 0; turn < 5; turn++) expect((await get(`/clients/${id}`)).status).toBe(200);
    expect(await readsOnReplica()).toBe(before + 30);
  });

  it('hold what was written a moment before, in whichever process, at any pace', async () => {
    const before = await readsOnReplica();
    // As often as it takes until many of them were read there: otherwise nothing was shown.
    for (let turn = 0; turn < 40 || (await readsOnReplica()) <= before + 20; turn++) {
      const total = await totalOf('/jobs', turn % 2);
      await createRecord(writer, 'jobs');
      expect(await totalOf('/jobs', turn % 2)).toBe(total + 1);
      expect(await totalOf('/jobs', (turn + 1) % 2)).toBe(total + 1);
    }
  });

  it('hold it also where the replica stands still: then the primary answers, and says so in the metrics', async () => {
    await untilOnReplica();
    await pair.standby.query('SELECT pg_wal_replay_pause()');
    for (let turn = 0; turn < 5; turn++) {
      const { id } = await createRecord(writer, 'clients', { name: `Paused ${turn}` });
      for (const at of [0, 1]) {
        const { data } = await (await get('/clients', at)).json();
        expect(data[0].id).toBe(id);
      }
    }
    expect((await outcomes())['behind']).toBeGreaterThan(0);
    await becomesTrue(async () => {
      const metrics = await (await fetch(`${readers[0]?.url}/metrics`)).text();
      const lag = /firstday_replica_lag_seconds\{replica="127.0.0.1:\d+"\} ([\d.]+)/.exec(metrics)?.[1];
      return Number(lag) > 1;
    });
    await pair.standby.query('SELECT pg_wal_replay_resume()');
    await untilOnReplica();
  });

  it('are read on it with large accounts too, and see changes that were under way when it looked', async () => {
    await pair.primary.query(
      `INSERT INTO employers (id, account_id, name, address, created_at, updated_at, custom_attributes, system_attributes)
       SELECT 'empl' || lpad(n::text, 22, '0'), '${writer.live.account.id}', 'Employer ' || n, '{}', now(), now(), '{}', '{}'
         FROM generate_series(1, 2000) n`,
    );
    const total = () => totalOf('/employers');
    await untilOnReplica();
    expect(await total()).toBe(2000);
    // One transaction is open while others come and go, and the index of counts is brought up to date in between.
    const open = new Client({ connectionString: pair.primary.url });
    await open.connect();
    await open.query(
      `BEGIN; UPDATE employers SET deleted_at = now(), updated_at = now() WHERE id = 'empl' || lpad('7', 22, '0')`,
    );
    for (let turn = 0; turn < 5; turn++) {
      await createRecord(writer, 'jobs');
      expect(await total()).toBe(2000);
      await wait(100);
    }
    await open.query('COMMIT');
    await open.end();
    expect(await total()).toBe(1999);
    await becomesTrue(async () => {
      const before = await readsOnReplica();
      expect(await total()).toBe(1999);
      return (await readsOnReplica()) === before + 1;
    });
  });
});

describe('lists with a read replica where the service is a role of its own', () => {
  it('are read there by that role, which sees no row of another account, and by no other', async () => {
    const { serviceUrl } = await createRoles(pair.primary.url);
    const { port } = new URL(pair.standby.url);
    const onStandby = Object.assign(new URL(serviceUrl), { port }).href;
    const served = await TestApi.beside(writer, {
      DATABASE_URL: serviceUrl,
      DATABASE_REPLICA_URL: onStandby,
      ROLE: 'api',
    });
    const mixed = await TestApi.beside(writer, { DATABASE_REPLICA_URL: onStandby, ROLE: 'api' });
    // Behind a pooler statements say whose rows they see; those on the replica, which has none before it, say it with the connection.
    const pooled = await TestApi.beside(writer, {
      DATABASE_URL: serviceUrl,
      DATABASE_DIRECT_URL: serviceUrl,
      DATABASE_POOLER: 'transaction',
      DATABASE_ROW_SECURITY: 'off',
      DATABASE_REPLICA_URL: onStandby,
      ROLE: 'api',
    });
    readers.push(served, mixed, pooled);
    await createRecord(writer, 'jobs');
    await untilOnReplica(2);
    expect(await totalOf('/jobs', 2)).toBe(await totalOf('/jobs'));
    const chosen = await served.app.get(ReadReplicas).forReading();
    const seen = (db: Queries) =>
      db.run<{ count: number }>(statement('', 'SELECT count(*)::int AS count FROM jobs'));
    const [own] = await seen(chosen.ofAccount(writer.live.account.id));
    expect(own?.count).toBe(await totalOf('/jobs', 2));
    expect(await seen(chosen.ofAccount(writer.stranger.account.id))).toEqual([{ count: 0 }]);
    await untilOnReplica(4);
    expect(await totalOf('/jobs', 4)).toBe(own?.count);
    // The owner on the primary and a role that serves on the replica: lists would be empty there.
    expect(await totalOf('/jobs', 3)).toBe(own?.count);
    const { replica = 0, broken_off: brokenOff = 0 } = await outcomes(3);
    expect(brokenOff).toBe(replica);
  });
});

describe('a list that is under way on a replica', () => {
  it('is read again on the primary where the replica ends it to go on replaying', async () => {
    await untilOnReplica();
    const before = (await outcomes())['broken_off'] ?? 0;
    // A table is locked on the primary, and so on the standby, where lists wait for it: until it ends them.
    const lock = pair.primary.query(
      'BEGIN; LOCK TABLE clients IN ACCESS EXCLUSIVE MODE; SELECT pg_sleep(0.1); COMMIT',
    );
    const lists = Promise.all(Array.from({ length: 20 }, () => totalOf('/clients')));
    await Promise.all([lock, lists]);
    expect((await outcomes())['broken_off'] ?? 0).toBeGreaterThanOrEqual(before);
  });

  it('an export of many parts is whole though the replica dies in the middle', async () => {
    await untilOnReplica();
    const answer = await get('/exports/employers.csv');
    expect(answer.status).toBe(200);
    const reader = answer.body?.getReader();
    const first = await reader?.read();
    await pair.standby.kill();
    let text = new TextDecoder().decode(first?.value);
    for (;;) {
      const part = await reader?.read();
      if (!part || part.done) break;
      text += new TextDecoder().decode(part.value);
    }
    expect(text.trim().split('\n')).toHaveLength(2000);
    for (let turn = 0; turn < 20; turn++) expect(await totalOf('/clients', turn % 2)).toBeGreaterThan(0);
    expect((await outcomes())['away']).toBeGreaterThan(0);
    await pair.standby.start(pair.primary);
    await untilOnReplica();
  });
});

describe('a replica that was promoted by mistake', () => {
  it('answers no list any more: what it holds goes its own way', async () => {
    await untilOnReplica();
    await pair.standby.query('SELECT pg_promote()');
    await pair.standby.query(`UPDATE clients SET name = 'Of nobody'`);
    await wait(1100);
    await createRecord(writer, 'clients', { name: 'Of the primary' });
    const { data } = await (await get('/clients')).json();
    expect(data[0].name).toBe('Of the primary');
    expect((await outcomes())['promoted']).toBeGreaterThan(0);
  });
});
