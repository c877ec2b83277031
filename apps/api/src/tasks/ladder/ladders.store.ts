import { Injectable } from '@nestjs/common';
import type { Context, Queries } from '../../context/index.js';
import { statement } from '../../database/index.js';
import { unprepared } from '../../background/index.js';
import type { Backlog } from '../../observability/index.js';
import type { MessageLadderEntity } from './message-ladder.entity.js';

/** Whatever they were to be looked at next: the earlier moment counts. In the order of their ids, so that nobody waits in a circle. */
const wake = statement(
  'ladder.wake',
  `INSERT INTO message_ladders AS ladder (employee_id, account_id, next_at)
   SELECT id, $1, $3 FROM unnest($2::text[]) AS id ORDER BY id COLLATE "C"
   ON CONFLICT (employee_id) DO UPDATE SET next_at = least(ladder.next_at, excluded.next_at)`,
);
const claim = unprepared(
  `SELECT * FROM message_ladders WHERE next_at <= $1 ORDER BY next_at, employee_id LIMIT $2 FOR UPDATE SKIP LOCKED`,
);
const claimOne = statement(
  'ladder.claimOne',
  `SELECT * FROM message_ladders WHERE employee_id = $1 AND next_at <= $2 FOR UPDATE SKIP LOCKED`,
);
const save = statement(
  'ladder.save',
  `UPDATE message_ladders SET next_at = done.next_at, steps = done.steps
     FROM unnest($1::text[], $2::timestamptz[], $3::jsonb[]) AS done (employee_id, next_at, steps)
    WHERE message_ladders.employee_id = done.employee_id`,
);
const postpone = statement(
  'ladder.postpone',
  `UPDATE message_ladders SET next_at = $2 WHERE employee_id = $1 AND next_at < $2`,
);
const remove = statement(
  'ladder.remove',
  `DELETE FROM message_ladders WHERE employee_id = $1 AND account_id = $2`,
);
const queueStats = unprepared(
  `SELECT count(*)::int AS depth, GREATEST(0, EXTRACT(EPOCH FROM $1::timestamptz - min(next_at)))::float AS age_seconds
     FROM message_ladders WHERE next_at <= $1`,
);

type Row = MessageLadderEntity & Record<string, unknown>;
/** What of a ladder is kept. */
export type KeptLadder = Pick<MessageLadderEntity, 'employee_id' | 'next_at' | 'steps'>;

/** When reminders to each employee are looked at next. */
@Injectable()
export class LaddersStore {
  async wake(db: Queries, accountId: string, people: Woken): Promise<void> {
    if (people.ids.length > 0) await db.run(wake, [accountId, people.ids, people.at]);
  }

  /** Locks those that are due until the transaction ends; what another worker holds is skipped. */
  claim(db: Queries, now: Date, most: number): Promise<MessageLadderEntity[]> {
    return db.run<Row>(claim, [now, most]);
  }

  claimOne(db: Queries, employeeId: string, now: Date): Promise<MessageLadderEntity[]> {
    return db.run<Row>(claimOne, [employeeId, now]);
  }

  async save(db: Queries, ladders: readonly KeptLadder[]): Promise<void> {
    await db.run(save, [
      ladders.map(({ employee_id }) => employee_id),
      ladders.map(({ next_at }) => next_at),
      ladders.map(({ steps }) => JSON.stringify(steps)),
    ]);
  }

  async postpone(db: Queries, employeeId: string, to: Date): Promise<void> {
    await db.run(postpone, [employeeId, to]);
  }

  async remove({ account, db }: Context, employeeId: string): Promise<void> {
    await db.run(remove, [employeeId, account.id]);
  }

  async queueStats(db: Queries, now: Date): Promise<Backlog> {
    const [row] = await db.run<{ depth: number; age_seconds: number | null }>(queueStats, [now]);
    return { depth: row?.depth ?? 0, ageSeconds: row?.age_seconds ?? 0 };
  }
}

interface Woken {
  readonly ids: readonly string[];
  readonly at: Date;
}
