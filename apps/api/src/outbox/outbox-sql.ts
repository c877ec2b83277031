import { leaseUntil, unprepared } from '../background/index.js';
import { statement } from '../database/index.js';

const isDue = `status = 'queued' AND run_at <= now()`;

/**
 * `$1` how many, `$2` how many of one domain, `$3` domains that have no place, `$4` the seconds of the lease. Whoever takes
 * one moves it on by the lease: it is on record, and waited for, that it is tried before it is. Other workers pass over
 * what is being taken.
 */
const claim = unprepared(
  `UPDATE messages SET run_at = ${leaseUntil('$4')}, attempts = attempts + 1
    WHERE id IN (
      SELECT message.id FROM messages message
        JOIN (SELECT id, row_number() OVER (PARTITION BY domain ORDER BY run_at, id) AS nth
                FROM (SELECT id, domain, run_at FROM messages WHERE ${isDue} AND domain <> ALL ($3::text[])
                       ORDER BY run_at LIMIT 1000) due) ranked ON ranked.id = message.id AND ranked.nth <= $2
       WHERE message.status = 'queued' AND message.run_at <= now()
       ORDER BY message.run_at, message.id LIMIT $1 FOR UPDATE OF message SKIP LOCKED)
   RETURNING *, (SELECT mode FROM message_settings settings WHERE settings.account_id = messages.account_id) AS mode,
     (SELECT sender_name FROM message_settings settings WHERE settings.account_id = messages.account_id) AS sender_name`,
);
/**
 * `$1` the message, `$2` what became of it, `$3` why, `$4` when it is tried again, `$5` tries that count. What was sent is so whoever
 * holds it by now; anything else is said by whoever took it last (`$6`).
 */
const finish = statement(
  'messages.finish',
  `UPDATE messages SET status = $2, reason = $3, attempts = attempts - $5::int,
     run_at = CASE WHEN $2 = 'queued' THEN now() + make_interval(secs => $4::float) END,
     sent_at = CASE WHEN $2 = 'sent' THEN now() END,
     finished_at = CASE WHEN $2 <> 'queued' THEN now() END,
     sealed_content = CASE WHEN $2 = 'queued' THEN sealed_content END
    WHERE id = $1 AND status = 'queued' AND ($2 = 'sent' OR run_at IS NOT DISTINCT FROM $6::timestamptz)
    RETURNING id`,
);
const queueStats = unprepared(
  `SELECT count(*)::int AS depth, GREATEST(0, EXTRACT(EPOCH FROM now() - min(run_at)))::float AS age_seconds
     FROM messages WHERE ${isDue}`,
);
/** What waits is not sent any more: `$2` why, `$3` of one address, or of any. */
const suppressQueued = statement(
  'messages.suppressQueued',
  `UPDATE messages SET status = 'suppressed', reason = $2, run_at = NULL, finished_at = now(), sealed_content = NULL
    WHERE account_id = $1 AND status = 'queued' AND ($3::text IS NULL OR address_hash = $3)`,
);
/** Requests of one employee wait for each other, so that they are counted one after the other. */
const lockRequests = statement(
  'messages.lockRequests',
  `SELECT pg_advisory_xact_lock(hashtextextended($1 || $2, 7003))`,
);
/** Those that the holder of a link asked for, of `$2` since `$3`. */
const countRequested = statement(
  'messages.countRequested',
  `SELECT count(*)::int AS count FROM messages
    WHERE account_id = $1 AND employee_id = $2 AND created_at > $3 AND dedupe_key LIKE 'request %'`,
);

/**
 * `$2` how many are looked at. One that has a reason and no try that counts was put off by the server, for all of them: it
 * refuses the sender or the password, or does not answer.
 */
const countWaiting = unprepared(
  `SELECT count(*)::int AS waiting, count(*) FILTER (WHERE reason IS NOT NULL AND attempts = 0)::int AS refused_by_server,
          min(created_at) AS since, coalesce(bool_or(run_at < now() - interval '300 seconds'), FALSE) AS is_late
     FROM (SELECT reason, attempts, created_at, run_at FROM messages
            WHERE account_id = $1 AND status = 'queued' LIMIT $2) waiting`,
);

export const outboxSql = {
  claim,
  countRequested,
  countWaiting,
  lockRequests,
  finish,
  queueStats,
  suppressQueued,
};
