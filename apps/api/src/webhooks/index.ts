export type { WebhookAttemptEntity } from './webhook-attempt.entity.js';
export type { WebhookDeliveryEntity } from './webhook-delivery.entity.js';
export type { WebhookEntity } from './webhook.entity.js';
export { WebhooksModule } from './webhooks.module.js';
