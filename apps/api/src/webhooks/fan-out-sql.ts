import { statement } from '../database/index.js';
import { eventSql } from '../events/index.js';
import { asyncCommit, leaseUntil, unprepared } from '../background/index.js';

/** `$1` seconds of the lease, which counts from the transaction's beginning: all that is taken in it has the same. */
export const tryLead = statement(
  'webhooks.lead',
  `SELECT pg_try_advisory_xact_lock(hashtext('firstday.webhooks.fan_out')) AS leads, ${leaseUntil('$1')} AS lease_until,
          ${asyncCommit},
          -- The queue is read in the order of its key and no further, however many wait.
          set_config('enable_bitmapscan', 'off', true)`,
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
export const fanOutSql = unprepared(
  `WITH batch AS MATERIALIZED (
     ${eventSql.takeQueued('$1')}
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
     FROM due ${eventSql.join} WHERE is_taken`,
);
