import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRecord, query } from '../testing/factories.js';
import { Receiver } from '../testing/receiver.js';
import { TestApi } from '../testing/test-api.js';
import { TransactionPooler } from '../testing/transaction-pooler.js';

let api: TestApi;
let pooler: TransactionPooler;
let receiver: Receiver;
let processes: Awaited<ReturnType<typeof TestApi.beside>>[] = [];

beforeAll(async () => {
  api = await TestApi.start({ ROLE: 'api' });
  pooler = await TransactionPooler.before(api.databaseUrl);
  receiver = await Receiver.start();
  const settings = {
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: api.databaseUrl,
    DATABASE_POOLER: 'transaction',
  };
  processes = [await TestApi.beside(api, settings), await TestApi.beside(api, settings)];
});
afterAll(async () => {
  await Promise.all(processes.map((one) => one.stop()));
  await pooler.stop();
  await receiver.stop();
  await api.stop();
});

const send = async (at: number, method: string, path: string, body?: object) => {
  const answer = await fetch(`${processes[at % 2]?.url}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${api.live.apiToken}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  await answer.arrayBuffer();
  return answer.status;
};

describe('two processes behind PgBouncer in transaction mode', () => {
  it('read, write and deliver as without it, on three connections of the server', async () => {
    await api.call('webhooks.create', { body: { url: `${receiver.url}/hook` } });
    const { id } = await createRecord(api, 'employees');
    const many = Array.from({ length: 150 }, (_, at) => at);
    const answers = await Promise.all(
      many.flatMap((at) => [
        send(at, 'POST', '/clients', { name: `Client ${at}` }),
        send(at, 'GET', '/clients?page=2'),
        send(at, 'GET', `/employees/${id}`),
        send(at, 'PATCH', `/employees/${id}`, { middle_name: `M${at}` }),
      ]),
    );
    const counted = (wanted: number) => answers.filter((status) => status === wanted).length;
    expect([counted(201), counted(200)]).toEqual([many.length, 3 * many.length]);
    await receiver.deliveries('/hook', many.length);
  });

  it('leave no lock on the connections that the pooler keeps', async () => {
    const left = `SELECT 1 FROM pg_locks JOIN pg_stat_activity USING (pid) WHERE locktype = 'advisory' AND state = 'idle'`;
    expect(await query(api, left)).toEqual([]);
  });
});
