import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../database/index.js';
import type { CallerCount } from './request-window.js';

/** Rows are locked in the order of their keys, so that two processes never wait for each other. */
const add = statement(
  'limits.add',
  `INSERT INTO request_counts AS kept (key, "window", requests)
   SELECT key, $1, requests FROM unnest($2::text[], $3::integer[]) AS published (key, requests) ORDER BY key
   ON CONFLICT (key) DO UPDATE
      SET requests = CASE WHEN kept."window" = EXCLUDED."window" THEN kept.requests ELSE 0 END + EXCLUDED.requests,
          "window" = EXCLUDED."window"
    WHERE kept."window" <= EXCLUDED."window"
   RETURNING key, requests`,
);

/** The counts that processes share. */
@Injectable()
export class RequestCountsStore {
  constructor(private readonly database: Database) {}

  /** Adds to the counts of a window. @returns total requests by key */
  async add(
    window: number,
    counts: readonly (readonly [CallerCount, number])[],
  ): Promise<ReadonlyMap<string, number>> {
    const keys = counts.map(([{ key }]) => key);
    const requests = counts.map(([, untold]) => untold);
    const rows = await this.database.run<{ key: string; requests: number }>(add, [window, keys, requests]);
    return new Map(rows.map((row) => [row.key, row.requests]));
  }
}
