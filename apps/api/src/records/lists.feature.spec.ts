import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Client, type QueryResultRow } from 'pg';
import type { Context } from '../context/context.js';
import { Database } from '../database/database.js';
import { holdingNothing } from '../database/holds-connection.js';
import { PostgresDataSource } from '../database/postgres-data-source.js';
import { newId } from '../context/new-id.js';
import { query, testSystemContext } from '../testing/factories.js';
import { TestApi } from '../testing/test-api.js';
import { Filter } from '../database/lists/filter.js';
import { listRows } from '../identity/access/list-rows.store.js';
import { trackedColumns, countIndexesOf } from '../database/lists/count-indexes.js';
import { resetChangedXids } from './reset-changed-xids.js';

/** So small that a test of some hundred rows goes through many blocks, parts them, and forgets questions. */
const limits = { fewRows: 20, blockRows: 16, mostIds: 40, mostBytes: 60_000 };

let api: TestApi;
let accountId: string;
/** Two processes' views of one database: each has its own outlines. */
let here: Context;
let there: Context;

beforeAll(async () => {
  api = await TestApi.start();
});
afterAll(() => api.stop());
beforeEach(() => {
  accountId = newId('account', new Date());
  [here, there] = [processContext(), processContext()];
});

function processContext(): Context {
  const db = new Database(api.app.get(PostgresDataSource));
  countIndexesOf(db, limits);
  const context = testSystemContext(api);
  return { ...context, account: { ...context.account, id: accountId }, db };
}

const start = Date.UTC(2026, 0, 1);
const hour = 3_600_000;
const at = (hours: number) => new Date(start + hours * hour);

async function addClients(count: number, from = 0): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, index) => {
    const moment = at(from + index);
    return { id: newId('client', moment), moment, attributes: { region: index % 3 === 0 ? 'east' : 'west' } };
  });
  await query(
    api,
    `INSERT INTO clients (id, account_id, name, custom_attributes, created_at, updated_at)
     SELECT id, $1, 'Harbor', attributes, moment, moment
       FROM jsonb_to_recordset($2) AS given(id text, moment timestamptz, attributes jsonb)`,
    [accountId, JSON.stringify(rows)],
  );
  return rows.map(({ id }) => id);
}

const clients = (ctx: Context, filter = new Filter(), page = 1) =>
  listRows<{ id: string }>(ctx, 'clients', filter, { page, per_page: 20 });
const totalOf = async (ctx: Context, filter?: Filter) => (await clients(ctx, filter)).total;
const east = () => new Filter().whereCustomAttributes({ region: 'east' });

describe('a list of many records', () => {
  it('counts what another process wrote as soon as it is committed', async () => {
    const [one] = await addClients(200);
    expect([await totalOf(here), await totalOf(there)]).toEqual([200, 200]);
    await query(api, `UPDATE clients SET deleted_at = now() WHERE id = $1`, [one]);
    await addClients(3, 300);
    expect([await totalOf(here), await totalOf(there)]).toEqual([202, 202]);
  });

  it('counts a transaction that was open meanwhile from its commit on, and one that failed never', async () => {
    await addClients(200);
    const [open, failing] = [await connected(), await connected()];
    const insert = `INSERT INTO clients (id, account_id, name, created_at, updated_at) VALUES ($1, $2, 'Late', now(), now())`;
    try {
      expect(await totalOf(here)).toBe(200);
      await open.query('BEGIN');
      await open.query(insert, [newId('client', at(50)), accountId]);
      await failing.query('BEGIN');
      await failing.query(insert, [newId('client', at(60)), accountId]);
      await addClients(1, 400);
      expect(await totalOf(here)).toBe(201);
      expect(await totalOf(there)).toBe(201);
      await addClients(1, 500);
      expect(await totalOf(here)).toBe(202);
      await open.query('COMMIT');
      await failing.query('ROLLBACK');
      expect([await totalOf(here), await totalOf(there)]).toEqual([203, 203]);
    } finally {
      await Promise.all([open.end(), failing.end()]);
    }
  });

  it('follows a record into a filter and out of it', async () => {
    const ids = await addClients(300);
    expect(await totalOf(here, east())).toBe(100);
    await query(api, `UPDATE clients SET custom_attributes = '{"region":"east"}' WHERE id = ANY($1)`, [
      [ids[1], ids[299]],
    ]);
    expect(await totalOf(here, east())).toBe(102);
    expect((await clients(here, east())).rows[0]?.id).toBe(ids[299]);
    await query(api, `UPDATE clients SET custom_attributes = '{}' WHERE id = $1`, [ids[299]]);
    expect(await totalOf(here, east())).toBe(101);
    expect((await clients(here, east())).rows[0]?.id).toBe(ids[297]);
  });

  it('finds few records that lie far apart, also when they become many and few again', async () => {
    const ids = await addClients(900);
    const night = () => new Filter().whereCustomAttributes({ shift: 'night' });
    const put = (attributes: object, some: string[]) =>
      query(api, `UPDATE clients SET custom_attributes = $2 WHERE id = ANY($1)`, [
        some,
        JSON.stringify(attributes),
      ]);
    const chosen = (every: number) => ids.filter((_, at) => at % every === 0).reverse();
    for (const every of [30, 25, 7, 40]) {
      await put({}, ids);
      await put({ shift: 'night' }, chosen(every));
      for (const page of [1, 2, 3]) {
        const { rows, total } = await clients(here, night(), page);
        expect(total).toBe(chosen(every).length);
        expect(rows.map(({ id }) => id)).toEqual(chosen(every).slice(20 * (page - 1), 20 * page));
      }
    }
  });

  it('is seen by its own transaction with the writes of that transaction, and by nobody else', async () => {
    await addClients(200);
    expect(await totalOf(here)).toBe(200);
    const failure = here.db.transaction(async (db) => {
      const id = newId('client', at(1));
      const text = `INSERT INTO clients (id, account_id, name, created_at, updated_at) VALUES ($1, $2, 'Mine', now(), now())`;
      await db.run({ name: 'insert.mine', text }, [id, accountId]);
      expect(await totalOf({ ...here, db })).toBe(201);
      expect(await holdingNothing(() => totalOf(here))).toBe(200);
      throw new Error('taken back');
    });
    await expect(failure).rejects.toThrow('taken back');
    await addClients(1, 900);
    expect(await totalOf(here)).toBe(201);
  });

  it('is counted afresh after the database was replaced by another', async () => {
    await addClients(200);
    expect(await totalOf(here)).toBe(200);
    // As after a restore: the rows are others, and none says that it changed since.
    const [row] = await query<{ id: string }>(api, `SELECT id FROM clients WHERE account_id = $1 LIMIT 1`, [
      accountId,
    ]);
    await query(api, `DELETE FROM clients WHERE id = $1`, [row?.id]);
    const run = here.db.run.bind(here.db);
    const restarted = Object.assign(here.db, {
      run: async (...args: Parameters<typeof run>) =>
        (await run<QueryResultRow>(...args)).map((found) =>
          'server' in found ? { ...found, server: 'another' } : found,
        ),
    });
    expect(await totalOf({ ...here, db: restarted })).toBe(199);
  });

  it('is right with rows from a server whose transactions had higher numbers, which a migration renews', async () => {
    const ids = await addClients(200);
    await query(api, `UPDATE clients SET changed_xid = current_xid() + 1000000 WHERE id = ANY($1)`, [
      ids.slice(0, 90),
    ]);
    expect(await totalOf(here)).toBe(200);
    await query(api, `UPDATE clients SET deleted_at = now() WHERE id = $1`, [ids[0]]);
    expect(await totalOf(here)).toBe(199);
    await resetChangedXids(api.app.get(Database));
    const later = `SELECT count(*)::int AS rows FROM clients WHERE changed_xid > current_xid()`;
    expect(await query(api, later)).toEqual([{ rows: 0 }]);
    expect(await totalOf(here)).toBe(199);
  });

  it('forgets its counts with the connection', async () => {
    await addClients(200);
    expect(await totalOf(here)).toBe(200);
    await query(
      api,
      `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
    // Each connection of the pool is asked once, so that none of the dead ones is left to the next test.
    await Promise.allSettled(Array.from({ length: 10 }, () => clients(here)));
    expect(await totalOf(here)).toBe(200);
  });

  it('is right for many callers at once, while rows come and go', async () => {
    await addClients(100);
    const writing = (async () => {
      for (let round = 0; round < 20; round++) {
        const [id] = await addClients(2, 1000 + round);
        await query(api, `UPDATE clients SET deleted_at = now() WHERE id = $1`, [id]);
      }
    })();
    const seen: number[] = [];
    const reading = Array.from({ length: 8 }, async () => {
      for (let round = 0; round < 20; round++) seen.push(await totalOf(here), await totalOf(here, east()));
    });
    await Promise.all([writing, ...reading]);
    expect(await totalOf(here)).toBe(120);
    expect(Math.max(...seen)).toBeLessThanOrEqual(121);
  });

  it.each(
    Object.entries(trackedColumns).flatMap(([table, columns]) =>
      columns.map((column) => [table, column] as const),
    ),
  )('notes a change of %s.%s', async (table, column) => {
    const [trigger] = await query<{ text: string }>(
      api,
      `SELECT pg_get_triggerdef(oid) AS text FROM pg_trigger WHERE tgname = 'note_change' AND tgrelid = $1::regclass`,
      [table],
    );
    for (const name of [column, 'deleted_at', 'account_id', 'id'])
      expect(trigger?.text).toMatch(new RegExp(`old\\.${name} IS DISTINCT FROM new\\.${name}\\)`, 'i'));
  });
});

const connected = async (): Promise<Client> => {
  const client = new Client({ connectionString: api.databaseUrl });
  await client.connect();
  return client;
};
