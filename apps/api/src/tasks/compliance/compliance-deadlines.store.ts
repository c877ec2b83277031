import { Injectable } from '@nestjs/common';
import type { Context, Queries } from '../../context/index.js';
import { statement } from '../../database/index.js';
import type { ComplianceDeadlineEntity } from './compliance-deadline.entity.js';

export const announcementBatchSize = 100;

const removeOthers = statement(
  'compliance.removeOthers',
  `DELETE FROM compliance_deadlines
    WHERE account_id = $1 AND task_id = ANY ($2) AND NOT id = ANY ($3) AND (kind = 'renewal') = $4`,
);
/** One that moves to another day is announced again. */
const upsert = statement(
  'compliance.upsert',
  `INSERT INTO compliance_deadlines (id, account_id, task_id, kind, section_id, due_on, due_at, time_zone, employed_until)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
   ON CONFLICT (id) DO UPDATE
     SET section_id = excluded.section_id, due_on = excluded.due_on, due_at = excluded.due_at,
         time_zone = excluded.time_zone, employed_until = excluded.employed_until,
         announced = CASE WHEN compliance_deadlines.due_on = excluded.due_on THEN compliance_deadlines.announced END`,
);
const today = `to_char($1::timestamptz AT TIME ZONE deadline.time_zone, 'YYYY-MM-DD')`;
/** Somewhere it is tomorrow already. */
const latestToday = `to_char($1::timestamptz AT TIME ZONE 'UTC' + interval '14 hours', 'YYYY-MM-DD')`;
/** Claims some that are due and not announced as such; what another worker or a request has locked is skipped. */
const claimDue = statement(
  'compliance.claimDue',
  `WITH due AS (
     SELECT deadline.id, CASE WHEN deadline.due_on < ${today} THEN 'overdue' ELSE 'due' END AS news
       FROM compliance_deadlines deadline JOIN tasks ON tasks.id = deadline.task_id AND tasks.deleted_at IS NULL
      WHERE deadline.kind <> 'renewal' AND deadline.announced IS DISTINCT FROM 'overdue' AND deadline.due_on <= ${latestToday}
        AND (deadline.due_on < ${today} OR deadline.due_on = ${today} AND deadline.announced IS NULL)
        AND (deadline.employed_until IS NULL OR deadline.employed_until >= ${today})
      ORDER BY deadline.due_on LIMIT ${announcementBatchSize} FOR UPDATE OF deadline SKIP LOCKED)
   UPDATE compliance_deadlines SET announced = due.news FROM due WHERE compliance_deadlines.id = due.id
   RETURNING compliance_deadlines.account_id, compliance_deadlines.task_id, compliance_deadlines.announced`,
);

/** A deadline of a task that came, or passed. */
export interface DueDeadline {
  readonly account_id: string;
  readonly task_id: string;
  readonly announced: 'due' | 'overdue';
}

/** Keeps what completed forms left to be done. */
@Injectable()
export class ComplianceDeadlinesStore {
  /** From now on the tasks have these of the kinds, and no others: what is due, or when they are asked for again. */
  async replace(
    ctx: Context,
    { taskIds, kinds }: { readonly taskIds: readonly string[]; readonly kinds: 'due' | 'renewal' },
    deadlines: readonly Omit<ComplianceDeadlineEntity, 'announced'>[],
  ): Promise<void> {
    const kept = deadlines.map(({ id }) => id);
    await ctx.db.run(removeOthers, [ctx.account.id, taskIds, kept, kinds === 'renewal']);
    for (const it of deadlines)
      await ctx.db.run(upsert, [
        it.id,
        ctx.account.id,
        it.task_id,
        it.kind,
        it.section_id,
        it.due_on,
        it.due_at,
        it.time_zone,
        it.employed_until,
      ]);
  }

  /** In the transaction that writes their events: the mark is there if and only if the event is. */
  claimDue(db: Queries, now: Date): Promise<DueDeadline[]> {
    return db.run<DueDeadline & Record<string, unknown>>(claimDue, [now]);
  }
}
