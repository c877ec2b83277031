import type {
  DeliveryAttempt,
  DeliveryListQuery,
  NumberedPage,
  RedeliverFailed,
  WebhookDelivery,
  WebhookDeliveryDetail,
  WebhookHealth,
} from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { assertHasPermissionsForAll, hasPermissionForAll } from '../identity/index.js';
import { announceEvents, EventsStore } from '../events/index.js';
import { badRequest, type Context, inTransaction, newId, notFound } from '../context/index.js';
import { toPage } from '../http/index.js';
import { DeliveryQueue } from './delivery-queue.js';
import { deliveryBody } from './delivery-body.js';
import { permissionsToSee } from './permissions-to-see.js';
import type { WebhookAttemptEntity } from './webhook-attempt.entity.js';
import { WebhookDeliveriesStore } from './webhook-deliveries.store.js';
import type { WebhookDeliveryEntity } from './webhook-delivery.entity.js';
import type { WebhookEntity } from './webhook.entity.js';
import { webhookOrNotFound } from './webhooks.service.js';
import { WebhooksStore } from './webhooks.store.js';

/** What people see of deliveries, and what they do to mend them. */
@Injectable()
export class WebhookDeliveriesService {
  constructor(
    private readonly webhooks: WebhooksStore,
    private readonly store: WebhookDeliveriesStore,
    private readonly events: EventsStore,
    private readonly queue: DeliveryQueue,
  ) {}

  async getHealth(ctx: Context, webhookId: string): Promise<WebhookHealth> {
    return this.toHealth(ctx, await this.getWebhook(ctx, webhookId));
  }

  async enable(ctx: Context, webhookId: string): Promise<WebhookHealth> {
    await this.assertMaySend(ctx, webhookId);
    await this.webhooks.enable(ctx, webhookId);
    return this.getHealth(ctx, webhookId);
  }

  async list(
    ctx: Context,
    webhookId: string,
    query: DeliveryListQuery,
  ): Promise<NumberedPage<WebhookDelivery>> {
    await this.getWebhook(ctx, webhookId);
    const { rows, total } = await this.store.list(ctx, webhookId, query);
    return toPage(rows.map(toDelivery), total, query);
  }

  async get(ctx: Context, webhookId: string, eventId: string): Promise<WebhookDeliveryDetail> {
    // In this order: what is said of the outcome is never older than the tries beside it.
    const attempts = await this.store.findAttempts(ctx, webhookId, eventId);
    const delivery = await this.getDelivery(ctx, webhookId, eventId);
    const tries = [...firstAttempts(delivery), ...attempts.map(toAttempt)];
    // An answer may repeat what it was sent.
    if (
      !permissionsToSee([delivery.kind]).every((permission) => hasPermissionForAll(ctx.actor, permission))
    ) {
      return { ...toDelivery(delivery), body: null, tries: tries.map((one) => ({ ...one, answer: null })) };
    }
    const content = await this.events.findContent(ctx, eventId);
    const body = content ? deliveryBody(delivery.kind, content.happened_at, content.data) : null;
    return { ...toDelivery(delivery), body, tries };
  }

  async redeliver(ctx: Context, webhookId: string, eventId: string): Promise<WebhookDelivery> {
    await this.assertEnabled(ctx, webhookId);
    assertHasPermissionsForAll(
      ctx,
      permissionsToSee([(await this.getDelivery(ctx, webhookId, eventId)).kind]),
    );
    await this.store.hurry(ctx, { webhookId, eventId, leaseSeconds: this.queue.leaseSeconds });
    await this.store.redeliver(ctx, webhookId, { eventId });
    ctx.db.afterCommit(announceEvents);
    return toDelivery(await this.getDelivery(ctx, webhookId, eventId));
  }

  async redeliverFailed(
    ctx: Context,
    webhookId: string,
    { since }: RedeliverFailed,
  ): Promise<{ count: number }> {
    await this.assertEnabled(ctx, webhookId);
    await this.assertMaySend(ctx, webhookId);
    const count = await this.store.redeliver(ctx, webhookId, { failedSince: since });
    ctx.db.afterCommit(announceEvents);
    return { count };
  }

  /** Of this webhook alone, whatever it is subscribed to. */
  async sendTest(ctx: Context, webhookId: string): Promise<WebhookDelivery> {
    await this.assertEnabled(ctx, webhookId);
    return inTransaction(ctx, async (ctx) => {
      const data = { id: webhookId, message: 'This is a test of the webhook.' };
      const eventId = newId('event', ctx.now);
      const event = { id: eventId, kind: 'webhook.test', resource_id: webhookId, data } as const;
      const position = await this.events.insert(ctx, event);
      const delivery = await this.store.insertTest(ctx, { webhookId, eventId, position });
      ctx.db.afterCommit(announceEvents);
      return toDelivery(delivery);
    });
  }

  /** Who lets records be sent where they were not sent may see them. */
  private async assertMaySend(ctx: Context, webhookId: string): Promise<void> {
    const { subscribed_events } = await this.getWebhook(ctx, webhookId);
    assertHasPermissionsForAll(ctx, permissionsToSee(subscribed_events));
  }

  private async toHealth(ctx: Context, webhook: WebhookEntity): Promise<WebhookHealth> {
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

  private async getWebhook(ctx: Context, webhookId: string): Promise<WebhookEntity> {
    return webhookOrNotFound(await this.webhooks.find(ctx, webhookId));
  }

  private async assertEnabled(ctx: Context, webhookId: string): Promise<void> {
    if ((await this.getWebhook(ctx, webhookId)).disabled_at)
      throw badRequest('This webhook is disabled: enable it first');
  }

  private async getDelivery(
    ctx: Context,
    webhookId: string,
    eventId: string,
  ): Promise<WebhookDeliveryEntity> {
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

const firstAttempts = ({ first_try }: WebhookDeliveryEntity): DeliveryAttempt[] =>
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
