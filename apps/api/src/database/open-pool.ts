import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { Pool } from 'pg';
import type { Config } from '../context/index.js';
import { toSafeError } from '../observability/index.js';

type DatabaseSettings = Pick<Config, 'databaseUrl' | 'databasePool'>;

const attempts = 10;

/** The connection pool of this process. Connections are opened on demand. */
export function openPool({ databaseUrl, databasePool }: DatabaseSettings): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: databasePool,
    application_name: 'firstday',
    // Statements of a transaction are pipelined; connections are kept, so that none needs a timer between two
    // statements.
    pipeline: true,
    idleTimeoutMillis: 0,
  });
  // An idle connection that ends is replaced on demand. Without a listener, its error would end the process.
  pool.on('error', () => undefined);
  return pool;
}

/**
 * Opens a pool and waits until the database answers, since it may still be starting.
 * @throws the last error after ten attempts
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
