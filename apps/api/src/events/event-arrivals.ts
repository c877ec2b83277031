import { EventEmitter } from 'node:events';

/**
 * Emits when events were committed: `arrived` for this process's own, and others' where it is a worker; `heard` for
 * others' where it is not. Other processes are notified by `EventNotifier`.
 */
export const eventArrivals = new EventEmitter();

export const announceEvents = (): void => void eventArrivals.emit('arrived');
