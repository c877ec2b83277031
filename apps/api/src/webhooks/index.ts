export { EventDeliveriesModule } from './event-deliveries.module.js';
export { WebhooksModule } from './webhooks.module.js';
