import { statement } from '../database/index.js';
import { eventSql } from '../events/index.js';
import { accountSql } from '../identity/index.js';
import { unprepared } from '../background/index.js';

/** Where deliveries of webhooks go, and what signs them. */
const findEndpoints = statement(
  'webhooks.endpointsOf',
  `SELECT webhook.id, account_id, url, sealed_token, sealed_previous_token, previous_token_until, ${accountSql.isTest} AS is_test
     FROM webhooks webhook ${accountSql.join} WHERE webhook.id = ANY($1)`,
);
/**
 * Said so that no index of what is pending is taken for the way to a delivery whose key is known: while nobody has
 * counted the rows, all ways look equally short.
 */
const isPending = `delivery.status || '' = 'pending'`;
/**
 * What came of deliveries, many at once; those that were claimed anew meanwhile are left to who claimed them. They are
 * found by their key: the lease is compared in a way that no index serves, since a claim's deliveries share one.
 *
 * `$1` results, as JSON: its text is written and read as a whole, where arrays would be put together value by value.
 * Answers which of them were kept: their numbers, counted from one, with commas between.
 */
const finish = unprepared(
  `WITH finished AS (
     UPDATE webhook_deliveries delivery
        SET status = result.status, run_at = now() + make_interval(secs => result.next_in_seconds),
            finished_at = CASE WHEN result.status = 'pending' THEN NULL ELSE now() END,
            first_try = COALESCE(result.first_try, delivery.first_try)
       FROM ROWS FROM (json_to_recordset($1) AS (webhook_id text, event_id text, claimed_until timestamptz, status text,
                                                 next_in_seconds float8, first_try json))
            WITH ORDINALITY AS result(webhook_id, event_id, claimed_until, status, next_in_seconds, first_try, nth)
      WHERE delivery.webhook_id = result.webhook_id AND delivery.event_id = result.event_id
        AND delivery.run_at IS NOT DISTINCT FROM result.claimed_until AND ${isPending}
     RETURNING nth
   ) SELECT COALESCE(string_agg(nth::text, ','), '') AS kept FROM finished`,
);
/**
 * Those of some webhooks of which anything waits for what is ahead of it. A statement of its own: see `makeNextDue`, for
 * which it lets indexes be read in their order again.
 */
const webhooksWithWaiting = unprepared(
  `SELECT DISTINCT webhook_id FROM (SELECT set_config('enable_indexscan', 'on', true) OFFSET 0) settings
     CROSS JOIN webhook_deliveries WHERE webhook_id = ANY($1) AND status = 'pending' AND run_at IS NULL`,
);
/**
 * What waited for deliveries that have ended becomes due. A statement of its own: it sees what was written while those
 * were still locked. In the order of the index of what is pending, since any other would be read from end to end.
 */
const makeNextDue = unprepared(
  `UPDATE webhook_deliveries following SET run_at = now()
     FROM unnest($1::text[], $2::text[]) AS ended(webhook_id, resource_id)
     CROSS JOIN LATERAL (
       SELECT candidate.webhook_id, candidate.event_id FROM webhook_deliveries candidate
        WHERE candidate.webhook_id = ended.webhook_id AND candidate.resource_id = ended.resource_id
          AND candidate.status = 'pending'
        ORDER BY candidate.resource_id, candidate.position LIMIT 1) next
    WHERE following.webhook_id = next.webhook_id AND following.event_id = next.event_id AND following.run_at IS NULL
   RETURNING 1`,
);
/** `$1` tries, as JSON. */
const insertAttempts = statement(
  'webhooks.keepAttempts',
  `INSERT INTO webhook_attempts SELECT * FROM json_populate_recordset(NULL::webhook_attempts, $1) ON CONFLICT DO NOTHING`,
);
/**
 * A webhook that answers is well; one that has failed for five days, or is gone, is sent nothing any more. What changes
 * nothing but the fraction of a second is not written, lest workers that send to the same wait for each other.
 */
const updateHealth = statement(
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
   RETURNING webhooks.id, webhooks.account_id, webhooks.url, webhooks.disabled_at, webhooks.disabled_reason`,
);
const releaseClaims = unprepared(
  `UPDATE webhook_deliveries delivery SET run_at = now(), attempts = attempts - 1
     FROM unnest($1::text[], $2::text[], $3::timestamptz[]) AS held(webhook_id, event_id, claimed_until)
    WHERE delivery.webhook_id = held.webhook_id AND delivery.event_id = held.event_id
      AND delivery.run_at IS NOT DISTINCT FROM held.claimed_until AND ${isPending}`,
);
const failPending = unprepared(
  `UPDATE webhook_deliveries SET status = 'failed', run_at = NULL, finished_at = now()
    WHERE webhook_id = ANY($1) AND status = 'pending'`,
);
/**
 * What is due, and since when. A receiver that does not answer is no fault of the workers: what waits for it counts as
 * due, and not as late.
 */
const queueStats = unprepared(
  `SELECT (SELECT count(*) FROM webhook_deliveries WHERE status = 'pending' AND run_at <= now())::int
          + (${eventSql.countQueued})::int AS depth,
          GREATEST(0, EXTRACT(EPOCH FROM now() - LEAST(
            (SELECT min(first.run_at) FROM webhooks CROSS JOIN LATERAL (
               SELECT run_at FROM webhook_deliveries
                WHERE webhook_id = webhooks.id AND status = 'pending' AND run_at IS NOT NULL ORDER BY run_at LIMIT 1) first
              WHERE disabled_at IS NULL AND failing_since IS NULL),
            (${eventSql.oldestQueuedAt}))))::float AS age_seconds`,
);

export const deliverySql = {
  findEndpoints,
  finish,
  webhooksWithWaiting,
  makeNextDue,
  insertAttempts,
  updateHealth,
  releaseClaims,
  failPending,
  queueStats,
};
