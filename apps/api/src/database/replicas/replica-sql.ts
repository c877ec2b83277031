import { sharedStatement, statement } from '../database.js';

/**
 * How far the primary has written, and in which timeline. What was committed is flushed; where commits wait for no disk, it is only
 * inserted.
 */
const primaryPosition = sharedStatement(
  'replicas.primary',
  `SELECT (CASE current_setting('synchronous_commit') WHEN 'off' THEN pg_current_wal_insert_lsn()
            ELSE pg_current_wal_flush_lsn() END - '0/0'::pg_lsn)::text AS position,
     ('x' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8))::bit(32)::int AS timeline`,
);

/** Which cluster the primary is: its replicas have the same number. */
const primarySystem = statement(
  'replicas.system',
  'SELECT system_identifier::text AS system FROM pg_control_system()',
);

/**
 * How far a replica has replayed. Its timeline is the latest that it is known to follow: its own files learn of a promotion with the
 * next pages that are written, its receiver at once, where we may see that.
 */
const replicaPosition = `
  SELECT pg_is_in_recovery() AS is_standby,
         coalesce(pg_last_wal_replay_lsn() - '0/0'::pg_lsn, 0)::text AS position,
         greatest((SELECT timeline_id FROM pg_control_checkpoint()),
                  (SELECT min_recovery_end_timeline FROM pg_control_recovery()),
                  (SELECT received_tli FROM pg_stat_wal_receiver)) AS timeline,
         (SELECT system_identifier::text FROM pg_control_system()) AS system`;

/** What servers say of their positions in the write-ahead log. */
export const replicaSql = { primaryPosition, primarySystem, replicaPosition };
