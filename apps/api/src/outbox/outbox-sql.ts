import { leaseUntil, unprepared } from '../background/index.js';
import { statement } from '../database/index.js';
import type { OutboxMessageEntity } from './outbox-message.entity.js';

const isDue = `status = 'queued' AND run_at <= now()`;

/** Why a message with a link waits, or is not sent any more: the contact that it goes to was replaced. */
export const contactChanged = 'contact_changed';

const newColumns = [
  'id',
  'account_id',
  'is_test',
  'kind',
  'channel',
  'status',
  'employee_id',
  'placement_id',
  'task_id',
  'user_id',
  'representative_id',
  'link_id',
  'language',
  'dedupe_key',
  'address_hash',
  'domain',
  'sealed_recipient',
  'sealed_content',
  'smtp_message_id',
  'attempts',
  'run_at',
  'send_before',
  'reason',
  'created_at',
  'sent_at',
  'finished_at',
] as const satisfies readonly (keyof OutboxMessageEntity)[];

/** What whoever sends a message needs of it. */
export const claimedColumns = [
  'id',
  'account_id',
  'is_test',
  'kind',
  'channel',
  'language',
  'domain',
  'sealed_recipient',
  'sealed_content',
  'smtp_message_id',
  'attempts',
  'run_at',
  'send_before',
  'reason',
  'created_at',
] as const;

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
   RETURNING ${claimedColumns.join(', ')},
     (SELECT mode FROM message_settings settings WHERE settings.account_id = messages.account_id) AS mode,
     (SELECT sender_name FROM message_settings settings WHERE settings.account_id = messages.account_id) AS sender_name,
     (SELECT jsonb_build_object('subject', subject, 'body', body, 'sms', sms) FROM message_wordings wording
       WHERE wording.account_id = messages.account_id AND wording.kind = messages.kind
         AND wording.language = messages.language AND employer_id = '' AND is_used) AS wording,
     EXISTS (SELECT FROM message_wordings wording
       WHERE wording.account_id = messages.account_id AND wording.kind = messages.kind
         AND wording.language = messages.language AND employer_id <> '' AND is_used) AS is_worded_by_employers`,
);
/**
 * Of several messages, each in its place of every list: `$1` which, `$2` what became of it, `$3` why, `$4` when it is tried
 * again, `$5` tries that do not count. What was sent is so whoever holds it by now; anything else is said by whoever took it
 * last (`$6`). Whoever changes several waits for them in the order of their ids, so that no two wait for each other.
 */
const finish = statement(
  'messages.finish',
  `WITH held AS MATERIALIZED (SELECT id FROM messages WHERE id = ANY ($1::text[]) ORDER BY id FOR UPDATE)
   UPDATE messages SET status = ended.status, reason = ended.reason, attempts = attempts - ended.uncounted,
     run_at = CASE WHEN ended.status = 'queued' THEN now() + make_interval(secs => ended.seconds) END,
     sent_at = CASE WHEN ended.status = 'sent' THEN now() END,
     finished_at = CASE WHEN ended.status <> 'queued' THEN now() END,
     sealed_content = CASE WHEN ended.status = 'queued' THEN sealed_content END
    FROM unnest($1::text[], $2::text[], $3::text[], $4::float[], $5::int[], $6::timestamptz[])
      AS ended (id, status, reason, seconds, uncounted, taken_until)
    JOIN held ON held.id = ended.id
    WHERE messages.id = ended.id AND messages.status = 'queued'
      AND (ended.status = 'sent' OR messages.run_at IS NOT DISTINCT FROM ended.taken_until)
    RETURNING messages.id`,
);
const newNames = newColumns.join(', ');
/** Rows as JSON, in one statement for any number; those whose key is there are left out. */
const insert = statement(
  'messages.insert',
  `INSERT INTO messages (${newNames}) SELECT ${newNames} FROM jsonb_populate_recordset(NULL::messages, $1)
   ON CONFLICT DO NOTHING RETURNING id`,
);
/** The last message that carried a link and was sent. */
const findSentWithLink = statement(
  'messages.sentWithLink',
  `SELECT id, channel, sealed_recipient FROM messages
    WHERE account_id = $1 AND employee_id = $2 AND link_id = $3 AND sent_at IS NOT NULL ORDER BY id DESC LIMIT 1`,
);
const findOnce = statement(
  'messages.findOnce',
  `SELECT dedupe_key FROM messages WHERE account_id = $1 AND dedupe_key = ANY ($2::text[])`,
);
const queueStats = unprepared(
  `SELECT count(*)::int AS depth, GREATEST(0, EXTRACT(EPOCH FROM now() - min(run_at)))::float AS age_seconds
     FROM messages WHERE ${isDue}`,
);
/** What waits is not sent any more: `$2` why, `$3` of one address, or of any; but what is of the kinds `$4`. */
const suppressQueued = statement(
  'messages.suppressQueued',
  `UPDATE messages SET status = 'suppressed', reason = $2, run_at = NULL, finished_at = now(), sealed_content = NULL
    WHERE id IN (SELECT id FROM messages
      WHERE account_id = $1 AND status = 'queued' AND ($3::text IS NULL OR address_hash = $3)
        AND kind <> ALL ($4::text[]) ORDER BY id FOR UPDATE) AND status = 'queued'`,
);
/** To a number that answered STOP, by whatever account. */
const suppressQueuedTexts = statement(
  'messages.suppressQueuedTexts',
  `UPDATE messages SET status = 'suppressed', reason = 'address_suppressed', run_at = NULL, finished_at = now(),
     sealed_content = NULL
    WHERE id IN (SELECT id FROM messages
      WHERE address_hash = $1 AND status = 'queued' AND channel = 'sms' ORDER BY id FOR UPDATE) AND status = 'queued'`,
);
/** Whom an account wrote to at a number. */
const textedEmployees = statement(
  'messages.textedEmployees',
  `SELECT DISTINCT account_id, employee_id FROM messages
    WHERE address_hash = $1 AND channel = 'sms' AND employee_id IS NOT NULL LIMIT 1000`,
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
            WHERE account_id = $1 AND status = 'queued' AND reason IS DISTINCT FROM '${contactChanged}' LIMIT $2) waiting`,
);
/** Those of an employee that wait because of a change of `$3`, a channel, go out now. */
const release = statement(
  'messages.release',
  `UPDATE messages SET run_at = now(), reason = NULL
    WHERE id IN (SELECT id FROM messages
      WHERE account_id = $1 AND employee_id = $2 AND channel = $3 AND status = 'queued' AND reason = '${contactChanged}'
      ORDER BY id FOR UPDATE) AND status = 'queued'`,
);
/** Links of an employee that wait are not sent any more: they would go to a contact that was replaced. */
const suppressLinks = statement(
  'messages.suppressLinks',
  `UPDATE messages SET status = 'suppressed', reason = '${contactChanged}', run_at = NULL, finished_at = now(),
     sealed_content = NULL
    WHERE id IN (SELECT id FROM messages
      WHERE account_id = $1 AND employee_id = $2 AND channel = $3 AND status = 'queued' AND link_id IS NOT NULL
        AND representative_id IS NULL ORDER BY id FOR UPDATE) AND status = 'queued'`,
);

export const outboxSql = {
  claim,
  countRequested,
  countWaiting,
  lockRequests,
  findOnce,
  findSentWithLink,
  finish,
  insert,
  queueStats,
  release,
  suppressLinks,
  suppressQueued,
  suppressQueuedTexts,
  textedEmployees,
};
