export { addressOf } from './address-of.js';
export type { MessageContent } from './message-content.js';
export { MessageSettingsStore } from './message-settings.store.js';
export { MessageSuppressionsStore } from './message-suppressions.store.js';
export { OutboxMessageEntity } from './outbox-message.entity.js';
export { OutboxModule } from './outbox.module.js';
export { type NewMessage, OutboxService, type QueuedMessage } from './outbox.service.js';
export { OutboxStore } from './outbox.store.js';
