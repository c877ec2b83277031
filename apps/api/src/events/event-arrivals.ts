import { EventEmitter } from 'node:events';

/** Tells this process that events were committed. Processes elsewhere hear of it by `EventSignal`. */
export const eventArrivals = new EventEmitter();

export const eventsArrived = (): void => void eventArrivals.emit('arrived');
