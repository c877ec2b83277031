import type { Prunable } from '../background/index.js';

/** What is kept of requests: answers for those sent again, and counts for limits. */
export const prunableRequests: readonly Prunable[] = [
  { table: 'idempotency_keys', condition: `created_at <= $1::timestamptz - interval '24 hours'` },
  {
    table: 'request_counts',
    condition: `"window" < (extract(epoch FROM $1::timestamptz - interval '1 hour') / 10)::bigint`,
  },
];
