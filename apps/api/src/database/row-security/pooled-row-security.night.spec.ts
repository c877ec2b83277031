import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRecord } from '../../testing/factories.js';
import { finishedW4 } from '../../testing/finished-w4.js';
import { TestApi } from '../../testing/test-api.js';
import { TransactionPooler } from '../../testing/transaction-pooler.js';
import { Database, sharedStatement, statement } from '../database.js';

let api: TestApi;
let pooler: TransactionPooler;
let pooled: Awaited<ReturnType<typeof TestApi.beside>>;

beforeAll(async () => {
  api = await TestApi.start({ ROLE: 'api' }, 'service');
  pooler = await TransactionPooler.before(api.serviceUrl);
  pooled = await TestApi.beside(api, {
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: api.serviceUrl,
    DATABASE_POOLER: 'transaction',
  });
});
afterAll(async () => {
  await pooled.stop();
  await pooler.stop();
  await api.stop();
});

const shared = sharedStatement('test.sharedClients', 'SELECT account_id FROM clients');
const alone = statement('test.clients', 'SELECT account_id FROM clients');

describe('behind PgBouncer in transaction mode, by the role that serves', () => {
  it('each statement sees its own account alone, whichever connection of the server it is given', async () => {
    const people = [api.live, api.test, api.stranger];
    for (const { apiToken } of people) await createRecord(api, 'clients', { token: apiToken });
    const database = pooled.app.get(Database);
    const asked = Array.from({ length: 120 }, (_, at) => people[at % people.length]?.account.id ?? '');
    const found = await Promise.all(
      asked.map(async (id, at) => {
        const db = database.ofAccount(id);
        if (at % 4 === 0) return db.manager.query('SELECT account_id FROM clients');
        if (at % 4 === 1) return db.transaction((own) => own.run(alone));
        return db.run(at % 4 === 2 ? alone : shared);
      }),
    );
    expect(found).toEqual(asked.map((account_id) => [{ account_id }]));
    expect(await database.run(alone)).toHaveLength(people.length);
    expect(await database.manager.query('SELECT 1 FROM clients')).toHaveLength(people.length);
  });

  it('requests are answered, and its worker makes documents', async () => {
    // The first process has no worker.
    await finishedW4(api);
    const answer = await fetch(`${pooled.url}/api/v1/employees`, {
      headers: { authorization: `Bearer ${api.live.apiToken}` },
    });
    expect([answer.status, (await answer.json()).data.length]).toEqual([200, 1]);
  });
});
