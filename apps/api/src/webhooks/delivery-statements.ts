import { statement } from '../database/index.js';
import type { Statement } from '../context/index.js';

/**
 * Planned each time that it is run. The queue is empty at one moment and a hundred thousand long at the next: a plan that
 * was made and kept while it was empty reads it from end to end for each row. Many rows share the cost.
 */
export const unprepared = (text: string): Statement => statement('', text);

/**
 * What a crash of the database could take back, since nobody waits for the disk: it would be done again, under the same
 * ids. What came of deliveries is waited for.
 */
export const asyncCommit = `set_config('synchronous_commit', 'off', true)`;

/**
 * In milliseconds, so that the moment of the lease names the claim: JavaScript's dates have no more.
 * @param seconds the parameter that says how long it is
 */
export const leaseUntil = (seconds: `$${number}`): string =>
  `date_trunc('milliseconds', now()) + make_interval(secs => ${seconds}::int)`;

/** Who sends again what had ended keeps out those who fan out and finish, so that one of them sees what is first of its resource. */
const orderLock = `hashtext('firstday.webhooks.order')`;
/** `$1` seconds of the lease, which counts from the transaction's beginning: all that is taken in it has the same. */
export const tryLead = statement(
  'webhooks.lead',
  `SELECT pg_try_advisory_xact_lock(hashtext('firstday.webhooks.fan_out')) AS leads, ${leaseUntil('$1')} AS lease_until,
          ${asyncCommit},
          -- The queue is read in the order of its key and no further, however many wait.
          set_config('enable_bitmapscan', 'off', true)`,
);
export const lockOrder = statement('webhooks.closeGate', `SELECT pg_advisory_xact_lock(${orderLock})`);
export const shareOrderLock = statement(
  'webhooks.passGate',
  `SELECT pg_advisory_xact_lock_shared(${orderLock})`,
);
/** Before results are kept: what is found by its key is never read from end to end instead, whatever the planner believes. */
export const shareOrderLockByKeys = statement(
  'webhooks.passGateByKeys',
  `SELECT pg_advisory_xact_lock_shared(${orderLock}), set_config('enable_hashjoin', 'off', true),
          set_config('enable_mergejoin', 'off', true), set_config('enable_seqscan', 'off', true)`,
);

/**
 * Writes deliveries of events that were committed; as many as the worker has room for it takes at once, of webhooks that
 * are well, so that they need not be looked for. A delivery is due where it is the first of its resource. What is ahead of
 * it is locked: whoever is ending that one has either done so, and it is not ahead any more, or looks for what follows
 * after this is committed, and finds it. The locks are taken in the order in which results are kept. What an event says is
 * read for those alone that are taken, and not carried through all of this.
 *
 * `$1` events; `$2` places; `$3` webhooks that are known, `$4` how many are held of each, `$5` the most of each; `$6` most of
 * another; `$7` seconds of the lease.
 * Answers how many events and deliveries there were, in a row without a webhook, and a row for each delivery taken.
 */
export const fanOut = unprepared(
  `WITH batch AS MATERIALIZED (
     DELETE FROM event_queue WHERE position = ANY (ARRAY(SELECT position FROM event_queue ORDER BY position LIMIT $1))
     RETURNING *
   ), hooks AS MATERIALIZED (
     SELECT webhook.id AS webhook_id, account_id, active_after, subscribed_events,
            CASE WHEN failing_since IS NULL AND last_used_at IS NOT NULL
                 THEN COALESCE(own.most, $6::int) - COALESCE(own.held, 0) ELSE 0 END AS room
       FROM webhooks webhook LEFT JOIN unnest($3::text[], $4::int[], $5::int[]) AS own(id, held, most) USING (id)
      WHERE disabled_at IS NULL AND account_id = ANY (ARRAY(SELECT DISTINCT account_id FROM batch))
   ), wanted AS (
     SELECT webhook_id, room, batch.*,
            row_number() OVER (PARTITION BY webhook_id, resource_id ORDER BY position) AS nth
       FROM batch JOIN hooks USING (account_id)
      WHERE hooks.active_after < batch.position
        AND (hooks.subscribed_events = '{}' OR batch.kind = ANY(hooks.subscribed_events))
   ), placed AS (
     SELECT wanted.*, nth = 1 AND ahead.event_id IS NULL AS is_due
       FROM (SELECT * FROM wanted ORDER BY webhook_id, resource_id) wanted
       LEFT JOIN LATERAL (
         SELECT earlier.event_id FROM webhook_deliveries earlier
          WHERE wanted.nth = 1 AND earlier.webhook_id = wanted.webhook_id
            AND earlier.resource_id = wanted.resource_id AND earlier.status = 'pending'
          ORDER BY earlier.resource_id, earlier.position LIMIT 1 FOR SHARE) ahead ON TRUE
   ), due AS MATERIALIZED (
     SELECT placed.*,
            is_due AND row_number() OVER (PARTITION BY webhook_id, is_due ORDER BY position) <= room
            AND row_number() OVER (PARTITION BY is_due AND room > 0 ORDER BY position) <= $2::int AS is_taken
       FROM placed
   ), made AS (
     INSERT INTO webhook_deliveries
       (webhook_id, event_id, account_id, kind, resource_id, position, run_at, attempts, tries, created_at)
     SELECT webhook_id, event_id, account_id, kind, resource_id, position,
            CASE WHEN is_taken THEN ${leaseUntil('$7')} WHEN is_due THEN now() END, is_taken::int, is_taken::int, now()
       FROM due
     RETURNING 1
   )
   SELECT (SELECT count(*) FROM batch)::int AS events_count, (SELECT count(*) FROM made)::int AS deliveries_count,
          NULL AS webhook_id, NULL AS event_id, NULL AS kind, NULL AS resource_id, NULL AS data, NULL AS happened_at
    UNION ALL
   SELECT NULL, NULL, webhook_id, event_id, due.kind, due.resource_id, data::text, created_at
     FROM due JOIN events ON events.id = event_id WHERE is_taken`,
);
/** Where deliveries of webhooks go, and what signs them. */
export const findEndpoints = statement(
  'webhooks.endpointsOf',
  `SELECT webhook.id, account_id, url, sealed_token, sealed_previous_token, previous_token_until, mode = 'test' AS is_test
     FROM webhooks webhook JOIN accounts ON accounts.id = account_id WHERE webhook.id = ANY($1)`,
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
export const finish = unprepared(
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
/** Those of some webhooks of which anything waits for what is ahead of it. A statement of its own: see `follow`. */
export const webhooksWithWaiting = unprepared(
  `SELECT DISTINCT webhook_id FROM webhook_deliveries
    WHERE webhook_id = ANY($1) AND status = 'pending' AND run_at IS NULL`,
);
/**
 * What waited for deliveries that have ended becomes due. A statement of its own: it sees what was written while those
 * were still locked. In the order of the index of what is pending, since any other would be read from end to end.
 */
export const makeNextDue = unprepared(
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
export const insertAttempts = statement(
  'webhooks.keepAttempts',
  `INSERT INTO webhook_attempts SELECT * FROM json_populate_recordset(NULL::webhook_attempts, $1) ON CONFLICT DO NOTHING`,
);
/**
 * A webhook that answers is well; one that has failed for five days, or is gone, is sent nothing any more. What changes
 * nothing but the fraction of a second is not written, lest workers that send to the same wait for each other.
 */
export const updateHealth = statement(
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
export const releaseClaims = unprepared(
  `UPDATE webhook_deliveries delivery SET run_at = now(), attempts = attempts - 1
     FROM unnest($1::text[], $2::text[], $3::timestamptz[]) AS held(webhook_id, event_id, claimed_until)
    WHERE delivery.webhook_id = held.webhook_id AND delivery.event_id = held.event_id
      AND delivery.run_at IS NOT DISTINCT FROM held.claimed_until AND ${isPending}`,
);
export const failPending = unprepared(
  `UPDATE webhook_deliveries SET status = 'failed', run_at = NULL, finished_at = now()
    WHERE webhook_id = ANY($1) AND status = 'pending'`,
);
/**
 * What is due, and since when. A receiver that does not answer is no fault of the workers: what waits for it counts as
 * due, and not as late.
 */
export const queueStats = unprepared(
  `SELECT (SELECT count(*) FROM webhook_deliveries WHERE status = 'pending' AND run_at <= now())::int
          + (SELECT count(*) FROM event_queue)::int AS depth,
          GREATEST(0, EXTRACT(EPOCH FROM now() - LEAST(
            (SELECT min(first.run_at) FROM webhooks CROSS JOIN LATERAL (
               SELECT run_at FROM webhook_deliveries
                WHERE webhook_id = webhooks.id AND status = 'pending' AND run_at IS NOT NULL ORDER BY run_at LIMIT 1) first
              WHERE disabled_at IS NULL AND failing_since IS NULL),
            (SELECT created_at FROM event_queue JOIN events ON id = event_id
              ORDER BY event_queue.position LIMIT 1))))::float AS age_seconds`,
);
