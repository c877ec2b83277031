import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { becomesTrue } from '../../testing/becomes-true.js';
import { createRecord, query } from '../../testing/factories.js';
import { TestApi } from '../../testing/test-api.js';
import { unavailablePart } from '../../context/unavailable-part.js';
import { Database, sharedStatement, statement } from '../database.js';

describe('a named statement', () => {
  let api: TestApi;
  let db: Database;
  const sql = (text: string) => query(api, text);

  beforeAll(async () => {
    api = await TestApi.start({}, 'owner');
    db = api.app.get(Database);
    await sql(
      'CREATE TABLE stamps (id int PRIMARY KEY, at timestamptz, body jsonb, bytes bytea, tags text[])',
    );
  });
  afterAll(() => api.stop());

  it('keeps values as they were given, and reads them as PostgreSQL has them', async () => {
    const add = statement('test.add', 'INSERT INTO stamps VALUES ($1, $2, $3, $4, $5)');
    const find = statement('test.find', 'SELECT * FROM stamps WHERE id = $1');
    const moments = ['2026-11-21T10:00:00.123Z', '1969-12-31T23:59:59.999Z', '0001-01-01T00:00:00.000Z'];
    for (const [id, moment] of [...moments, '+012345-01-01T00:00:00.000Z', null].entries()) {
      const at = moment && new Date(moment);
      const values = [id, at, '{"a":"ü\\\\"}', Buffer.from([0, 255]), ['a', 'b,"c"', null]];
      expect(await db.run(add, values)).toEqual([]);
      expect(await db.run(find, [id])).toEqual([
        { id, at, body: { a: 'ü\\' }, bytes: Buffer.from([0, 255]), tags: ['a', 'b,"c"', null] },
      ]);
    }
    expect(await db.run(find, [99])).toEqual([]);
  });

  it('answers many runs that are sent before the first was answered, on one connection too', async () => {
    const echo = statement('test.echo', 'SELECT $1::int AS given, NULL AS nothing');
    const answers = await db.transaction((own) =>
      Promise.all(Array.from({ length: 50 }, (_, at) => own.run(echo, [at]))),
    );
    expect(answers).toEqual(Array.from({ length: 50 }, (_, given) => [{ given, nothing: null }]));
    const more = await Promise.all(Array.from({ length: 50 }, (_, at) => db.run(echo, [at])));
    expect(more).toEqual(answers);
  });

  it('that failed at first answers later, on the same connection', async () => {
    const divide = statement('test.divide', 'SELECT 6 / $1::int AS result');
    const later = statement('test.later', 'SELECT made FROM made_later');
    await db.transaction(async (own) => {
      const savepoint = statement('test.savepoint', 'SAVEPOINT before');
      const back = statement('test.back', 'ROLLBACK TO SAVEPOINT before');
      await own.run(savepoint);
      await expect(own.run(divide, [0])).rejects.toMatchObject({ code: '22012' });
      await own.run(back);
      await expect(own.run(later)).rejects.toMatchObject({ code: '42P01' });
      await own.run(back);
      await own.run(statement('test.make', 'CREATE TEMP TABLE made_later AS SELECT 1 AS made'));
      expect([await own.run(divide, [2]), await own.run(later)]).toEqual([[{ result: 3 }], [{ made: 1 }]]);
    });
  });

  it('whose columns change, as while a version is rolled out, is prepared anew and never read wrongly', async () => {
    await sql('CREATE TABLE changing (first int, second text)');
    await sql(`INSERT INTO changing VALUES (1, 'two')`);
    const all = statement('test.changing', 'SELECT * FROM changing');
    const shared = sharedStatement('test.changingShared', 'SELECT * FROM changing');
    const run = () => Promise.all([db.run(all), db.run(shared), db.run(shared), db.run(all)]);
    const inTransaction = () => db.transaction((own) => own.run(all));
    const first = [{ first: 1, second: 'two' }];
    for (let time = 0; time < 20; time++) expect(await run()).toEqual([first, first, first, first]);
    for (let time = 0; time < 20; time++) expect(await inTransaction()).toEqual(first);
    await sql('ALTER TABLE changing DROP COLUMN first, ADD COLUMN third int DEFAULT 3');
    const then = [{ second: 'two', third: 3 }];
    for (let time = 0; time < 40; time++) expect(await run()).toEqual([then, then, then, then]);
    expect(await inTransaction()).toEqual(then);
  });

  it('whose columns change is refused within a transaction once a connection, as what can be tried again', async () => {
    const all = statement('test.changingAgain', 'SELECT * FROM changing');
    const hold = statement('test.hold', 'SELECT pg_sleep(0.05)');
    const seen = () =>
      db
        .transaction(async (own) => {
          await own.run(hold);
          return own.run(all);
        })
        .catch((error: unknown) => unavailablePart(error));
    const round = () => Promise.all(Array.from({ length: 10 }, seen));
    await round();
    await sql('ALTER TABLE changing ADD COLUMN fourth int DEFAULT 4');
    const then = [{ second: 'two', third: 3, fourth: 4 }];
    let refused = 0;
    // On a busy machine a round may leave a connection out.
    await becomesTrue(async () => {
      const answers = await round();
      for (const answer of answers) expect([then, 'database']).toContainEqual(answer);
      refused += answers.filter((answer) => answer === 'database').length;
      return answers.every((answer) => answer !== 'database');
    });
    expect(refused).toBeLessThanOrEqual(db.connections().total);
  });

  it('is answered as by the driver itself, in and out of a transaction', async () => {
    const beside = await TestApi.beside(api, { PLAIN_PATHS: 'statements, batching' });
    try {
      const both = [db, beside.app.get(Database)];
      const find = statement('test.twin', 'SELECT *, NULL AS nothing FROM stamps ORDER BY id');
      const divide = statement('test.twinDivide', 'SELECT 6 / $1::int AS result, $2::timestamptz AS at');
      const at = new Date('2026-11-21T10:00:00.123Z');
      const add = statement('test.twinAdd', 'INSERT INTO stamps VALUES ($1, $2, $3, $4, $5)');
      for (const [index, one] of both.entries()) {
        const row = [200 + index, at, '{"a":"ü"}', Buffer.from([0, 255]), ['a', 'b,"c"', null]];
        expect(await one.transaction((own) => own.run(add, row))).toEqual([]);
        await expect(one.run(add, row)).rejects.toMatchObject({ code: '23505' });
        await expect(one.run(divide, [0, at])).rejects.toMatchObject({ code: '22012' });
        expect(await one.run(divide, [2, at])).toEqual([{ result: 3, at }]);
      }
      const [fast, plain] = await Promise.all(both.map((one) => one.run(find)));
      expect(fast).toEqual(plain);
      expect(fast?.length).toBeGreaterThan(2);
      const { id } = await createRecord(api, 'employees');
      const headers = { authorization: `Bearer ${api.live.apiToken}` };
      const read = async (url: string) => (await fetch(`${url}/api/v1/employees/${id}`, { headers })).json();
      expect(await read(beside.url)).toEqual(await read(api.url));
    } finally {
      await beside.stop();
    }
  });

  it('has its name to itself', async () => {
    const named = (text: string) => statement('test.same', text);
    await db.transaction(async (own) => {
      expect(await own.run(named('SELECT 1 AS one'))).toEqual([{ one: 1 }]);
      await expect(own.run(named('SELECT 2 AS two'))).rejects.toThrow('two statements are called test.same');
    });
  });
});
