import type { WebhookListQuery } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Context, ofAccount } from '../context/index.js';
import { Filter, statement } from '../database/index.js';
import { CreatedRows, listRows } from '../identity/index.js';
import { createdWebhooksSql } from './created-webhooks-sql.js';
import { orderLockSql } from './order-lock-sql.js';
import { WebhookEntity } from './webhook.entity.js';

const whereId = `account_id = $1 AND id = $2`;
/** The position of the last event so far; every later one has a higher. */
const lastPosition = `COALESCE(pg_sequence_last_value('events_position_seq'), 0)`;
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

/** What people set of a webhook, and its keys. */
type WebhookSettings = Pick<
  WebhookEntity,
  'description' | 'previous_token_until' | 'sealed_previous_token' | 'sealed_token' | 'subscribed_events'
>;

/** The webhooks of an account. */
@Injectable()
export class WebhooksStore {
  constructor(created: CreatedRows) {
    created.register(createdWebhooksSql);
  }

  list(ctx: Context, query: WebhookListQuery): Promise<{ rows: WebhookEntity[]; total: number }> {
    return listRows(ctx, 'webhooks', new Filter('').whereTimes(query), query);
  }

  find(ctx: Context, id: string): Promise<WebhookEntity | null> {
    return ctx.db.manager.findOneBy(WebhookEntity, ofAccount(ctx, id));
  }

  /** Like `find`, and nobody else changes it until the transaction ends. */
  lockForUpdate(ctx: Context, id: string): Promise<WebhookEntity | null> {
    const where = ofAccount(ctx, id);
    return ctx.db.manager.findOne(WebhookEntity, { where, lock: { mode: 'for_no_key_update' } });
  }

  async insert(ctx: Context, row: NewWebhook): Promise<void> {
    await ctx.db.manager.insert(WebhookEntity, { ...row, active_after: () => lastPosition });
  }

  /** Changes what is given; the rest stays. */
  async update(ctx: Context, id: string, given: Partial<WebhookSettings>): Promise<void> {
    await ctx.db.manager.update(WebhookEntity, ofAccount(ctx, id), { ...given, updated_at: ctx.now });
  }

  /** From now on it is sent what happens; what happened while it was disabled is not. */
  async enable(ctx: Context, id: string): Promise<void> {
    await ctx.db.manager.update(WebhookEntity, ofAccount(ctx, id), {
      disabled_at: null,
      disabled_reason: null,
      failing_since: null,
      active_after: () => lastPosition,
      updated_at: ctx.now,
    });
  }

  async remove(ctx: Context, id: string): Promise<WebhookEntity | undefined> {
    return ctx.db.transaction(async (db) => {
      await db.run(orderLockSql.exclusive);
      return (await db.run<WebhookEntity>(remove, [ctx.account.id, id]))[0];
    });
  }
}
