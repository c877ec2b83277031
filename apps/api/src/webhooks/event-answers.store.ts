import { Injectable } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { statement } from '../database/index.js';
import { EventDeliveries } from '../events/index.js';
import { eventDeliveriesSql } from './event-deliveries-sql.js';

const forget = statement(
  'webhooks.forgetAnswers',
  `WITH hooks AS MATERIALIZED (SELECT id FROM webhooks WHERE account_id = $1), attempts AS (
     UPDATE webhook_attempts SET answer = NULL
      WHERE webhook_id IN (SELECT id FROM hooks) AND event_id = ANY ($2)
   )
   UPDATE webhook_deliveries SET first_try = (first_try::jsonb || '{"answer": null}')::json
    WHERE webhook_id IN (SELECT id FROM hooks) AND event_id = ANY ($2) AND first_try IS NOT NULL`,
);

/** What receivers have answered to events. */
@Injectable()
export class EventAnswersStore extends EventDeliveries {
  readonly isPending = eventDeliveriesSql.isPending;

  async forgetAnswers(ctx: Context, eventIds: readonly string[]): Promise<void> {
    await ctx.db.run(forget, [ctx.account.id, eventIds]);
  }
}
