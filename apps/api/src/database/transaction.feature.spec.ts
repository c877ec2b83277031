import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { query } from '../testing/factories.js';
import { TestApi } from '../testing/test-api.js';
import { CommittedRefusal, forbidden } from '../context/problem-error.js';
import { Database, statement } from './database.js';
import { holdingNothing } from './holds-connection.js';
import type { InsertTarget } from '../context/queries.js';

const letters: InsertTarget = {
  table: 'letters',
  columns: ['id', 'tags', 'body', 'bytes', 'at'],
  arrays: ['tags'],
};
const notes: InsertTarget = { table: 'notes', columns: ['id', 'letter'] };
const count = statement('test.count', 'SELECT count(*)::int AS letters FROM letters');
const at = new Date('2026-11-21T10:00:00.123Z');
const letter = (id: number) => ({
  id,
  tags: ['a', 'b,"c"'],
  body: { of: [id, 'x\\y', null] },
  bytes: Buffer.from([0, 92, 255]),
  at,
});

describe('a transaction', () => {
  let api: TestApi;
  let db: Database;
  const all = (table: string) =>
    query<Record<string, unknown>>(api, `SELECT * FROM ${table} ORDER BY position`);

  beforeAll(async () => {
    api = await TestApi.start();
    db = api.app.get(Database);
    await query(
      api,
      `CREATE TABLE letters (id int PRIMARY KEY, tags text[], body jsonb, bytes bytea, at timestamptz,
                             position serial)`,
    );
    await query(api, 'CREATE TABLE notes (id int, letter int, position serial)');
  });
  afterAll(() => api.stop());

  it('whose connection ends between two statements fails, and leaves the process and the pool as they were', async () => {
    const pid = statement('test.pid', 'SELECT pg_backend_pid() AS pid');
    const end = statement('test.end', 'SELECT pg_terminate_backend($1, 5000) AS ended');
    const failing = db.transaction(async (own) => {
      const [backend] = await own.run<{ pid: number }>(pid);
      expect(await holdingNothing(() => db.run(end, [backend?.pid]))).toEqual([{ ended: true }]);
      await new Promise((resolve) => setTimeout(resolve, 100));
      await own.run(count);
    });
    await expect(failing).rejects.toThrow(/Connection terminated|not queryable|terminating connection/);
    const pids = await Promise.all([1, 2, 3].map(() => db.transaction((own) => own.run(pid))));
    expect(pids).toHaveLength(3);
  });

  it('takes one connection: whatever asks for a second within it is an error, and not a wait', async () => {
    const asked = [
      () => db.run(count),
      () => db.run({ ...count, isShared: true }),
      () => db.insert(notes, { id: 7, letter: 7 }),
      () => db.transaction((other) => other.run(count)),
      () => db.manager.query('SELECT 1'),
    ];
    for (const ask of asked) {
      const within = db.transaction(async (own) => {
        await own.run(count);
        await ask();
      });
      await expect(within).rejects.toThrow(/second connection/);
    }
  });

  it('that ends with a refusal which says so is committed, and refused then', async () => {
    const refused = db.transaction(async (own) => {
      await own.insert(notes, { id: 9, letter: 9 });
      throw new CommittedRefusal(forbidden('counted'));
    });
    await expect(refused).rejects.toThrow('counted');
    expect((await all('notes')).map(({ id }) => id)).toContain(9);
    await query(api, 'DELETE FROM notes');
  });

  it('keeps what was added, one row or many, as it was given and in its order', async () => {
    await db.transaction(async (db) => {
      await db.insert(notes, { id: 1, letter: 1 });
      await db.insert(letters, letter(1));
    });
    await db.transaction(async (db) => {
      for (const id of [4, 2, 3]) await db.insert(letters, letter(id));
      await db.insert(notes, { id: 2, letter: null });
    });
    const kept = await all('letters');
    expect(kept.map(({ position: _, ...row }: Record<string, unknown>) => row)).toEqual(
      [1, 4, 2, 3].map(letter),
    );
    expect(await all('notes')).toMatchObject([{ letter: 1 }, { letter: null }]);
  });

  it('sees what it added with the next statement', async () => {
    const seen = await db.transaction(async (db) => {
      const before = await db.run(count);
      await db.insert(letters, letter(10));
      return [before, await db.run(count)];
    });
    expect(seen).toEqual([[{ letters: 4 }], [{ letters: 5 }]]);
  });

  it('that cannot add a row fails with the reason, and leaves nothing', async () => {
    const before = await all('notes');
    const twice = (isRead: boolean) =>
      db.transaction(async (db) => {
        await db.insert(notes, { id: 9, letter: 9 });
        if (isRead) await db.run(count);
        await db.insert(letters, letter(1));
        return isRead ? db.run(count) : [];
      });
    await expect(twice(false)).rejects.toMatchObject({ code: '23505' });
    await expect(twice(true)).rejects.toMatchObject({ code: '23505' });
    expect(await all('notes')).toEqual(before);
    expect(await db.run(count)).toEqual([{ letters: 5 }]);
  });

  it('that throws leaves nothing, and what it did not wait for goes no further', async () => {
    let late: Promise<unknown> | undefined;
    const failing = db.transaction(async (db) => {
      await db.insert(letters, letter(20));
      late = db.run(count).then(() => db.run(statement('test.late', `DELETE FROM letters`)));
      late.catch(() => undefined);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await expect(late).rejects.toThrow('the transaction is over');
    expect(await db.run(count)).toEqual([{ letters: 5 }]);
  });

  it('gives its connection back, however it ends', async () => {
    for (let time = 0; time < 30; time++) {
      await db.transaction((db) => db.run(count));
      await db.transaction((db) => db.run(statement('test.wrong', 'SELECT 1/0'))).catch(() => undefined);
    }
    expect(await db.run(count)).toEqual([{ letters: 5 }]);
  });
});
