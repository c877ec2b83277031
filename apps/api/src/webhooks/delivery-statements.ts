import { type Statement, statement } from '../platform/database.js';

/**
 * Planned each time that it is run. The queue is empty at one moment and a hundred thousand long at the next: a plan that
 * was made and kept while it was empty reads it from end to end for each row. Many rows share the cost.
 */
export const plannedAnew = (text: string): Statement => statement('', text);

/**
 * What a crash of the database could take back, since nobody waits for the disk: it would be done again, under the same
 * ids. What came of deliveries is waited for.
 */
export const hasty = `set_config('synchronous_commit', 'off', true)`;

/** Who sends again what had ended keeps out those who fan out and finish, so that one of them sees what is first of its resource. */
const gate = `hashtext('firstday.webhooks.order')`;
export const lead = statement(
  'webhooks.lead',
  `SELECT pg_try_advisory_xact_lock(hashtext('firstday.webhooks.fan_out')) AS leads, ${hasty},
          -- The events are read in the order of their index and no further, however many wait.
          set_config('enable_bitmapscan', 'off', true)`,
);
export const closeGate = statement('webhooks.closeGate', `SELECT pg_advisory_xact_lock(${gate})`);
export const passGate = statement('webhooks.passGate', `SELECT pg_advisory_xact_lock_shared(${gate})`);

/**
 * A delivery is due at once where it is the first of its resource. What is ahead of it is locked: whoever is ending that
 * one has either done so, and it is not ahead any more, or looks for what follows after this is committed, and finds it.
 * The locks are taken in the order in which results are kept.
 */
export const fanOut = plannedAnew(
  `WITH batch AS (
     SELECT id, account_id, kind, resource_id, position, created_at FROM events
      WHERE fanned_out_at IS NULL ORDER BY position LIMIT $1
   ), marked AS (
     UPDATE events SET fanned_out_at = now() FROM batch WHERE events.id = batch.id RETURNING 1
   ), wanted AS (
     SELECT webhook.id AS webhook_id, batch.*,
            row_number() OVER (PARTITION BY webhook.id, batch.resource_id ORDER BY batch.position) AS nth
       FROM batch JOIN webhooks webhook
         ON webhook.account_id = batch.account_id AND webhook.disabled_at IS NULL
        AND webhook.active_after < batch.position
        AND (webhook.subscribed_events = '{}' OR batch.kind = ANY(webhook.subscribed_events))
   ), ahead AS MATERIALIZED (
     SELECT first.webhook_id, first.resource_id
       FROM (SELECT webhook_id, resource_id FROM wanted WHERE nth = 1
              ORDER BY webhook_id, resource_id COLLATE "C") own
      CROSS JOIN LATERAL (
        SELECT webhook_id, resource_id FROM webhook_deliveries earlier
         WHERE earlier.webhook_id = own.webhook_id AND earlier.resource_id = own.resource_id
           AND earlier.status = 'pending'
         ORDER BY earlier.resource_id, earlier.position LIMIT 1 FOR SHARE) first
   ), made AS (
     INSERT INTO webhook_deliveries (webhook_id, event_id, account_id, kind, resource_id, position, run_at, created_at)
     SELECT wanted.webhook_id, wanted.id, account_id, kind, wanted.resource_id, position,
            CASE WHEN nth = 1 AND ahead.webhook_id IS NULL THEN now() END, now()
       FROM wanted LEFT JOIN ahead
         ON ahead.webhook_id = wanted.webhook_id AND ahead.resource_id = wanted.resource_id
     RETURNING 1
   ) SELECT (SELECT count(*) FROM marked)::int AS events, (SELECT count(*) FROM made)::int AS deliveries`,
);

/**
 * Said so that no index of what is pending is taken for the way to a delivery whose key is known: while nobody has
 * counted the rows, all ways look equally short.
 */
const isPending = `delivery.status || '' = 'pending'`;

/**
 * What came of deliveries, many at once; those that were claimed anew meanwhile are left to who claimed them. They are
 * found by their key: the lease is compared in a way that no index serves, since a claim's deliveries share one.
 */
export const finish = plannedAnew(
  `UPDATE webhook_deliveries delivery
      SET status = result.status, run_at = now() + make_interval(secs => result.next_in_seconds),
          finished_at = CASE WHEN result.status = 'pending' THEN NULL ELSE now() END
     FROM unnest($1::text[], $2::text[], $3::timestamptz[], $4::text[], $5::float8[])
          AS result(webhook_id, event_id, claimed_until, status, next_in_seconds)
    WHERE delivery.webhook_id = result.webhook_id AND delivery.event_id = result.event_id
      AND delivery.run_at IS NOT DISTINCT FROM result.claimed_until AND ${isPending}
   RETURNING delivery.webhook_id, delivery.resource_id, delivery.status`,
);
/**
 * What waited for deliveries that have ended becomes due. A statement of its own: it sees what was written while those
 * were still locked. In the order of the index of what is pending, since any other would be read from end to end.
 */
export const follow = plannedAnew(
  `UPDATE webhook_deliveries following SET run_at = now()
     FROM unnest($1::text[], $2::text[]) AS ended(webhook_id, resource_id)
     CROSS JOIN LATERAL (
       SELECT candidate.webhook_id, candidate.event_id FROM webhook_deliveries candidate
        WHERE candidate.webhook_id = ended.webhook_id AND candidate.resource_id = ended.resource_id
          AND candidate.status = 'pending'
        ORDER BY candidate.resource_id, candidate.position LIMIT 1) next
    WHERE following.webhook_id = next.webhook_id AND following.event_id = next.event_id AND following.run_at IS NULL`,
);
export const keepAttempts = statement(
  'webhooks.keepAttempts',
  `INSERT INTO webhook_attempts
     (webhook_id, event_id, number, account_id, at, url, request_headers, status, answer, duration_ms, error)
   SELECT * FROM unnest($1::text[], $2::text[], $3::int[], $4::text[], $5::timestamptz[], $6::text[], $7::jsonb[],
                        $8::int[], $9::text[], $10::int[], $11::text[])
   ON CONFLICT DO NOTHING`,
);
/**
 * A webhook that answers is well; one that has failed for five days, or is gone, is sent nothing any more. What changes
 * nothing but the fraction of a second is not written, lest workers that send to the same wait for each other.
 */
export const keepHealth = statement(
  'webhooks.keepHealth',
  `UPDATE webhooks SET
     last_used_at = COALESCE(r.succeeded_at, last_used_at),
     failing_since = CASE WHEN r.succeeded_at IS NOT NULL THEN NULL ELSE COALESCE(failing_since, r.failed_at) END,
     disabled_at = CASE WHEN r.succeeded_at IS NULL AND (r.is_gone OR failing_since <= r.failed_at - interval '5 days')
                        THEN r.failed_at ELSE disabled_at END,
     disabled_reason = CASE WHEN r.succeeded_at IS NOT NULL THEN disabled_reason WHEN r.is_gone THEN 'gone'
                            WHEN failing_since <= r.failed_at - interval '5 days' THEN 'failing_for_five_days'
                            ELSE disabled_reason END
    FROM unnest($1::text[], $2::timestamptz[], $3::timestamptz[], $4::boolean[])
         AS r(webhook_id, succeeded_at, failed_at, is_gone)
   WHERE webhooks.id = r.webhook_id AND webhooks.disabled_at IS NULL
     AND CASE WHEN r.succeeded_at IS NOT NULL
              THEN failing_since IS NOT NULL OR COALESCE(last_used_at < r.succeeded_at - interval '1 second', TRUE)
              ELSE failing_since IS NULL OR r.is_gone OR failing_since <= r.failed_at - interval '5 days' END
   RETURNING webhooks.id, webhooks.disabled_at, webhooks.disabled_reason`,
);
export const giveBack = plannedAnew(
  `UPDATE webhook_deliveries delivery SET run_at = now(), attempts = attempts - 1
     FROM unnest($1::text[], $2::text[], $3::timestamptz[]) AS held(webhook_id, event_id, claimed_until)
    WHERE delivery.webhook_id = held.webhook_id AND delivery.event_id = held.event_id
      AND delivery.run_at IS NOT DISTINCT FROM held.claimed_until AND ${isPending}`,
);
export const giveUpAll = plannedAnew(
  `UPDATE webhook_deliveries SET status = 'failed', run_at = NULL, finished_at = now()
    WHERE webhook_id = ANY($1) AND status = 'pending'`,
);
/**
 * What is due, and since when. A receiver that does not answer is no fault of the workers: what waits for it counts as
 * due, and not as late.
 */
export const backlog = plannedAnew(
  `SELECT (SELECT count(*) FROM webhook_deliveries WHERE status = 'pending' AND run_at <= now())::int
          + (SELECT count(*) FROM events WHERE fanned_out_at IS NULL)::int AS depth,
          GREATEST(0, EXTRACT(EPOCH FROM now() - LEAST(
            (SELECT min(first.run_at) FROM webhooks CROSS JOIN LATERAL (
               SELECT run_at FROM webhook_deliveries
                WHERE webhook_id = webhooks.id AND status = 'pending' AND run_at IS NOT NULL ORDER BY run_at LIMIT 1) first
              WHERE disabled_at IS NULL AND failing_since IS NULL),
            (SELECT min(created_at) FROM events WHERE fanned_out_at IS NULL))))::float AS age_seconds`,
);
