/** The webhooks of account `$1`, with who created them. */
export const createdWebhooksSql =
  "SELECT 'webhook' AS type, id, url AS name, created_at, created_by_id FROM webhooks WHERE account_id = $1";
