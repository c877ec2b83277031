import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRecord } from '../../testing/factories.js';
import { PostgresPair } from '../../testing/postgres-pair.js';
import { Receiver } from '../../testing/receiver.js';
import { TestApi } from '../../testing/test-api.js';
import { PostgresDataSource } from '../postgres-data-source.js';

let pair: PostgresPair;
let api: TestApi;
let receiver: Receiver;

beforeAll(async () => {
  pair = await PostgresPair.start();
  receiver = await Receiver.start();
  api = await TestApi.start({ DATABASE_URL: bothHosts(), WEBHOOK_PRIVATE_HOSTS: '127.0.0.1' });
});
afterAll(async () => {
  await api?.stop();
  await receiver?.stop();
  await pair?.stop();
});

const bothHosts = () =>
  `postgres://firstday@127.0.0.1:${pair.standby.port},127.0.0.1:${pair.primary.port}/firstday?target_session_attrs=read-write`;

const send = (method: string, body?: object) =>
  fetch(`${api.url}/api/v1/clients`, {
    method,
    headers: { authorization: `Bearer ${api.live.apiToken}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });

/** Sends until a write is taken. @returns milliseconds, and the refusals meanwhile */
async function untilWritten(name: string) {
  const began = performance.now();
  const refusals: Response[] = [];
  for (;;) {
    const answer = await send('POST', { name });
    if (answer.status === 201) return { milliseconds: performance.now() - began, refusals };
    refusals.push(answer);
    if (performance.now() - began > 20_000) throw new Error(`nothing is written: ${answer.status}`);
    await wait(20);
  }
}

const listeners = async () =>
  pair.standby.query(`SELECT 1 FROM pg_stat_activity WHERE application_name = 'firstday events'`);

describe('an address of several hosts', () => {
  it('leads to the one that can be written to, whichever is named first', async () => {
    const dataSource = new PostgresDataSource({ databaseUrl: bothHosts(), databasePool: 2 });
    await dataSource.initialize();
    expect(await dataSource.query('SELECT pg_is_in_recovery() AS is_standby')).toEqual([
      { is_standby: false },
    ]);
    await dataSource.destroy();
  });

  it('that only reads is refused, and nothing is written to it', async () => {
    const dataSource = new PostgresDataSource({ databaseUrl: pair.standby.url, databasePool: 2 });
    await expect(dataSource.initialize()).rejects.toMatchObject({ code: '25006' });
    await dataSource.driver.disconnect().catch(() => undefined);
  });
});

describe('when the primary dies and its standby is promoted', () => {
  it('requests are 503 with Retry-After, and within seconds all goes on at the new one: webhooks and listening too', async () => {
    await api.call('webhooks.create', { body: { url: `${receiver.url}/hook` } });
    await createRecord(api, 'clients', { name: 'Before' });
    await receiver.deliveries('/hook', 1);
    await pair.caughtUp();
    const died = performance.now();
    await pair.primary.kill();
    await wait(1000);
    const away = await send('GET');
    expect([away.status, Number(away.headers.get('retry-after')) > 0]).toEqual([503, true]);
    await pair.standby.query('SELECT pg_promote()');
    const promoted = performance.now();
    const { milliseconds, refusals } = await untilWritten('After');
    for (const refusal of refusals)
      expect([refusal.status, Number(refusal.headers.get('retry-after')) > 0]).toEqual([503, true]);
    expect(milliseconds).toBeLessThan(3000);
    expect(await pair.standby.query(`SELECT name FROM clients ORDER BY name`)).toEqual([
      { name: 'After' },
      { name: 'Before' },
    ]);
    await receiver.deliveries('/hook', 2);
    for (let left = 100; (await listeners()).length === 0; left--) {
      if (left === 0) throw new Error('nobody listens');
      await wait(100);
    }
    const seconds = (from: number) => ((performance.now() - from) / 1000).toFixed(2);
    process.stdout.write(
      `failover: written ${(milliseconds / 1000).toFixed(2)} s after the promotion; delivered and listening after ${seconds(promoted)} s (${seconds(died)} s after the death)\n`,
    );
  });

  it('nobody goes back to the old one, though it can be written to again', async () => {
    await pair.primary.start();
    await api.app
      .get(PostgresDataSource)
      .query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = 'firstday'`,
      );
    await untilWritten('Later');
    expect(await pair.primary.query(`SELECT name FROM clients`)).toEqual([{ name: 'Before' }]);
    await pair.primary.kill();
  });
});

describe('a server that begins to refuse writes', () => {
  it('is left, connection by connection, and taken again once it is writable', async () => {
    const pids = async () =>
      (
        await pair.standby.query<{ pid: number }>(
          `SELECT pid FROM pg_stat_activity WHERE application_name = 'firstday'`,
        )
      ).map(({ pid }) => pid);
    const before = await pids();
    const reloaded = async (change: string) => {
      await pair.standby.query(`ALTER SYSTEM ${change}`);
      await pair.standby.query('SELECT pg_reload_conf()');
    };
    await reloaded('SET default_transaction_read_only = on');
    await wait(300);
    for (let turn = 0; turn < 30; turn++) {
      const answer = await send('POST', { name: 'Refused' });
      expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([503, true]);
    }
    expect(await pids()).not.toEqual(expect.arrayContaining(before));
    await reloaded('RESET default_transaction_read_only');
    expect((await untilWritten('Taken')).milliseconds).toBeLessThan(3000);
  });
});
