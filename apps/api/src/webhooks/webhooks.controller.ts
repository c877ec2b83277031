import { CreateWebhook, UpdateWebhook, WebhookId, WebhookListQuery } from '@firstday/domain';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { z } from 'zod';
import type { Context } from '../context/index.js';
import { Ctx, Operation } from '../http/index.js';
import { WebhooksService } from './webhooks.service.js';

const WebhookPath = z.object({ webhook_id: WebhookId });
type WebhookPath = z.infer<typeof WebhookPath>;

@Controller()
export class WebhooksController {
  constructor(private readonly webhooks: WebhooksService) {}

  @Operation('webhooks.list')
  list(@Ctx() ctx: Context, @Query({ schema: WebhookListQuery }) query: WebhookListQuery) {
    return this.webhooks.list(ctx, query);
  }

  @Operation('webhooks.create')
  create(@Ctx() ctx: Context, @Body({ schema: CreateWebhook }) input: CreateWebhook) {
    return this.webhooks.create(ctx, input);
  }

  @Operation('webhooks.findById')
  findById(@Ctx() ctx: Context, @Param({ schema: WebhookPath }) path: WebhookPath) {
    return this.webhooks.findById(ctx, path.webhook_id);
  }

  @Operation('webhooks.getSecret')
  getSecret(@Ctx() ctx: Context, @Param({ schema: WebhookPath }) path: WebhookPath) {
    return this.webhooks.getSecret(ctx, path.webhook_id);
  }

  @Operation('webhooks.updateById')
  updateById(
    @Ctx() ctx: Context,
    @Param({ schema: WebhookPath }) path: WebhookPath,
    @Body({ schema: UpdateWebhook }) input: UpdateWebhook,
  ) {
    return this.webhooks.updateById(ctx, path.webhook_id, input);
  }

  @Operation('webhooks.deleteById')
  deleteById(@Ctx() ctx: Context, @Param({ schema: WebhookPath }) path: WebhookPath) {
    return this.webhooks.deleteById(ctx, path.webhook_id);
  }
}
