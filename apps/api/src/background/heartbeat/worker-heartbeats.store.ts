import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../database/index.js';

const beat = statement(
  'heartbeats.beat',
  `INSERT INTO worker_heartbeats (id, beat_at) VALUES ('worker', now()) ON CONFLICT (id) DO UPDATE SET beat_at = EXCLUDED.beat_at`,
);
const last = statement(
  'heartbeats.last',
  `SELECT beat_at, extract(epoch FROM now() - beat_at)::float8 AS age_seconds FROM worker_heartbeats`,
);

interface HeartbeatRow extends Record<string, unknown> {
  readonly beat_at: Date;
  readonly age_seconds: number;
}

/** That workers are alive, which processes that are none can read. */
@Injectable()
export class WorkerHeartbeatsStore {
  constructor(private readonly database: Database) {}

  async beat(): Promise<void> {
    await this.database.run(beat);
  }

  /** Nothing where no worker ever ran. */
  async readLast(): Promise<HeartbeatRow | undefined> {
    return (await this.database.run<HeartbeatRow>(last))[0];
  }
}
