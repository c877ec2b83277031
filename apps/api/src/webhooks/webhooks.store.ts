import type { WebhookListQuery } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { Filter, statement } from '../database/index.js';
import { listRows } from '../identity/index.js';
import { orderLockSql } from './order-lock-sql.js';
import type { WebhookEntity } from './webhook.entity.js';

const whereId = `account_id = $1 AND id = $2`;
const find = statement('webhooks.find', `SELECT * FROM webhooks WHERE ${whereId}`);
/** The position of the last event so far; every later one has a higher. */
const lastPosition = `COALESCE(pg_sequence_last_value('events_position_seq'), 0)`;
const insert = statement(
  'webhooks.insert',
  `INSERT INTO webhooks (account_id, id, url, sealed_token, description, subscribed_events, active_after, created_at, updated_at)
   VALUES ($1, $2, $3, $4, $5, $6, ${lastPosition}, $7, $7)`,
);
const update = statement(
  'webhooks.update',
  `UPDATE webhooks SET description = COALESCE($3, description),
          subscribed_events = COALESCE($4, subscribed_events), updated_at = $5
    WHERE ${whereId} RETURNING *`,
);
const rotate = statement(
  'webhooks.rotate',
  `UPDATE webhooks SET sealed_previous_token = sealed_token, previous_token_until = $4, sealed_token = $3, updated_at = $5
    WHERE ${whereId} RETURNING *`,
);
const enable = statement(
  'webhooks.enable',
  `UPDATE webhooks SET disabled_at = NULL, disabled_reason = NULL, failing_since = NULL, active_after = ${lastPosition}, updated_at = $3
    WHERE ${whereId} RETURNING *`,
);
/** What was on its way to it goes nowhere any more. */
const remove = statement(
  'webhooks.remove',
  `WITH given_up AS (
     UPDATE webhook_deliveries SET status = 'failed', run_at = NULL, finished_at = now()
      WHERE account_id = $1 AND webhook_id = $2 AND status = 'pending'
   ) DELETE FROM webhooks WHERE ${whereId} RETURNING *`,
);

/** The database says after which event it begins. */
export type NewWebhook = Omit<WebhookEntity, 'active_after'>;

/** The SQL of webhooks. */
@Injectable()
export class WebhooksStore {
  list(ctx: Context, query: WebhookListQuery): Promise<{ rows: WebhookEntity[]; total: number }> {
    return listRows(ctx, 'webhooks', new Filter(''), query);
  }

  async find(ctx: Context, id: string): Promise<WebhookEntity | undefined> {
    return (await ctx.db.run<WebhookEntity>(find, [ctx.account.id, id]))[0];
  }

  async insert(ctx: Context, row: NewWebhook): Promise<void> {
    const { id, url, sealed_token, description, subscribed_events, created_at } = row;
    const values = [id, url, sealed_token, description, subscribed_events, created_at];
    await ctx.db.run(insert, [ctx.account.id, ...values]);
  }

  /** Changes what is given; null leaves it as it is. */
  async update(
    ctx: Context,
    id: string,
    given: Pick<WebhookEntity, 'description'> & {
      subscribed_events: WebhookEntity['subscribed_events'] | null;
    },
  ): Promise<WebhookEntity | undefined> {
    const values = [ctx.account.id, id, given.description, given.subscribed_events, ctx.now];
    return (await ctx.db.run<WebhookEntity>(update, values))[0];
  }

  async rotate(
    ctx: Context,
    id: string,
    sealed: Buffer,
    previousUntil: Date,
  ): Promise<WebhookEntity | undefined> {
    const values = [ctx.account.id, id, sealed, previousUntil, ctx.now];
    return (await ctx.db.run<WebhookEntity>(rotate, values))[0];
  }

  async enable(ctx: Context, id: string): Promise<WebhookEntity | undefined> {
    return (await ctx.db.run<WebhookEntity>(enable, [ctx.account.id, id, ctx.now]))[0];
  }

  async remove(ctx: Context, id: string): Promise<WebhookEntity | undefined> {
    return ctx.db.transaction(async (db) => {
      await db.run(orderLockSql.exclusive);
      return (await db.run<WebhookEntity>(remove, [ctx.account.id, id]))[0];
    });
  }
}
