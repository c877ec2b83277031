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
};
