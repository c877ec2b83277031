import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { query } from '../../testing/factories.js';
import { TestApi } from '../../testing/test-api.js';
import { Database, sharedStatement, statement } from '../database.js';
import { PostgresDataSource } from '../postgres-data-source.js';
import type { InsertTarget } from '../../context/queries.js';

const shares: InsertTarget = { table: 'shares', columns: ['id', 'half'] };
const find = sharedStatement(
  'test.share',
  'SELECT id, half, pg_backend_pid() AS pid FROM shares WHERE id = $1',
);
const half = sharedStatement('test.half', 'SELECT id / half AS rest FROM shares WHERE id = $1');
const end = sharedStatement(
  'test.endShared',
  'SELECT pg_terminate_backend(pg_backend_pid()) FROM shares WHERE id = $1',
);

describe('statements that are asked at the same moment', () => {
  let api: TestApi;
  let db: Database;
  const sql = (text: string) => query(api, text);
  const many = (count: number) => Array.from({ length: count }, (_, id) => id + 1);
  /** Every connection has prepared them, so that they share. */
  const prepare = async () => {
    for (let time = 0; time < 30; time++)
      await Promise.all(many(4).map((id) => db.run(time % 2 ? find : half, [id + 1])));
  };

  beforeAll(async () => {
    api = await TestApi.start();
    db = api.app.get(Database);
    await sql('CREATE TABLE shares (id int PRIMARY KEY CHECK (id <> 99), half int)');
    await sql('INSERT INTO shares SELECT at, at / 2 FROM generate_series(1, 40) at');
    await prepare();
  });
  afterAll(() => api.stop());

  it('share a connection, and each gets its own answer', async () => {
    const rows = await Promise.all(many(40).map((id) => db.run<{ id: number; pid: number }>(find, [id])));
    expect(rows.map(([row]) => row?.id)).toEqual(many(40));
    const connections = new Set(rows.map(([row]) => row?.pid));
    expect(connections.size).toBeLessThanOrEqual(3);
    expect(await db.run(find, [1000])).toEqual([]);
  });

  it('are answered as without sharing', async () => {
    const plain = new Database(api.app.get(PostgresDataSource), ['batching']);
    const asked = [...many(40), 41, 1000, -1];
    const answers = await Promise.all(
      [db, plain].map((one) =>
        Promise.all(asked.map((id) => one.run<{ id: number; half: number }>(find, [id]))),
      ),
    );
    const [shared, single] = answers.map((all) =>
      all.map((rows) => rows.map(({ id, half }) => ({ id, half }))),
    );
    expect(shared).toEqual(single);
    const refused = await Promise.allSettled([db, plain].map((one) => one.run(half, [1])));
    expect(refused.map((it) => it.status === 'rejected' && it.reason.code)).toEqual(['22012', '22012']);
  });

  it('do not suffer for one of them that is refused', async () => {
    // Half of one, as a whole number, is none.
    const asked = many(12).map((id) => db.run<{ rest: number }>(half, [id]));
    const answers = await Promise.allSettled(asked);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', ...many(11).map(() => 'fulfilled')]);
    await expect(asked[0]).rejects.toMatchObject({ code: '22012' });
    expect(await asked[9]).toEqual([{ rest: 2 }]);
  });

  it('keep every row that may be kept, once, beside rows that may not', async () => {
    const given = [50, 51, 99, 52, 51, 53, 54];
    for (let round = 0; round < 5; round++) {
      await sql('DELETE FROM shares WHERE id >= 50');
      const added = given.map((id) => db.transaction((own) => own.insert(shares, { id, half: round })));
      const outcomes = await Promise.allSettled(added);
      const codes = outcomes.flatMap((it) => (it.status === 'rejected' ? [it.reason.code] : []));
      expect(codes.sort()).toEqual(['23505', '23514']);
      expect(await sql('SELECT id, half FROM shares WHERE id >= 50 ORDER BY id')).toEqual(
        [50, 51, 52, 53, 54].map((id) => ({ id, half: round })),
      );
    }
  });

  it('are there for others as soon as they are answered', async () => {
    const seen = statement('test.seen', 'SELECT count(*)::int AS rows FROM shares WHERE id = $1');
    const adding = many(30).map(async (at) => {
      await db.transaction((own) => own.insert(shares, { id: 100 + at, half: 1 }));
      return db.run<{ rows: number }>(seen, [100 + at]);
    });
    expect(await Promise.all(adding)).toEqual(many(30).map(() => [{ rows: 1 }]));
  });

  it('fail with their connection, and the next ones do not', async () => {
    for (let time = 0; time < 12; time++) await db.run(end, [1]).catch(() => undefined);
    await prepare();
    const lost = await Promise.allSettled(many(8).map((id) => db.run(id === 4 ? end : find, [id])));
    expect(lost.some(({ status }) => status === 'rejected')).toBe(true);
    const rows = await Promise.all(many(40).map((id) => db.run<{ id: number }>(find, [id])));
    expect(rows.map(([row]) => row?.id)).toEqual(many(40));
  });
});
