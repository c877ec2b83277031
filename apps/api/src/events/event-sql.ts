/** SQL of events and of the queue of those whose deliveries are still to be written, for statements of other rooms. */
export const eventSql = {
  /** Joins the event of a row that has its id as `event_id`. */
  join: 'JOIN events event ON event.id = event_id',
  /** Takes the oldest events off the queue. */
  takeQueued: (limit: `$${number}`): string =>
    `DELETE FROM event_queue WHERE position = ANY (ARRAY(SELECT position FROM event_queue ORDER BY position LIMIT ${limit}))
     RETURNING *`,
  /** Over a row of `events`: whether its deliveries are still to be written. */
  isQueued: 'EXISTS (SELECT 1 FROM event_queue WHERE event_queue.position = events.position)',
  countQueued: 'SELECT count(*) FROM event_queue',
  oldestQueuedAt: `SELECT created_at FROM event_queue JOIN events ON id = event_id
                    ORDER BY event_queue.position LIMIT 1`,
  /**
   * The number below which no transaction of this database is on its way: asked before the events are, so that one that
   * ends in between is seen. Sessions show 32 bits of it; one above the snapshot's end began later.
   */
  settledEnd: `WITH snapshot AS (SELECT pg_snapshot_xmax(pg_current_snapshot())::text::bigint AS xmax),
        running AS (SELECT (xmax - backend_xid::text::bigint) & 4294967295 AS age
                      FROM pg_stat_activity, snapshot
                     WHERE datname = current_database() AND backend_xid IS NOT NULL)
   SELECT xmax - coalesce((SELECT max(age) FROM running WHERE age < 2147483648), 0) AS settled_end FROM snapshot`,
  /** Whether anything happened in an account after a place in the order of its events, and before another transaction. */
  hasNewer: (account: string, place: string, before: string): string =>
    `EXISTS (SELECT FROM events WHERE events.account_id = ${account} AND (events.xid, events.position) > ${place} AND events.xid < ${before})`,
};
