import { EventEmitter } from 'node:events';
import { Injectable } from '@nestjs/common';
import type { Backlog } from '../../observability/index.js';
import type { Context, Queries } from '../../context/index.js';
import { statement } from '../../database/index.js';
import type { DocumentJobEntity } from './document-job.entity.js';

const leaseSeconds = 120;
/** Seconds until the next try; after the last they stay with it: what was mended is not to wait for an hour. */
const backoff = [2, 10, 30, 120, 300, 600];

const enqueue = statement(
  'documents.enqueue',
  `INSERT INTO document_jobs (task_id, account_id, run_at, created_at) VALUES ($1, $2, greatest(now(), $3::timestamptz), now())
   ON CONFLICT (task_id) DO UPDATE SET run_at = EXCLUDED.run_at, attempts = 0`,
);
const retry = statement(
  'documents.retry',
  `UPDATE document_jobs SET run_at = now(), attempts = 0, last_error = NULL WHERE task_id = $1 AND account_id = $2 RETURNING task_id`,
);
/**
 * Takes one that is due and moves it on by the lease: no other worker takes it, and it returns if this one dies.
 * Of the accounts in $1 or, where $2 is false, of all others. In milliseconds, so that the time identifies the claim: JavaScript's
 * dates have no more.
 */
const claim = statement(
  'documents.claim',
  `UPDATE document_jobs SET run_at = date_trunc('milliseconds', now()) + interval '${leaseSeconds} seconds', attempts = attempts + 1
    WHERE task_id = (SELECT task_id FROM document_jobs WHERE run_at <= now() AND (account_id = ANY($1)) = $2
                      ORDER BY run_at LIMIT 1 FOR UPDATE SKIP LOCKED)
   RETURNING *`,
);
const finish = statement('documents.finish', `DELETE FROM document_jobs WHERE task_id = $1 AND run_at = $2`);
const releaseJob = statement(
  'documents.giveBack',
  `UPDATE document_jobs SET run_at = now(), attempts = attempts - 1 WHERE task_id = $1 AND run_at = $2`,
);
const backlog = statement(
  'documents.backlog',
  `SELECT count(*)::int AS depth, coalesce(extract(epoch FROM now() - min(run_at)), 0)::float8 AS "ageSeconds"
     FROM document_jobs WHERE run_at <= now()`,
);
const rescheduleJob = statement(
  'documents.postpone',
  `UPDATE document_jobs SET run_at = now() + make_interval(secs => $2), last_error = $3 WHERE task_id = $1 AND run_at = $4`,
);

export type DocumentJob = Pick<DocumentJobEntity, 'task_id' | 'account_id' | 'attempts' | 'run_at'>;

/** Whose documents a worker makes next, by the ids of accounts. */
export type ClaimedAccounts = { readonly only: readonly string[] } | { readonly except: readonly string[] };

/** Documents to be made: a queue in the database, written in the transaction that needs the document. */
@Injectable()
export class DocumentQueue {
  /** Tells this process's worker to look soon; workers elsewhere look of their own accord. */
  readonly arrivals = new EventEmitter();

  /** @param from not before then */
  async enqueue(ctx: Context, taskId: string, from: Date | null = null): Promise<void> {
    await ctx.db.run(enqueue, [taskId, ctx.account.id, from]);
    this.arrivals.emit('arrived');
  }

  /** At once, as if it had never failed. @returns whether it waits to be made */
  async retry(ctx: Context, taskId: string): Promise<boolean> {
    const found = await ctx.db.run(retry, [taskId, ctx.account.id]);
    this.arrivals.emit('arrived');
    return found.length > 0;
  }

  async claim(db: Queries, whose: ClaimedAccounts = { except: [] }): Promise<DocumentJob | undefined> {
    const given = 'only' in whose ? [whose.only, true] : [whose.except, false];
    return (await db.run<DocumentJob & Record<string, unknown>>(claim, given))[0];
  }

  /** Unless it was ordered anew meanwhile. */
  async finish(db: Queries, job: DocumentJob): Promise<void> {
    await db.run(finish, [job.task_id, job.run_at]);
  }

  /** For another worker to take it at once: this one was stopped in the middle. */
  async release(db: Queries, job: DocumentJob): Promise<void> {
    await db.run(releaseJob, [job.task_id, job.run_at]);
  }

  async stats(db: Queries): Promise<Backlog> {
    const [due] = await db.run<{ depth: number; ageSeconds: number }>(backlog);
    return due ?? { depth: 0, ageSeconds: 0 };
  }

  /** @param error its kind only: a message could hold an answer */
  async reschedule(db: Queries, job: DocumentJob, error: string): Promise<void> {
    const seconds = backoff[Math.min(job.attempts, backoff.length) - 1] ?? backoff[0];
    await db.run(rescheduleJob, [job.task_id, seconds, error, job.run_at]);
  }
}
