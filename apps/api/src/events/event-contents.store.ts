import { Injectable } from '@nestjs/common';
import type { Context, Statement } from '../context/index.js';
import { statement } from '../database/index.js';
import { EventDeliveries } from './event-deliveries.js';
import { eventSql } from './event-sql.js';

const emptied = `jsonb_build_object('id', events.resource_id)`;
const listRemembered = statement(
  'events.listRemembered',
  `SELECT DISTINCT resource_id FROM events
    WHERE account_id = $1 AND resource_id = ANY ($2) AND data <> ${emptied}`,
);

/** What events say of their resources, and its end. */
@Injectable()
export class EventContentsStore {
  private readonly clear: Statement;

  /**
   * What is on its way arrives whole: a delivery is tried for 28 hours. After three days nothing is waited for, such as
   * a webhook that nobody enables again.
   */
  constructor(private readonly deliveries: EventDeliveries) {
    const isOnItsWay = `events.created_at > $3::timestamptz - interval '3 days'
      AND (${eventSql.isQueued} OR ${deliveries.isPending})`;
    this.clear = statement(
      'events.clear',
      `UPDATE events SET data = ${emptied}
        WHERE account_id = $1 AND resource_id = ANY ($2) AND data <> ${emptied} AND NOT (${isOnItsWay})
        RETURNING id`,
    );
  }

  /** Leaves of these resources' events no more than their ids, but for events on their way. */
  async forget(ctx: Context, resourceIds: readonly string[]): Promise<void> {
    const cleared = await ctx.db.run<{ id: string }>(this.clear, [ctx.account.id, resourceIds, ctx.now]);
    const ids = cleared.map(({ id }) => id);
    if (ids.length > 0) await this.deliveries.forgetAnswers(ctx, ids);
  }

  /** @returns those of the resources of which an event still says something */
  async listRemembered(ctx: Context, resourceIds: readonly string[]): Promise<string[]> {
    const rows = await ctx.db.run<{ resource_id: string }>(listRemembered, [ctx.account.id, resourceIds]);
    return rows.map(({ resource_id }) => resource_id);
  }
}
