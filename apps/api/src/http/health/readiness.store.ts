import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../database/index.js';

const ping = statement('health.ping', 'SELECT 1');
const clock = statement('health.clock', 'SELECT clock_timestamp() AS at');
const applied = statement('health.migrations', 'SELECT name FROM schema_migrations');

/** What the database says of itself. */
@Injectable()
export class ReadinessStore {
  constructor(private readonly database: Database) {}

  /** @throws where it does not answer */
  async ping(): Promise<void> {
    await this.database.run(ping);
  }

  /** What time it is to the database. */
  async readClock(): Promise<Date | undefined> {
    return (await this.database.run<{ at: Date }>(clock))[0]?.at;
  }

  /** The names of the migrations that it has. */
  async appliedMigrations(): Promise<string[]> {
    return (await this.database.run<{ name: string }>(applied)).map(({ name }) => name);
  }
}
