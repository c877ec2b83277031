import { DeliveryListQuery, EventId, RedeliverFailed, WebhookId } from '@firstday/domain';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { z } from 'zod';
import type { Context } from '../context/index.js';
import { Ctx, Operation } from '../http/index.js';
import { WebhookDeliveriesService } from './webhook-deliveries.service.js';
import { WebhooksService } from './webhooks.service.js';

const WebhookPath = z.object({ webhook_id: WebhookId });
type WebhookPath = z.infer<typeof WebhookPath>;
const DeliveryPath = WebhookPath.extend({ event_id: EventId });
type DeliveryPath = z.infer<typeof DeliveryPath>;

@Controller()
export class WebhookDeliveriesController {
  constructor(
    private readonly webhooks: WebhooksService,
    private readonly deliveries: WebhookDeliveriesService,
  ) {}

  @Operation('webhooks.getHealth')
  getHealth(@Ctx() ctx: Context, @Param({ schema: WebhookPath }) path: WebhookPath) {
    return this.deliveries.getHealth(ctx, path.webhook_id);
  }

  @Operation('webhooks.enable')
  enable(@Ctx() ctx: Context, @Param({ schema: WebhookPath }) path: WebhookPath) {
    return this.deliveries.enable(ctx, path.webhook_id);
  }

  @Operation('webhooks.rotateToken')
  rotateToken(@Ctx() ctx: Context, @Param({ schema: WebhookPath }) path: WebhookPath) {
    return this.webhooks.rotateToken(ctx, path.webhook_id);
  }

  @Operation('webhooks.sendTest')
  sendTest(@Ctx() ctx: Context, @Param({ schema: WebhookPath }) path: WebhookPath) {
    return this.deliveries.sendTest(ctx, path.webhook_id);
  }

  @Operation('webhooks.listDeliveries')
  listDeliveries(
    @Ctx() ctx: Context,
    @Param({ schema: WebhookPath }) path: WebhookPath,
    @Query({ schema: DeliveryListQuery }) query: DeliveryListQuery,
  ) {
    return this.deliveries.list(ctx, path.webhook_id, query);
  }

  @Operation('webhooks.getDelivery')
  getDelivery(@Ctx() ctx: Context, @Param({ schema: DeliveryPath }) path: DeliveryPath) {
    return this.deliveries.get(ctx, path.webhook_id, path.event_id);
  }

  @Operation('webhooks.redeliver')
  redeliver(@Ctx() ctx: Context, @Param({ schema: DeliveryPath }) path: DeliveryPath) {
    return this.deliveries.redeliver(ctx, path.webhook_id, path.event_id);
  }

  @Operation('webhooks.redeliverFailed')
  redeliverFailed(
    @Ctx() ctx: Context,
    @Param({ schema: WebhookPath }) path: WebhookPath,
    @Body({ schema: RedeliverFailed }) input: RedeliverFailed,
  ) {
    return this.deliveries.redeliverFailed(ctx, path.webhook_id, input);
  }
}
