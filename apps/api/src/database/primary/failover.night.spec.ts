import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { becomesTrue } from '../../testing/becomes-true.js';
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

/** Sends until a write is taken. @returns the refusals meanwhile */
async function untilWritten(name: string): Promise<Response[]> {
  const refusals: Response[] = [];
  await becomesTrue(async () => {
    const answer = await send('POST', { name });
    if (answer.status !== 201) refusals.push(answer);
    return answer.status === 201;
  });
  return refusals;
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
  it('requests are 503 with Retry-After, and all goes on at the new one by itself: webhooks and listening too', async () => {
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
    for (const refusal of await untilWritten('After'))
      expect([refusal.status, Number(refusal.headers.get('retry-after')) > 0]).toEqual([503, true]);
    const written = performance.now();
    expect(await pair.standby.query(`SELECT name FROM clients ORDER BY name`)).toEqual([
      { name: 'After' },
      { name: 'Before' },
    ]);
    await receiver.deliveries('/hook', 2);
    await becomesTrue(async () => (await listeners()).length > 0);
    const seconds = (from: number, to = performance.now()) => ((to - from) / 1000).toFixed(2);
    process.stdout.write(
      `failover: written ${seconds(promoted, written)} s after the promotion; delivered and listening after ${seconds(promoted)} s (${seconds(died)} s after the death)\n`,
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
    // Connections learn of it one after the other.
    await becomesTrue(async () => {
      for (let turn = 0; turn < 30; turn++) {
        const answer = await send('POST', { name: 'Refused' });
        if (answer.status === 201) return false;
        expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([503, true]);
      }
      return true;
    });
    expect(await pids()).not.toEqual(expect.arrayContaining(before));
    await reloaded('RESET default_transaction_read_only');
    await untilWritten('Taken');
  });
});
