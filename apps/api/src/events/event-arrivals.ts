import { EventEmitter } from 'node:events';

/**
 * Tells this process that events were committed: `arrived` those of its own, and of others where it is a worker too;
 * `heard` those of others where it is none. Processes elsewhere hear of it by `EventSignal`.
 */
export const eventArrivals = new EventEmitter();

export const announceEvents = (): void => void eventArrivals.emit('arrived');
