import type { DeliveryListQuery, PathOf, RedeliverFailed } from '@firstday/domain';
import { Controller } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { Body, Ctx, Operation, Path, Query } from '../http/index.js';
import { WebhookDeliveriesService } from './webhook-deliveries.service.js';
import { WebhooksService } from './webhooks.service.js';

type WebhookPath = PathOf<'webhooks.getHealth'>;
type DeliveryPath = PathOf<'webhooks.getDelivery'>;

@Controller()
export class WebhookDeliveriesController {
  constructor(
    private readonly webhooks: WebhooksService,
    private readonly deliveries: WebhookDeliveriesService,
  ) {}

  @Operation('webhooks.getHealth')
  getHealth(@Ctx() ctx: Context, @Path() path: WebhookPath) {
    return this.deliveries.getHealth(ctx, path.webhook_id);
  }

  @Operation('webhooks.enable')
  enable(@Ctx() ctx: Context, @Path() path: WebhookPath) {
    return this.deliveries.enable(ctx, path.webhook_id);
  }

  @Operation('webhooks.rotateToken')
  rotateToken(@Ctx() ctx: Context, @Path() path: WebhookPath) {
    return this.webhooks.rotateToken(ctx, path.webhook_id);
  }

  @Operation('webhooks.sendTest')
  sendTest(@Ctx() ctx: Context, @Path() path: WebhookPath) {
    return this.deliveries.sendTest(ctx, path.webhook_id);
  }

  @Operation('webhooks.listDeliveries')
  listDeliveries(@Ctx() ctx: Context, @Path() path: WebhookPath, @Query() query: DeliveryListQuery) {
    return this.deliveries.list(ctx, path.webhook_id, query);
  }

  @Operation('webhooks.getDelivery')
  getDelivery(@Ctx() ctx: Context, @Path() path: DeliveryPath) {
    return this.deliveries.get(ctx, path.webhook_id, path.event_id);
  }

  @Operation('webhooks.redeliver')
  redeliver(@Ctx() ctx: Context, @Path() path: DeliveryPath) {
    return this.deliveries.redeliver(ctx, path.webhook_id, path.event_id);
  }

  @Operation('webhooks.redeliverFailed')
  redeliverFailed(@Ctx() ctx: Context, @Path() path: WebhookPath, @Body() input: RedeliverFailed) {
    return this.deliveries.redeliverFailed(ctx, path.webhook_id, input);
  }
}
