export { emitEvent } from './emit-event.js';
export { announceEvents, eventArrivals } from './event-arrivals.js';
export { EventNotifier } from './event-notifier.js';
export { EventEntity } from './event.entity.js';
export { QueuedEventEntity } from './queued-event.entity.js';
