import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { Pool } from 'pg';
import type { Config } from '../context/index.js';
import { toSafeError } from '../observability/index.js';

type DatabaseSettings = Pick<Config, 'databaseUrl' | 'databasePool'>;

const attempts = 10;

/** The connections of this process. None is made before it is needed. */
export function openPool({ databaseUrl, databasePool }: DatabaseSettings): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: databasePool,
    application_name: 'firstday',
    // Statements of a transaction are sent without waiting for the answer to the one before; connections are kept,
    // so that none needs a timer between two statements.
    pipeline: true,
    idleTimeoutMillis: 0,
  });
  // One that ends while nobody uses it is replaced when it is needed. Without a listener it would end the process.
  pool.on('error', () => undefined);
  return pool;
}

/**
 * The same, once the database answers: it may be starting at the same moment.
 * @throws after ten attempts, what the last one met
 */
export async function connectPool(config: DatabaseSettings, pauseMilliseconds = 3000): Promise<Pool> {
  const pool = openPool(config);
  for (let attempt = 1; ; attempt++) {
    try {
      await pool.query('SELECT 1');
      return pool;
    } catch (error) {
      const { name, code } = toSafeError(error);
      new Logger('Database').error(`The database does not answer (${code ?? name}), attempt ${attempt}`);
      if (attempt === attempts) throw error;
      await pause(pauseMilliseconds);
    }
  }
}
