import { Logger } from '@nestjs/common';
import pg, { type Pool, type PoolClient } from 'pg';
import type { DatabaseConnection } from '../context/index.js';

const lookEveryMilliseconds = 1000;

/**
 * Ends the connections of a database that has stopped to answer, and says nothing: a frozen server, or one that a
 * network no longer reaches. What waits on them fails, and can be asked again. A long statement is no reason: while
 * nothing moves, a connection of its own asks whether the server still answers anybody.
 */
export class ConnectionWatch {
  private readonly logger = new Logger('Database');
  private readonly clients = new Set<PoolClient>();
  private readonly milliseconds: number;
  private timer: NodeJS.Timeout | undefined;
  private hasMoved = true;
  private isAsking = false;

  /** @param connection how the server is reached whose connections are watched, at the moment */
  constructor(
    private readonly connection: () => DatabaseConnection,
    waitSeconds = 10,
  ) {
    this.milliseconds = waitSeconds * 1000;
  }

  follow(pool: Pool): void {
    pool.on('acquire', (client) => {
      this.clients.add(client);
      this.hasMoved = true;
    });
    pool.on('release', () => (this.hasMoved = true));
    pool.on('remove', (client) => this.clients.delete(client));
    this.timer = setInterval(() => void this.look(pool), lookEveryMilliseconds).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async look(pool: Pool): Promise<void> {
    const isBusy = pool.totalCount > pool.idleCount;
    const mayBeStuck = isBusy && !this.hasMoved && !this.isAsking;
    this.hasMoved = false;
    if (!mayBeStuck) return;
    const before = [...this.clients];
    this.isAsking = true;
    const answers = await this.doesAnswer();
    this.isAsking = false;
    if (answers || this.hasMoved) return;
    this.logger.error('The database does not answer: its connections are ended');
    for (const client of before) client.connection.stream.destroy();
  }

  /** A refusal is an answer too. */
  private async doesAnswer(): Promise<boolean> {
    const client = new pg.Client({
      ...this.connection(),
      application_name: 'firstday watch',
      connectionTimeoutMillis: this.milliseconds,
      query_timeout: this.milliseconds,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('SELECT 1');
      return true;
    } catch (error) {
      return error instanceof pg.DatabaseError;
    } finally {
      void client.end().catch(() => undefined);
    }
  }
}
