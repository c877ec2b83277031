import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { createDatabase } from '../testing/create-database.js';
import { Database, statement } from './database.js';
import { holdingNothing } from './holds-connection.js';
import { PostgresDataSource } from './postgres-data-source.js';

@Entity('boats')
class BoatEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  account_id!: string;

  @Column('text', { nullable: true })
  name!: string | null;

  @Column('jsonb', { nullable: true })
  crew!: readonly string[] | null;

  @Column('timestamptz')
  created_at!: Date;
}

const at = new Date('2026-11-22T09:30:00.123Z');
const boat = (id: string, more: Partial<BoatEntity> = {}): BoatEntity => ({
  id,
  account_id: 'account_1',
  name: 'Tern',
  crew: ['Ana', 'O"Neil'],
  created_at: at,
  ...more,
});
const boats = { table: 'boats', columns: ['id', 'account_id', 'name', 'crew', 'created_at'] };
const backend = statement('test.backend', 'SELECT pg_backend_pid() AS pid');

describe('the DataSource of a process', () => {
  let dataSource: PostgresDataSource;
  let db: Database;

  beforeAll(async () => {
    const databaseUrl = await createDatabase();
    dataSource = await new PostgresDataSource({ databaseUrl, databasePool: 2 }, [BoatEntity]).initialize();
    db = new Database(dataSource);
    await dataSource.pool.query(
      'CREATE TABLE boats (id text PRIMARY KEY, account_id text NOT NULL, name text, crew jsonb, created_at timestamptz)',
    );
  });
  afterAll(() => dataSource.destroy());
  beforeEach(() => dataSource.pool.query('DELETE FROM boats'));

  const ids = async () => (await db.manager.find(BoatEntity, { order: { id: 'ASC' } })).map(({ id }) => id);

  it('gives rows back as they were inserted, through a repository as through a statement', async () => {
    await db.manager.insert(BoatEntity, boat('a'));
    await db.insert(boats, boat('b'));
    expect(await db.manager.findOneBy(BoatEntity, { account_id: 'account_1', id: 'b' })).toEqual(boat('b'));
    expect(await db.run(statement('test.boat', 'SELECT * FROM boats WHERE id = $1'), ['a'])).toEqual([
      boat('a'),
    ]);
  });

  it('lets a repository in a transaction see what was inserted before it, on the same connection', async () => {
    await db.transaction(async (own) => {
      await own.insert(boats, boat('a'));
      expect(await own.manager.countBy(BoatEntity, { account_id: 'account_1' })).toBe(1);
      const [statementOn] = await own.run(backend);
      expect(await own.manager.query('SELECT pg_backend_pid() AS pid')).toEqual([statementOn]);
      expect(await holdingNothing(ids)).toEqual([]);
    });
    expect(await ids()).toEqual(['a']);
  });

  it('rolls back what a repository did together with all else', async () => {
    const failing = db.transaction(async (own) => {
      await own.manager.insert(BoatEntity, boat('a'));
      await own.insert(boats, boat('b'));
      await own.manager.update(BoatEntity, { account_id: 'account_1', id: 'b' }, { name: 'Gull' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await ids()).toEqual([]);
  });

  it('makes a transaction within a transaction a savepoint', async () => {
    await db.transaction(async (own) => {
      await own.manager.insert(BoatEntity, boat('a'));
      const inner = own.manager.transaction(async (manager) => {
        await manager.insert(BoatEntity, boat('b'));
        await manager.insert(BoatEntity, boat('a'));
      });
      await expect(inner).rejects.toMatchObject({ code: '23505' });
      await own.manager.save(BoatEntity, boat('c'));
    });
    expect(await ids()).toEqual(['a', 'c']);
  });

  it("fails with PostgreSQL's own error, which has its code and none of the values", async () => {
    await db.manager.insert(BoatEntity, boat('a'));
    const secret = boat('a', { name: '219-09-9999' });
    const inserting = [
      () => db.manager.insert(BoatEntity, secret),
      () => db.transaction((own) => own.manager.insert(BoatEntity, secret)),
      () => db.insert(boats, secret),
    ];
    for (const insert of inserting) {
      const error: unknown = await insert().catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ name: 'error', code: '23505' });
      expect(JSON.stringify({ ...Object(error) })).not.toContain('219-09-9999');
      expect(error).not.toHaveProperty('parameters');
    }
  });

  it('refuses a condition whose value is missing, instead of leaving the condition out', async () => {
    await db.manager.insert(BoatEntity, boat('a'));
    const missing = Object.assign({ account_id: 'account_1' }, { id: undefined });
    await expect(db.manager.findOneBy(BoatEntity, missing)).rejects.toThrow(/undefined/i);
    await expect(db.manager.delete(BoatEntity, missing)).rejects.toThrow(/undefined/i);
    await expect(db.manager.update(BoatEntity, missing, { name: null })).rejects.toThrow(/undefined/i);
    expect(await ids()).toEqual(['a']);
  });

  it('gives a connection back after each query, and lets no work that was forgotten run into a later transaction', async () => {
    await Promise.all([1, 2, 3, 4, 5].map((n) => db.manager.insert(BoatEntity, boat(String(n)))));
    expect(db.connections()).toMatchObject({ awaited: 0 });
    expect(db.connections().idle).toBe(db.connections().total);
    const own = await db.transaction(async (own) => {
      await own.manager.find(BoatEntity);
      return own;
    });
    await expect(own.manager.find(BoatEntity)).rejects.toThrow('the transaction is over');
  });

  it('replaces a connection that ended between the statements of a transaction', async () => {
    const other = new Client({
      connectionString: dataSource.options.type === 'postgres' ? dataSource.options.url : '',
    });
    await other.connect();
    const failing = db.transaction(async (own) => {
      await own.manager.insert(BoatEntity, boat('a'));
      const [ended] = await own.run<{ pid: number }>(backend);
      await other.query('SELECT pg_terminate_backend($1, 5000)', [ended?.pid]);
      await new Promise((resolve) => setTimeout(resolve, 100));
      await own.manager.insert(BoatEntity, boat('b'));
    });
    await expect(failing).rejects.toThrow(/Connection terminated|not queryable|terminating connection/);
    await other.end();
    expect(await Promise.all([1, 2, 3].map(() => ids()))).toEqual([[], [], []]);
  });
});
