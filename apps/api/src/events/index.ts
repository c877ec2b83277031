export { AccountEventsStore } from './account-events.store.js';
export { emitEvent } from './emit-event.js';
export { announceEvents, eventArrivals } from './event-arrivals.js';
export { EventContentsStore } from './event-contents.store.js';
export { EventDeliveries } from './event-deliveries.js';
export { EventFeedStore, type EventPlace } from './event-feed.store.js';
export { EventNotifier } from './event-notifier.js';
export { eventSql } from './event-sql.js';
export { type EventSummary, EventsStore, maxRecentEvents } from './events.store.js';
