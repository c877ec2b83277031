export { createdWebhooksSql } from './created-webhooks-sql.js';
export { EventDeliveriesModule } from './event-deliveries.module.js';
export { WebhooksModule } from './webhooks.module.js';
export { WebhooksService } from './webhooks.service.js';
