import { EventEmitter } from 'node:events';

/** Says within this process that a message was recorded; other processes look every second. */
export const messageArrivals = new EventEmitter<{ arrived: [] }>().setMaxListeners(0);
