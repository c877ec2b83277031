import { statement } from '../database/index.js';
import { eventSql } from '../events/index.js';
import { asyncCommit, leaseUntil, unprepared } from '../background/index.js';

/**
 * Before deliveries are claimed: the queue is read along its indexes, row by row in their order, whatever the planner
 * believes of it. It would else read all of a queue that was short when the database last looked, to sort it.
 */
export const readInOrder = statement(
  'webhooks.readInOrder',
  `SELECT set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true),
          set_config('enable_sort', 'off', true), set_config('enable_incremental_sort', 'off', true)`,
);

/**
 * Takes deliveries that are due, with what they say. The webhooks that have any are found by leaping
 * from one to the next in the index, and each gets its part of the places: what one of them has waiting, however much
 * and since whenever, is never read past on the way to another's. Each look is in the order of the index of what is due,
 * so that no other index will do as well.
 *
 * `$1` places; `$2` webhooks that are known, `$3` how many are held of each, `$4` the most of each while it is well; `$5`
 * most of another that has answered and does so still, `$6` of one that fails or has yet to answer; `$7` of how many that
 * fail may be among the claimed: which ones, where not all may, is left to chance. `$8` seconds of the lease.
 */
export const claimSql = unprepared(
  `WITH RECURSIVE leap AS (
     (SELECT webhook_id AS id FROM webhook_deliveries
       WHERE status = 'pending' AND run_at IS NOT NULL ORDER BY webhook_id, run_at LIMIT 1)
     UNION ALL
     SELECT (SELECT webhook_id FROM webhook_deliveries
              WHERE status = 'pending' AND run_at IS NOT NULL AND webhook_id > leap.id ORDER BY webhook_id, run_at LIMIT 1)
       FROM leap WHERE leap.id IS NOT NULL
   ), open AS (
     SELECT webhook.id, webhook.failing_since IS NOT NULL AS is_failing,
            CASE WHEN webhook.failing_since IS NULL AND webhook.last_used_at IS NOT NULL THEN COALESCE(held.most, $5::int) ELSE $6::int END
            - COALESCE(held.held, 0) AS room
       FROM leap JOIN webhooks webhook ON webhook.id = leap.id AND webhook.disabled_at IS NULL
       LEFT JOIN unnest($2::text[], $3::int[], $4::int[]) AS held(webhook_id, held, most) ON held.webhook_id = leap.id
   ), ready AS (
     SELECT id, is_failing, room, row_number() OVER (PARTITION BY is_failing ORDER BY random()) AS nth FROM open
      WHERE room > 0 AND (SELECT run_at FROM webhook_deliveries
                           WHERE webhook_id = open.id AND status = 'pending' AND run_at IS NOT NULL
                           ORDER BY run_at LIMIT 1) <= now()
   ), chosen AS (
     SELECT id, is_failing, LEAST(room, GREATEST(1, $1::int / count(*) OVER ())) AS share
       FROM ready WHERE NOT is_failing OR nth <= $7::int ORDER BY nth LIMIT $1::int
   ), taken AS (
     SELECT due.webhook_id, due.event_id, chosen.is_failing FROM chosen CROSS JOIN LATERAL (
       SELECT webhook_id, event_id FROM webhook_deliveries
        WHERE webhook_id = chosen.id AND status = 'pending' AND run_at <= now()
        ORDER BY run_at LIMIT chosen.share FOR UPDATE SKIP LOCKED) due
   ), claimed AS (
     UPDATE webhook_deliveries delivery
        SET run_at = ${leaseUntil('$8')}, attempts = attempts + 1, tries = tries + 1
       FROM taken WHERE delivery.webhook_id = taken.webhook_id AND delivery.event_id = taken.event_id
     RETURNING delivery.*, taken.is_failing
   )
   SELECT webhook_id, event_id, claimed.kind, claimed.resource_id, run_at, attempts, tries, is_failing,
          event.data::text AS data, event.created_at AS happened_at
     FROM (SELECT ${asyncCommit} OFFSET 0) settings CROSS JOIN claimed ${eventSql.join}`,
);
