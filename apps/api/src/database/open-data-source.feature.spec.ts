import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Client } from 'pg';
import { createDatabase } from '../testing/create-database.js';
import { openDataSource } from './open-data-source.js';
import type { Queries } from '../context/index.js';
import { databaseThatDies } from '../testing/database-that-dies.js';
import { Database, statement } from './database.js';
import { PostgresDataSource } from './postgres-data-source.js';

describe('the connections of a process', () => {
  let dataSource: PostgresDataSource | undefined;
  let closeProxy: (() => void) | undefined;
  beforeAll(() => Logger.overrideLogger(false));
  afterAll(() => Logger.overrideLogger(true));
  afterEach(async () => {
    await dataSource?.destroy();
    dataSource = undefined;
    closeProxy?.();
    closeProxy = undefined;
  });

  it('wait for a database that is not there yet', async () => {
    const there = await createDatabase();
    const databaseUrl = `${there}_later`;
    const opening = openDataSource({ databaseUrl, databasePool: 1 }, [], 200);
    const client = new Client({ connectionString: there });
    await client.connect();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await client.query(`CREATE DATABASE ${new URL(databaseUrl).pathname.slice(1)}`);
    await client.end();
    dataSource = await opening;
    expect((await dataSource.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });

  it('are refused in the end where nobody answers, and why is said', async () => {
    const databaseUrl = 'postgres://nobody@127.0.0.1:1/none';
    await expect(openDataSource({ databaseUrl, databasePool: 1 }, [], 1)).rejects.toThrow(/ECONNREFUSED/);
  });

  it('are replaced where one ends while nobody uses it', async () => {
    const databaseUrl = await createDatabase();
    dataSource = await new PostgresDataSource({ databaseUrl, databasePool: 1 }).initialize();
    const { pool } = dataSource;
    const [row] = (await pool.query('SELECT pg_backend_pid() AS pid')).rows;
    const other = new Client({ connectionString: databaseUrl });
    await other.connect();
    await other.query('SELECT pg_terminate_backend($1, 5000)', [row.pid]);
    await other.end();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await pool.query('SELECT pg_backend_pid() AS pid')).rows).not.toEqual([row]);
  });

  it('may end in the moment in which they are ready: what waited for it fails, and the process goes on', async () => {
    const { databaseUrl, dieWhenReady, close } = await databaseThatDies(await createDatabase());
    closeProxy = close;
    dataSource = await new PostgresDataSource({ databaseUrl, databasePool: 2 }).initialize();
    const database = new Database(dataSource);
    const busy = database.run(statement('busy', 'SELECT pg_sleep(0.5)'));
    dieWhenReady();
    const work = (db: Queries) => db.run(statement('one', 'SELECT 1 AS one'));
    await expect(database.transaction(work)).rejects.toThrow(/connection error|terminating connection/);
    await busy;
    expect(await database.transaction(work)).toEqual([{ one: 1 }]);
  });
});
