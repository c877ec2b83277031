import { type Prunable, retentionCutoff, retentionMilliseconds } from '../background/index.js';
import { smallestIdAt } from '../context/index.js';
import { eventDeliveriesSql } from './event-deliveries-sql.js';

/** Deliveries that have come to an end, and their tries. */
export const prunableDeliveries: readonly Prunable[] = [
  {
    table: 'webhook_deliveries',
    condition: `webhook_id = ANY (ARRAY(${eventDeliveriesSql.everyWebhook})) AND event_id < $1 AND status <> 'pending'`,
    bound: (now) => smallestIdAt('event', new Date(now.getTime() - retentionMilliseconds)),
  },
  { table: 'webhook_attempts', condition: `at < ${retentionCutoff}` },
];
