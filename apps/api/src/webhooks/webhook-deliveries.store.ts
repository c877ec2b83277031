import type { DeliveredKind, DeliveryListQuery } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { statement, timesSql } from '../database/index.js';
import { orderLockSql } from './order-lock-sql.js';
import type { WebhookAttemptEntity } from './webhook-attempt.entity.js';
import type { WebhookDeliveryEntity } from './webhook-delivery.entity.js';

const insertTest = statement(
  'webhooks.insertTest',
  `INSERT INTO webhook_deliveries (webhook_id, event_id, account_id, kind, resource_id, position, run_at, created_at)
   VALUES ($1, $2, $3, 'webhook.test', $1, $4, now(), now()) RETURNING *`,
);
/** First of its resource at once, where no other is on its way. */
const redeliverSql = (which: string) =>
  `WITH chosen AS (
     SELECT webhook_id, event_id, resource_id,
            row_number() OVER (PARTITION BY resource_id ORDER BY position) AS nth FROM webhook_deliveries
      WHERE account_id = $1 AND webhook_id = $2 AND status <> 'pending' AND ${which}
   )
   UPDATE webhook_deliveries delivery SET status = 'pending', attempts = 0, finished_at = NULL,
          run_at = CASE WHEN chosen.nth = 1 AND NOT EXISTS (
                          SELECT 1 FROM webhook_deliveries other WHERE other.webhook_id = $2
                             AND other.resource_id = chosen.resource_id AND other.status = 'pending')
                        THEN now() END
     FROM chosen WHERE delivery.webhook_id = chosen.webhook_id AND delivery.event_id = chosen.event_id
   RETURNING delivery.event_id`;
const redeliver = statement('webhooks.redeliver', redeliverSql('event_id = $3'));
const redeliverFailed = statement(
  'webhooks.redeliverFailed',
  redeliverSql(`status = 'failed' AND finished_at >= $3`),
);
/** What is due within a lease may be on its way by a claim, and would be sent twice. */
const hurry = statement(
  'webhooks.hurry',
  `UPDATE webhook_deliveries SET run_at = now()
    WHERE account_id = $1 AND webhook_id = $2 AND event_id = $3 AND status = 'pending'
      AND run_at > now() + make_interval(secs => $4)`,
);
const find = statement(
  'webhooks.findDelivery',
  `SELECT * FROM webhook_deliveries WHERE account_id = $1 AND webhook_id = $2 AND event_id = $3`,
);
const findAttempts = statement(
  'webhooks.attemptsOf',
  `SELECT * FROM webhook_attempts WHERE account_id = $1 AND webhook_id = $2 AND event_id = $3 ORDER BY number`,
);
const counts = statement(
  'webhooks.counts',
  `SELECT count(*) FILTER (WHERE status = 'pending')::int AS pending, count(*) FILTER (WHERE status = 'failed')::int AS failed
     FROM webhook_deliveries WHERE account_id = $1 AND webhook_id = $2 AND status <> 'delivered'`,
);

/** The event of a test, which goes to one webhook. */
interface TestEvent {
  readonly webhookId: string;
  readonly eventId: string;
  readonly position: string;
}
type DeliveryRow = WebhookDeliveryEntity & Record<string, unknown>;

/** The SQL of deliveries. */
@Injectable()
export class WebhookDeliveriesStore {
  async insertTest(ctx: Context, event: TestEvent): Promise<WebhookDeliveryEntity> {
    const { webhookId, eventId, position } = event;
    const [row] = await ctx.db.run<DeliveryRow>(insertTest, [webhookId, eventId, ctx.account.id, position]);
    if (!row) throw new Error('an insert that returns its row returned none');
    return row;
  }

  /** @returns how many are sent again; those on their way are not */
  async redeliver(
    ctx: Context,
    webhookId: string,
    which: { eventId: string } | { failedSince: string },
  ): Promise<number> {
    const [text, value] =
      'eventId' in which ? [redeliver, which.eventId] : [redeliverFailed, which.failedSince];
    return ctx.db.transaction(async (db) => {
      await db.run(orderLockSql.exclusive);
      return (await db.run(text, [ctx.account.id, webhookId, value])).length;
    });
  }

  /** One that waits for its next try, and for nothing before it, is due now; its schedule goes on from there. */
  async hurry(
    ctx: Context,
    { webhookId, eventId, leaseSeconds }: { webhookId: string; eventId: string; leaseSeconds: number },
  ): Promise<void> {
    await ctx.db.run(hurry, [ctx.account.id, webhookId, eventId, leaseSeconds]);
  }

  async find(ctx: Context, webhookId: string, eventId: string): Promise<WebhookDeliveryEntity | undefined> {
    return (await ctx.db.run<DeliveryRow>(find, [ctx.account.id, webhookId, eventId]))[0];
  }

  findAttempts(ctx: Context, webhookId: string, eventId: string): Promise<WebhookAttemptEntity[]> {
    return ctx.db.run<WebhookAttemptEntity & Record<string, unknown>>(findAttempts, [
      ctx.account.id,
      webhookId,
      eventId,
    ]);
  }

  async counts(ctx: Context, webhookId: string): Promise<{ pending: number; failed: number }> {
    const [row] = await ctx.db.run<{ pending: number; failed: number }>(counts, [ctx.account.id, webhookId]);
    return row ?? { pending: 0, failed: 0 };
  }

  /** Newest first. */
  async list(ctx: Context, webhookId: string, query: DeliveryListQuery) {
    const values: unknown[] = [ctx.account.id, webhookId];
    const mark = (value: unknown) => `$${values.push(value)}`;
    const conditions = ['account_id = $1', 'webhook_id = $2'];
    if (query.status) conditions.push(`status = ${mark(query.status)}`);
    if (query.kind) conditions.push(`kind = ${mark(query.kind satisfies DeliveredKind)}`);
    if (query.starting_after) conditions.push(`event_id < ${mark(query.starting_after)}`);
    conditions.push(...timesSql(query, mark));
    const where = conditions.join(' AND ');
    const [counted] = await ctx.db.run<{ total: string }>(
      statement('', `SELECT count(*) AS total FROM webhook_deliveries WHERE ${where}`),
      values,
    );
    const perPage = query.per_page ?? 20;
    const offset = Math.min(((query.page ?? 1) - 1) * perPage, Number.MAX_SAFE_INTEGER);
    const rows = await ctx.db.run<DeliveryRow>(
      statement(
        '',
        `SELECT * FROM webhook_deliveries WHERE ${where} ORDER BY event_id DESC LIMIT ${mark(perPage)} OFFSET ${mark(offset)}`,
      ),
      values,
    );
    return { rows, total: Number(counted?.total ?? 0) };
  }
}
