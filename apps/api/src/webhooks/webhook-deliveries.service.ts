import type {
  DeliveryAttempt,
  DeliveryListQuery,
  Page,
  RedeliverFailed,
  WebhookDelivery,
  WebhookDeliveryDetail,
  WebhookHealth,
} from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { assertHoldsForAll } from '../access/issued-authority.js';
import { holdsForAll } from '../access/permit.js';
import { eventsArrived } from '../events/event-arrivals.js';
import { type Context, inTransaction } from '../platform/context.js';
import { newId } from '../platform/ids.js';
import { pageOf } from '../platform/paging.js';
import { badRequest, notFound } from '../platform/problems.js';
import { deliveryBody } from './delivery-body.js';
import { permissionsToSee } from './permissions-to-see.js';
import type { WebhookAttemptEntity } from './webhook-attempt.entity.js';
import { WebhookDeliveriesStore } from './webhook-deliveries.store.js';
import type { WebhookDeliveryEntity } from './webhook-delivery.entity.js';
import type { WebhookEntity } from './webhook.entity.js';
import { known } from './webhooks.service.js';
import { WebhooksStore } from './webhooks.store.js';

/** What people see of deliveries, and what they do to mend them. */
@Injectable()
export class WebhookDeliveries {
  constructor(
    private readonly webhooks: WebhooksStore,
    private readonly store: WebhookDeliveriesStore,
  ) {}

  async health(ctx: Context, webhookId: string): Promise<WebhookHealth> {
    return this.healthOf(ctx, await this.find(ctx, webhookId));
  }

  async enable(ctx: Context, webhookId: string): Promise<WebhookHealth> {
    await this.assertMaySend(ctx, webhookId);
    return this.healthOf(ctx, known(await this.webhooks.enable(ctx, webhookId)));
  }

  async list(ctx: Context, webhookId: string, query: DeliveryListQuery): Promise<Page<WebhookDelivery>> {
    await this.find(ctx, webhookId);
    const { rows, total } = await this.store.list(ctx, webhookId, query);
    return pageOf(rows.map(toDelivery), total, query);
  }

  async get(ctx: Context, webhookId: string, eventId: string): Promise<WebhookDeliveryDetail> {
    // In this order: what is said of the outcome is never older than the tries beside it.
    const attempts = await this.store.attemptsOf(ctx, webhookId, eventId);
    const delivery = await this.delivery(ctx, webhookId, eventId);
    const tries = [...firstOf(delivery), ...attempts.map(toAttempt)];
    // An answer may repeat what it was sent.
    if (!permissionsToSee([delivery.kind]).every((permission) => holdsForAll(ctx.actor, permission))) {
      return { ...toDelivery(delivery), body: null, tries: tries.map((one) => ({ ...one, answer: null })) };
    }
    const content = await this.store.contentOf(ctx, eventId);
    const body = content ? deliveryBody(delivery.kind, content.happened_at, content.data) : null;
    return { ...toDelivery(delivery), body, tries };
  }

  async redeliver(ctx: Context, webhookId: string, eventId: string): Promise<WebhookDelivery> {
    await this.refuseDisabled(ctx, webhookId);
    assertHoldsForAll(ctx, permissionsToSee([(await this.delivery(ctx, webhookId, eventId)).kind]));
    await this.store.again(ctx, webhookId, { eventId });
    ctx.db.afterCommit(eventsArrived);
    return toDelivery(await this.delivery(ctx, webhookId, eventId));
  }

  async redeliverFailed(
    ctx: Context,
    webhookId: string,
    { since }: RedeliverFailed,
  ): Promise<{ count: number }> {
    await this.refuseDisabled(ctx, webhookId);
    await this.assertMaySend(ctx, webhookId);
    const count = await this.store.again(ctx, webhookId, { failedSince: since });
    ctx.db.afterCommit(eventsArrived);
    return { count };
  }

  /** Of this webhook alone, whatever it is subscribed to. */
  async sendTest(ctx: Context, webhookId: string): Promise<WebhookDelivery> {
    await this.refuseDisabled(ctx, webhookId);
    return inTransaction(ctx, async (ctx) => {
      const data = { id: webhookId, message: 'This is a test of the webhook.' };
      const delivery = await this.store.orderTest(ctx, webhookId, newId('event', ctx.now), data);
      ctx.db.afterCommit(eventsArrived);
      return toDelivery(delivery);
    });
  }

  /** Who lets records be sent where they were not sent may see them. */
  private async assertMaySend(ctx: Context, webhookId: string): Promise<void> {
    const { subscribed_events } = await this.find(ctx, webhookId);
    assertHoldsForAll(ctx, permissionsToSee(subscribed_events));
  }

  private async healthOf(ctx: Context, webhook: WebhookEntity): Promise<WebhookHealth> {
    const { pending, failed } = await this.store.counts(ctx, webhook.id);
    const until = webhook.previous_token_until;
    return {
      webhook_id: webhook.id,
      disabled_at: webhook.disabled_at?.toISOString() ?? null,
      disabled_reason: webhook.disabled_reason,
      failing_since: webhook.failing_since?.toISOString() ?? null,
      last_used_at: webhook.last_used_at?.toISOString() ?? null,
      pending,
      failed,
      previous_token_until: until && until > ctx.now ? until.toISOString() : null,
    };
  }

  private async find(ctx: Context, webhookId: string): Promise<WebhookEntity> {
    return known(await this.webhooks.find(ctx, webhookId));
  }

  private async refuseDisabled(ctx: Context, webhookId: string): Promise<void> {
    if ((await this.find(ctx, webhookId)).disabled_at)
      throw badRequest('This webhook is disabled: enable it first');
  }

  private async delivery(ctx: Context, webhookId: string, eventId: string): Promise<WebhookDeliveryEntity> {
    const delivery = await this.store.find(ctx, webhookId, eventId);
    if (!delivery) throw notFound('delivery');
    return delivery;
  }
}

const toDelivery = (row: WebhookDeliveryEntity): WebhookDelivery => ({
  webhook_id: row.webhook_id,
  event_id: row.event_id,
  kind: row.kind,
  resource_id: row.resource_id,
  status: row.status,
  attempts: row.tries,
  next_attempt_at: row.run_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  finished_at: row.finished_at?.toISOString() ?? null,
});

const firstOf = ({ first_try }: WebhookDeliveryEntity): DeliveryAttempt[] =>
  first_try ? [{ number: 1, ...first_try }] : [];

const toAttempt = (row: WebhookAttemptEntity): DeliveryAttempt => ({
  number: row.number,
  at: row.at.toISOString(),
  url: row.url,
  request_headers: row.request_headers,
  status: row.status,
  answer: row.answer,
  duration_ms: row.duration_ms,
  error: row.error,
});
