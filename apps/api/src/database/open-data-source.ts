import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { tlsFault } from '../context/index.js';
import { toSafeError } from '../observability/index.js';
import type { DatabaseSettings, Entities } from './data-source-options.js';
import { PostgresDataSource } from './postgres-data-source.js';

const attempts = 10;

/**
 * Connects to the database, and waits until it answers, since it may still be starting.
 * @throws the last error after ten attempts, and at once where TLS is the reason
 */
export async function openDataSource(
  settings: DatabaseSettings,
  entities: Entities = [],
  pauseMilliseconds = 3000,
): Promise<PostgresDataSource> {
  const dataSource = new PostgresDataSource(settings, entities);
  for (let attempt = 1; ; attempt++) {
    try {
      await dataSource.initialize();
      return dataSource;
    } catch (error) {
      // What it opened before it failed; often that is nothing.
      await dataSource.driver.disconnect().catch(() => undefined);
      const { name, code } = toSafeError(error);
      new Logger('Database').error(`The database does not answer (${code ?? name}), attempt ${attempt}`);
      // A certificate that does not hold, holds no better in a while.
      if (attempt === attempts || tlsFault(error) !== undefined) throw error;
      await pause(pauseMilliseconds);
    }
  }
}
