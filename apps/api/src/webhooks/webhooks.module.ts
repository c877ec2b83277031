import { Module } from '@nestjs/common';
import { AccountEventsStore, EventNotifier, EventsStore } from '../events/index.js';
import { AccountsModule, UsersModule } from '../identity/index.js';
import { AccountEventsController } from './account-events.controller.js';
import { AccountEventsService } from './account-events.service.js';
import { DeliveryService } from './delivery.service.js';
import { DeliveryQueue } from './delivery-queue.js';
import { DeliveryQueueStats } from './delivery-queue-stats.js';
import { DeliveryWorker } from './delivery-worker.js';
import { WebhookDeliveriesController } from './webhook-deliveries.controller.js';
import { WebhookDeliveriesService } from './webhook-deliveries.service.js';
import { WebhookDeliveriesStore } from './webhook-deliveries.store.js';
import { WebhookHealthStore } from './webhook-health.store.js';
import { WebhookKeys } from './webhook-keys.js';
import { WebhookNoticesService } from './webhook-notices.service.js';
import { WebhookSender } from './webhook-sender.js';
import { WebhooksController } from './webhooks.controller.js';
import { WebhooksService } from './webhooks.service.js';
import { WebhooksStore } from './webhooks.store.js';

@Module({
  imports: [AccountsModule, UsersModule],
  controllers: [AccountEventsController, WebhooksController, WebhookDeliveriesController],
  providers: [
    AccountEventsService,
    AccountEventsStore,
    DeliveryService,
    DeliveryQueue,
    DeliveryQueueStats,
    DeliveryWorker,
    EventNotifier,
    EventsStore,
    WebhookDeliveriesService,
    WebhookDeliveriesStore,
    WebhookHealthStore,
    WebhookKeys,
    WebhookNoticesService,
    WebhookSender,
    WebhooksService,
    WebhooksStore,
  ],
  exports: [DeliveryQueue, DeliveryWorker, WebhooksService],
})
export class WebhooksModule {}
