import { EventEmitter } from 'node:events';
import { Injectable } from '@nestjs/common';
import type { Context } from '../platform/context.js';
import { type Queries, statement } from '../platform/database.js';
import type { DocumentJobEntity } from './job.entity.js';

const channel = 'firstday_documents';
const leaseSeconds = 120;
/** Seconds until the next try; after the last they stay with it. */
const backoff = [5, 30, 120, 600, 3600];

const enqueue = statement(
  'documents.enqueue',
  `INSERT INTO document_jobs (task_id, account_id, run_at, created_at) VALUES ($1, $2, $3, $3)
   ON CONFLICT (task_id) DO UPDATE SET run_at = EXCLUDED.run_at, attempts = 0`,
);
const notify = statement('documents.notify', `SELECT pg_notify('${channel}', $1)`);
/** Takes one that is due and moves it on by the lease: no other worker takes it, and it returns if this one dies. */
const claim = statement(
  'documents.claim',
  `UPDATE document_jobs SET run_at = now() + interval '${leaseSeconds} seconds', attempts = attempts + 1
    WHERE task_id = (SELECT task_id FROM document_jobs WHERE run_at <= now()
                      ORDER BY run_at LIMIT 1 FOR UPDATE SKIP LOCKED)
   RETURNING *`,
);
const finish = statement('documents.finish', `DELETE FROM document_jobs WHERE task_id = $1`);
const postpone = statement(
  'documents.postpone',
  `UPDATE document_jobs SET run_at = now() + make_interval(secs => $2), last_error = $3 WHERE task_id = $1`,
);

export type DocumentJob = Pick<DocumentJobEntity, 'task_id' | 'account_id' | 'attempts'>;

/** Documents to be made: a queue in the database, written in the transaction that needs the document. */
@Injectable()
export class DocumentQueue {
  /** Tells this process's worker at once; other processes look every few seconds. */
  readonly arrivals = new EventEmitter();

  async enqueue(ctx: Context, taskId: string): Promise<void> {
    await ctx.db.run(enqueue, [taskId, ctx.account.id, new Date()]);
    await ctx.db.run(notify, [taskId]);
    this.arrivals.emit('arrived');
  }

  async claim(db: Queries): Promise<DocumentJob | undefined> {
    return (await db.run<DocumentJob & Record<string, unknown>>(claim))[0];
  }

  async finish(db: Queries, taskId: string): Promise<void> {
    await db.run(finish, [taskId]);
  }

  /** @param error its name only: a message could hold an answer */
  async postpone(db: Queries, job: DocumentJob, error: string): Promise<void> {
    const seconds = backoff[Math.min(job.attempts, backoff.length) - 1] ?? backoff[0];
    await db.run(postpone, [job.task_id, seconds, error]);
  }
}
