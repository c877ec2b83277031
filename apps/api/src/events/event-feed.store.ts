import { Injectable } from '@nestjs/common';
import type { Queries } from '../context/index.js';
import { statement } from '../database/index.js';
import { eventSql } from './event-sql.js';

const settledEnd = statement('events.feedEnd', eventSql.settledEnd);
const kinds = ['task.%', 'placement.%', 'representative.%', 'everify_case.%'];
/** What is about an employee: their own record, a placement, a form or a case of theirs, and who was named to look at it. */
const selectFeed = statement(
  'events.feed',
  `SELECT xid, position, CASE WHEN kind = 'employee.updated' THEN resource_id
                              WHEN kind LIKE ANY ('{${kinds.join(',')}}') THEN data ->> 'employee_id' END AS employee_id
     FROM events
    WHERE account_id = $1 AND (xid, position) > ($2::bigint, $3::bigint) AND xid < $4::bigint
    ORDER BY xid, position LIMIT $5`,
);

/** A place in the order in which the events of an account were committed. */
export interface EventPlace {
  readonly xid: string;
  readonly position: string;
}

/** An event as those follow it who keep something up to date. */
export interface FeedEvent extends EventPlace {
  /** Whom it is about; null where it is about nobody. */
  readonly employee_id: string | null;
}

/** Follows the events of an account, without a change to any of them: whoever follows keeps their place. */
@Injectable()
export class EventFeedStore {
  /** The transaction before which nothing is added to the order any more. */
  async findSettledEnd(db: Queries): Promise<string> {
    const [row] = await db.run<{ settled_end: string }>(settledEnd);
    if (!row) throw new Error('a snapshot has an end');
    return row.settled_end;
  }

  /** @param before the transaction up to which the order is settled */
  listAfter(
    db: Queries,
    accountId: string,
    { after, before, limit }: { readonly after: EventPlace; readonly before: string; readonly limit: number },
  ): Promise<FeedEvent[]> {
    const values = [accountId, after.xid, after.position, before, limit];
    return db.run<FeedEvent & Record<string, unknown>>(selectFeed, values);
  }
}
