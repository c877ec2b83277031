export { emitEvent } from './emit-event.js';
export { announceEvents, eventArrivals } from './event-arrivals.js';
export { EventNotifier } from './event-notifier.js';
export type { EventEntity } from './event.entity.js';
export type { QueuedEventEntity } from './queued-event.entity.js';
export { eventSql } from './event-sql.js';
export { type EventSummary, EventsStore, maxRecentEvents } from './events.store.js';
