import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { everyTry } from '../../testing/every-try.js';
import { createRecord, ownerPool, query } from '../../testing/factories.js';
import { HostedPage, setClock } from '../../testing/hosted-page.js';
import { withCookie, openComponent, signInUser } from '../../testing/sign-in-by-link.js';
import { Receiver } from '../../testing/receiver.js';
import { prune } from '../../testing/prune.js';
import { TestApi } from '../../testing/test-api.js';
import { prunables } from '../../prunables.js';
import { pruningBatchSize } from './delete-batch-sql.js';
import { PruningService } from './pruning.service.js';

const day = 86_400_000;

let api: TestApi;
let receiver: Receiver;
beforeAll(async () => {
  receiver = await Receiver.start();
  api = await TestApi.start();
});
afterAll(async () => {
  await api.stop();
  await receiver.stop();
});
afterEach(() => setClock(api));

async function sweepAfter(days: number, stopping = new AbortController().signal) {
  setClock(api, new Date(Date.now() + days * day));
  const gone = await prune(api, stopping);
  setClock(api);
  return Object.fromEntries(gone);
}
const count = async (table: string) =>
  (await query<{ rows: number }>(api, `SELECT count(*)::int AS rows FROM ${table}`))[0]?.rows;
/** Counts of requests are written a little after them, so what a sweep leaves may be of the moment before it. */
async function expectNoRequestCounts(days: number): Promise<void> {
  for (let attempt = 0; attempt < 500 && (await count('request_counts')) !== 0; attempt++) {
    await wait(100);
    await sweepAfter(days);
  }
  expect(await count('request_counts')).toBe(0);
}
const keys = (number: number, hours: number) =>
  query(
    api,
    `INSERT INTO idempotency_keys (account_id, key, fingerprint, created_at)
     SELECT 'acct_x', 'key-' || gen_random_uuid(), 'f', now() - make_interval(hours => $2) FROM generate_series(1, $1)`,
    [number, hours],
  );

describe('what has come to an end', () => {
  it('has its place among what is pruned, in every table', async () => {
    const ending = await query<{ table_name: string }>(
      api,
      `SELECT DISTINCT table_name FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
        WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND column_name IN ('expires_at', 'expire', 'window')`,
    );
    // An API token that has expired stays on the list: the security log names it by its id. So does a representative, whom
    // the form names.
    const pruned = [...prunables.map(({ table }) => table), 'api_tokens', 'representatives'];
    for (const { table_name } of ending) expect(pruned).toContain(table_name);
  });

  it('is found by an index, but in the table whose rows change in place', async () => {
    for (const { table, condition, bound } of prunables.filter(({ table }) => table !== 'request_counts')) {
      const condition_now = condition.replaceAll(
        '$1',
        bound ? `'${bound(new Date(), { securityLogDays: 365 })}'` : 'now()',
      );
      const client = await ownerPool(api).connect();
      await client.query('SET enable_seqscan = off');
      const { rows: plan } = await client.query(
        `EXPLAIN SELECT ctid FROM ${table} WHERE ${condition_now} LIMIT 10`,
      );
      await client.query('RESET enable_seqscan');
      client.release();
      expect([table, JSON.stringify(plan)]).toEqual([table, expect.stringContaining('Index')]);
    }
  });

  it('goes a month after its end, and nothing goes that still serves', async () => {
    const { id } = await createRecord(api, 'employees');
    const person = await signInUser(api, []);
    const page = await HostedPage.open(api, id);
    const component = await openComponent(api, { component: 'employees/list' });
    await api.call('components.createUrl', { body: { component: 'employees/list' } });
    await api.call('sessions.signIn', { body: { email: 'a@b.co', password: 'Wrong7horse' }, token: null });
    const tables = prunables.map(({ table }) => table).filter((table) => table !== 'idempotency_keys');
    const before = Object.fromEntries(
      await Promise.all(tables.map(async (table) => [table, await count(table)])),
    );
    expect(before).toMatchObject({
      user_sessions: 1,
      form_sessions: 1,
      magic_links: 1,
      component_sessions: 2,
      sign_in_failures: 3,
    });
    await sweepAfter(0);
    expect((await api.call('sessions.current', withCookie(person))).status).toBe(200);
    expect(
      (await api.call('employees.findById', { path: { employee_id: id }, token: page.token })).status,
    ).toBe(200);
    expect((await api.call('employees.list', withCookie(`__component=${component}`))).status).toBe(200);
    expect(await count('sign_in_failures')).toBe(3);
    await sweepAfter(2);
    expect(await count('sign_in_failures')).toBe(0);
    await expectNoRequestCounts(2);
    expect([await count('user_sessions'), await count('component_sessions')]).toEqual([1, 2]);
    await sweepAfter(36);
    expect([await count('user_sessions'), await count('form_sessions')]).toEqual([1, 1]);
    await sweepAfter(38);
    await expectNoRequestCounts(38);
    // That links were made and opened stays in the security log for a year.
    for (const table of tables.filter((name) => name !== 'security_events' && name !== 'request_counts'))
      expect([table, await count(table)]).toEqual([table, 0]);
  });

  it('goes a month after its end: deliveries with their tries and events, and not what is still to be sent', async () => {
    const of = async (path: string) =>
      (await api.call('webhooks.create', { body: { url: receiver.url + path } })).body.id;
    const [well, dead] = [await of('/well'), await of('/dead')];
    receiver.answer = (request, response) => response.writeHead(request.url === '/well' ? 200 : 500).end();
    await createRecord(api, 'jobs');
    const state = () =>
      query(
        api,
        `SELECT webhook_id, status, (SELECT count(*)::int FROM ${everyTry}
                                      WHERE every_try.webhook_id = delivery.webhook_id) AS tries
           FROM webhook_deliveries delivery ORDER BY created_at, webhook_id = $1`,
        [dead],
      );
    const sent = { webhook_id: well, status: 'delivered', tries: 1 };
    const waiting = { webhook_id: dead, status: 'pending', tries: 1 };
    for (
      let look = 0;
      look < 2000 && JSON.stringify(await state()) !== JSON.stringify([sent, waiting]);
      look++
    )
      await wait(25);
    await sweepAfter(29);
    expect(await state()).toEqual([sent, waiting]);
    await sweepAfter(31);
    expect(await state()).toEqual([waiting]);
    const content = `SELECT 1 FROM events JOIN webhook_deliveries ON event_id = id`;
    expect(await query(api, content)).toHaveLength(1);
    await query(api, `UPDATE webhook_deliveries SET status = 'failed', run_at = NULL`);
    await sweepAfter(31);
    expect([await count('webhook_deliveries'), await count('events')]).toEqual([0, 0]);
    for (const webhook_id of [well, dead]) await api.call('webhooks.deleteById', { path: { webhook_id } });
  });

  it('goes whole however much it is, and keys of the last 24 hours stay', async () => {
    await keys(2 * pruningBatchSize + 7, 25);
    await keys(5, 23);
    expect((await sweepAfter(0))['idempotency_keys']).toBe(2 * pruningBatchSize + 7);
    expect(await count('idempotency_keys')).toBe(5);
  });

  it('is shared by several workers, none of which waits for another or for a request', async () => {
    await keys(3 * pruningBatchSize, 25);
    const holding = await ownerPool(api).connect();
    await holding.query('BEGIN');
    const { rows } = await holding.query(
      `SELECT key FROM idempotency_keys WHERE created_at < now() - interval '24 hours' LIMIT 1 FOR UPDATE`,
    );
    const sweeps = await Promise.all([sweepAfter(0), sweepAfter(0), sweepAfter(0)]);
    const left = await query<{ key: string }>(
      api,
      `SELECT key FROM idempotency_keys WHERE created_at < now() - interval '24 hours'`,
    );
    expect(left).toEqual(rows);
    const removed = sweeps.map((gone) => gone['idempotency_keys'] ?? 0);
    expect(removed.reduce((sum, one) => sum + one)).toBe(3 * pruningBatchSize - 1);
    await holding.query('ROLLBACK');
    holding.release();
    expect((await sweepAfter(0))['idempotency_keys']).toBe(1);
  });

  it('goes by a role that serves too, which has no right to change or lock a row of a log', async () => {
    const served = await TestApi.start({}, 'service');
    await query(
      served,
      `INSERT INTO security_events SELECT 'sev_' || lpad(number::text, 22, '0'), $1, now() - interval '400 days', 'user.updated', 'succeeded',
         'system', NULL, NULL, '', '', '', NULL, NULL, '{}' FROM generate_series(1, 1001) number`,
      [served.live.account.id],
    );
    const gone = await prune(served);
    expect([...gone.keys()].toSorted()).toEqual(prunables.map(({ table }) => table).toSorted());
    const left = await query(
      served,
      `SELECT id FROM security_events WHERE id < 'sev_0000000000000000001002'`,
    );
    expect(left).toEqual([]);
    await served.stop();
  });

  it('goes from all other tables where one refuses, which is told by its name', async () => {
    await keys(5, 25);
    await query(
      api,
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'refused'; END $$`,
    );
    await query(
      api,
      'CREATE TRIGGER refusing BEFORE DELETE ON idempotency_keys FOR EACH ROW EXECUTE FUNCTION refuse()',
    );
    const failures: (readonly [string, unknown])[] = [];
    const gone = await api.app
      .get(PruningService)
      .sweep(new AbortController().signal, (...failure) => failures.push(failure));
    expect(failures).toEqual([['idempotency_keys', expect.objectContaining({ message: 'refused' })]]);
    const others = prunables.map(({ table }) => table).filter((table) => table !== 'idempotency_keys');
    expect([...gone.keys()].toSorted()).toEqual(others.toSorted());
    await query(api, 'DROP FUNCTION refuse() CASCADE');
    expect((await sweepAfter(0))['idempotency_keys']).toBe(5);
  });

  it('waits for the next sweep where the service is stopping', async () => {
    await keys(5, 25);
    expect(await sweepAfter(0, AbortSignal.abort())).toEqual({});
    expect((await sweepAfter(0))['idempotency_keys']).toBe(5);
  });
});
