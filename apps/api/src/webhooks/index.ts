export { WebhookAttemptEntity } from './webhook-attempt.entity.js';
export { WebhookDeliveryEntity } from './webhook-delivery.entity.js';
export { WebhookEntity } from './webhook.entity.js';
export { WebhooksModule } from './webhooks.module.js';
