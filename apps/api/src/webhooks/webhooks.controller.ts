import type { CreateWebhook, PathOf, UpdateWebhook, WebhookListQuery } from '@firstday/domain';
import { Controller } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { Body, Ctx, Operation, Path, Query } from '../http/index.js';
import { WebhooksService } from './webhooks.service.js';

type WebhookPath = PathOf<'webhooks.findById'>;

@Controller()
export class WebhooksController {
  constructor(private readonly webhooks: WebhooksService) {}

  @Operation('webhooks.list')
  list(@Ctx() ctx: Context, @Query() query: WebhookListQuery) {
    return this.webhooks.list(ctx, query);
  }

  @Operation('webhooks.create')
  create(@Ctx() ctx: Context, @Body() input: CreateWebhook) {
    return this.webhooks.create(ctx, input);
  }

  @Operation('webhooks.findById')
  findById(@Ctx() ctx: Context, @Path() path: WebhookPath) {
    return this.webhooks.findById(ctx, path.webhook_id);
  }

  @Operation('webhooks.getSecret')
  getSecret(@Ctx() ctx: Context, @Path() path: WebhookPath) {
    return this.webhooks.getSecret(ctx, path.webhook_id);
  }

  @Operation('webhooks.updateById')
  updateById(@Ctx() ctx: Context, @Path() path: WebhookPath, @Body() input: UpdateWebhook) {
    return this.webhooks.updateById(ctx, path.webhook_id, input);
  }

  @Operation('webhooks.deleteById')
  deleteById(@Ctx() ctx: Context, @Path() path: WebhookPath) {
    return this.webhooks.deleteById(ctx, path.webhook_id);
  }
}
