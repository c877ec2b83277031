/** Rows that serve nobody any more, and may go without a trace. */
export interface Prunable {
  readonly table: string;
  /** SQL over a row of the table, served by an index of it; `$1` is the time. */
  readonly condition: string;
  /** Where `$1` is the least id instead that such a row can have which is still kept. */
  readonly idKind?: 'event' | 'securityEvent';
}

/** Sessions can be looked up for a month after their end; what a signature or an audit event says of one, it holds itself. */
const retentionCutoff = `$1::timestamptz - interval '30 days'`;
export const retentionMilliseconds = 30 * 86_400_000;

/** Those that there were too, by leaping from one to the next in the key of their deliveries. */
const everyWebhook = `
  WITH RECURSIVE leap AS (
    SELECT min(webhook_id) AS id FROM webhook_deliveries
    UNION ALL
    SELECT (SELECT min(webhook_id) FROM webhook_deliveries WHERE webhook_id > leap.id) FROM leap WHERE leap.id IS NOT NULL
  ) SELECT id FROM leap WHERE id IS NOT NULL`;

/** What is pruned. A table whose rows come to an end has its place here. */
export const prunables: readonly Prunable[] = [
  { table: 'idempotency_keys', condition: `created_at <= $1::timestamptz - interval '24 hours'` },
  { table: 'user_sessions', condition: `expires_at < ${retentionCutoff}` },
  { table: 'form_sessions', condition: `expires_at < ${retentionCutoff}` },
  { table: 'onboarding_links', condition: `expires_at < ${retentionCutoff}` },
  { table: 'magic_links', condition: `expires_at < ${retentionCutoff}` },
  {
    table: 'component_sessions',
    condition: `code_expires_at < ${retentionCutoff} AND (expires_at IS NULL OR expires_at < ${retentionCutoff})`,
  },
  {
    table: 'webhook_deliveries',
    idKind: 'event',
    condition: `webhook_id = ANY (ARRAY(${everyWebhook})) AND event_id < $1 AND status <> 'pending'`,
  },
  { table: 'webhook_attempts', condition: `at < ${retentionCutoff}` },
  {
    table: 'events',
    idKind: 'event',
    // What is still to be sent goes to a webhook that there is.
    condition: `id < $1
      AND NOT EXISTS (SELECT 1 FROM webhook_deliveries
                       WHERE webhook_id = ANY (ARRAY(SELECT id FROM webhooks WHERE account_id = events.account_id))
                         AND event_id = events.id)
      AND NOT EXISTS (SELECT 1 FROM event_queue WHERE event_queue.position = events.position)`,
  },
  {
    table: 'security_events',
    idKind: 'securityEvent',
    // What is younger the database refuses to delete, by its own clock.
    condition: `id < $1 AND at < now() - interval '90 days'`,
  },
  { table: 'sign_in_failures', condition: `expire < (extract(epoch FROM $1::timestamptz) * 1000)::bigint` },
  {
    table: 'request_counts',
    condition: `"window" < (extract(epoch FROM $1::timestamptz - interval '1 hour') / 10)::bigint`,
  },
];
