/** SQL over a row of `events`: what deliveries say of it. */
export const eventDeliveriesSql = {
  /** Whether a delivery to a webhook that there is still names it. */
  isKept: `EXISTS (SELECT 1 FROM webhook_deliveries
     WHERE webhook_id = ANY (ARRAY(SELECT id FROM webhooks WHERE account_id = events.account_id))
       AND event_id = events.id)`,
  /** Whether it is still to be delivered to a webhook of the account `$1`. */
  isPending: `EXISTS (SELECT 1 FROM webhook_deliveries
     WHERE webhook_id = ANY (ARRAY(SELECT id FROM webhooks WHERE account_id = $1 AND disabled_at IS NULL))
       AND event_id = events.id AND status = 'pending')`,
  /** Ids of all webhooks, former ones too: found by leaping from one to the next in the key of their deliveries. */
  everyWebhook: `WITH RECURSIVE leap AS (
      SELECT min(webhook_id) AS id FROM webhook_deliveries
      UNION ALL
      SELECT (SELECT min(webhook_id) FROM webhook_deliveries WHERE webhook_id > leap.id) FROM leap WHERE leap.id IS NOT NULL
    ) SELECT id FROM leap WHERE id IS NOT NULL`,
};
