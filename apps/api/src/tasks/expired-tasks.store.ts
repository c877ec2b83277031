import { Injectable } from '@nestjs/common';
import { statement } from '../database/index.js';
import type { Queries } from '../context/index.js';
import type { TaskEntity } from './task.entity.js';

export const expiredBatchSize = 100;

/** Claims some whose expiry has no event yet; rows that another worker or a request has locked are skipped. */
const claimExpired = statement(
  'tasks.takeExpired',
  `WITH due AS (
     SELECT id FROM tasks
      WHERE deleted_at IS NULL AND completed_at IS NULL AND expired_at IS NOT NULL
        AND expiry_told_of IS DISTINCT FROM expired_at AND expired_at <= $1
      ORDER BY expired_at LIMIT ${expiredBatchSize} FOR UPDATE SKIP LOCKED)
   UPDATE tasks SET expiry_told_of = expired_at FROM due WHERE tasks.id = due.id
   RETURNING tasks.*`,
);

/** Tasks that have expired, over all accounts. */
@Injectable()
export class ExpiredTasksStore {
  /** In the transaction that writes their events: the mark is there if and only if the event is. */
  claim(db: Queries, now: Date): Promise<TaskEntity[]> {
    return db.run<TaskEntity & Record<string, unknown>>(claimExpired, [now]);
  }
}
