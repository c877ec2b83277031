/** Rows that serve nobody any more, and may go without a trace. */
export interface Prunable {
  readonly table: string;
  /** SQL over a row of the table, served by an index of it; `$1` is the time. */
  readonly condition: string;
}

/** Sessions can be looked up for a month after their end; what a signature or an audit event says of one, it holds itself. */
const longAgo = `$1::timestamptz - interval '30 days'`;

/** What is pruned. A table whose rows come to an end has its place here. */
export const prunables: readonly Prunable[] = [
  { table: 'idempotency_keys', condition: `created_at <= $1::timestamptz - interval '24 hours'` },
  { table: 'user_sessions', condition: `expires_at < ${longAgo}` },
  { table: 'form_sessions', condition: `expires_at < ${longAgo}` },
  { table: 'magic_links', condition: `expires_at < ${longAgo}` },
  {
    table: 'component_sessions',
    condition: `code_expires_at < ${longAgo} AND (expires_at IS NULL OR expires_at < ${longAgo})`,
  },
  { table: 'webhook_deliveries', condition: `created_at < ${longAgo} AND status <> 'pending'` },
  { table: 'webhook_attempts', condition: `at < ${longAgo}` },
  {
    table: 'events',
    // Deliveries are written at the moment at which their event is marked: older ones than all that are left have none.
    condition: `fanned_out_at < ${longAgo}
      AND fanned_out_at < COALESCE((SELECT min(created_at) FROM webhook_deliveries), $1::timestamptz)`,
  },
  { table: 'sign_in_failures', condition: `expire < (extract(epoch FROM $1::timestamptz) * 1000)::bigint` },
  {
    table: 'request_counts',
    condition: `"window" < (extract(epoch FROM $1::timestamptz - interval '1 hour') / 10)::bigint`,
  },
];
