/** SQL of every delivery attempt: the first is in the delivery's row, later ones have their own rows. */
export const everyTry = `(
  SELECT webhook_id, event_id, 1 AS number, (first_try ->> 'at')::timestamptz AS at,
         (first_try ->> 'duration_ms')::int AS duration_ms FROM webhook_deliveries WHERE first_try IS NOT NULL
  UNION ALL SELECT webhook_id, event_id, number, at, duration_ms FROM webhook_attempts) AS every_try`;
