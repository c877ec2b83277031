import { type Prunable, retentionMilliseconds } from '../background/index.js';
import { smallestIdAt } from '../context/index.js';
import { eventSql } from './event-sql.js';

/** @param isDelivered SQL over a row of `events`: whether anything still names it as delivered, or to be delivered */
export const prunableEvents = (isDelivered: string): Prunable => ({
  table: 'events',
  condition: `id < $1 AND NOT ${isDelivered} AND NOT ${eventSql.isQueued}`,
  bound: (now) => smallestIdAt('event', new Date(now.getTime() - retentionMilliseconds)),
});
