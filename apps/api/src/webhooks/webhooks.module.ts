import { Module } from '@nestjs/common';
import { WebhooksController } from './webhooks.controller.js';
import { WebhooksService } from './webhooks.service.js';
import { WebhooksStore } from './webhooks.store.js';

@Module({
  controllers: [WebhooksController],
  providers: [WebhooksService, WebhooksStore],
  exports: [WebhooksService],
})
export class WebhooksModule {}
