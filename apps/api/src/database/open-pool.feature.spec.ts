import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Client, type Pool } from 'pg';
import { createDatabase } from '../testing/create-database.js';
import { connectPool, openPool } from './open-pool.js';

describe('the connections of a process', () => {
  let pool: Pool | undefined;
  beforeAll(() => Logger.overrideLogger(false));
  afterAll(() => Logger.overrideLogger(true));
  afterEach(async () => {
    await pool?.end();
    pool = undefined;
  });

  it('wait for a database that is not there yet', async () => {
    const there = await createDatabase();
    const databaseUrl = `${there}_later`;
    const opening = connectPool({ databaseUrl, databasePool: 1 }, 200);
    const client = new Client({ connectionString: there });
    await client.connect();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await client.query(`CREATE DATABASE ${new URL(databaseUrl).pathname.slice(1)}`);
    await client.end();
    pool = await opening;
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });

  it('are refused in the end where nobody answers, and why is said', async () => {
    const databaseUrl = 'postgres://nobody@127.0.0.1:1/none';
    await expect(connectPool({ databaseUrl, databasePool: 1 }, 1)).rejects.toThrow(/ECONNREFUSED/);
  });

  it('are replaced where one ends while nobody uses it', async () => {
    pool = openPool({ databaseUrl: await createDatabase(), databasePool: 1 });
    const [row] = (await pool.query('SELECT pg_backend_pid() AS pid')).rows;
    const other = new Client({ connectionString: pool.options.connectionString ?? '' });
    await other.connect();
    await other.query('SELECT pg_terminate_backend($1, 5000)', [row.pid]);
    await other.end();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await pool.query('SELECT pg_backend_pid() AS pid')).rows).not.toEqual([row]);
  });
});
