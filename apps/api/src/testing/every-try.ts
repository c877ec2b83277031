/** SQL of every try to deliver: the first of each delivery is in its row, the others are rows of their own. */
export const everyTry = `(
  SELECT webhook_id, event_id, 1 AS number, (first_try ->> 'at')::timestamptz AS at,
         (first_try ->> 'duration_ms')::int AS duration_ms FROM webhook_deliveries WHERE first_try IS NOT NULL
  UNION ALL SELECT webhook_id, event_id, number, at, duration_ms FROM webhook_attempts) AS every_try`;
