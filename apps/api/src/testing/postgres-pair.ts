import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { PostgresDataSource } from '../database/postgres-data-source.js';
import { PostgresServer } from './postgres-server.js';

/** A primary with every migration, and a standby that streams from it. */
export class PostgresPair {
  private constructor(
    readonly primary: PostgresServer,
    readonly standby: PostgresServer,
    private readonly folder: string,
  ) {}

  static async start(): Promise<PostgresPair> {
    // TMPDIR may be closed to the server's user.
    const folder = await mkdtemp('/tmp/firstday-pair-');
    await chmod(folder, 0o777);
    const primary = await PostgresServer.create(folder, 'primary');
    const standby = await primary.copy(folder, 'standby');
    const pair = new PostgresPair(primary, standby, folder);
    try {
      await pair.fill();
    } catch (error) {
      await pair.stop();
      throw error;
    }
    return pair;
  }

  /** Until the standby has everything that the primary has written. */
  async caughtUp(): Promise<void> {
    const [written] = await this.primary.query<{ lsn: string }>('SELECT pg_current_wal_flush_lsn() AS lsn');
    for (let left = 1000; left > 0; left--) {
      const [replayed] = await this.standby.query<{ there: boolean }>(
        `SELECT pg_last_wal_replay_lsn() >= '${written?.lsn}' AS there`,
      );
      if (replayed?.there) return;
      await wait(50);
    }
    throw new Error('the standby does not replay');
  }

  async stop(): Promise<void> {
    await Promise.all([this.primary.kill(), this.standby.kill()]);
    await rm(this.folder, { recursive: true, force: true });
  }

  private async fill(): Promise<void> {
    const { primary, standby } = this;
    await primary.start();
    await primary.query('CREATE DATABASE firstday', 'postgres');
    await standby.start(primary);
    const dataSource = new PostgresDataSource({ databaseUrl: primary.url, databasePool: 1 });
    await dataSource.initialize();
    await dataSource.runMigrations();
    await dataSource.destroy();
    await this.caughtUp();
  }
}
