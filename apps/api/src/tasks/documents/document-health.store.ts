import { mostCounted } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { hashedStatement } from '../../database/index.js';
import { type BindValue, recordScope } from '../../identity/index.js';

/** The first failure is tried again within seconds; one that was changed meanwhile is no failure. An index is of these words. */
const isFailing = `last_error IS NOT NULL AND last_error <> 'changed' AND attempts >= 2`;

/** A document that could not be made. */
export interface FailedDocumentRow extends Record<string, unknown> {
  readonly id: string;
  readonly form_id: string;
  readonly employee_id: string;
  readonly employer_id: string | null;
  readonly since: Date;
}

interface WaitingDocuments extends Record<string, unknown> {
  readonly count: number;
  readonly since: Date | null;
  readonly is_late: boolean;
}

/** The documents of an account that are still to be made, of the tasks that the caller sees. */
@Injectable()
export class DocumentHealthStore {
  /** The oldest first, and one more than is counted at most. */
  listFailing(ctx: Context): Promise<FailedDocumentRow[]> {
    const { values, from } = jobsOf(ctx);
    const text = `SELECT tasks.id, tasks.form_id, tasks.employee_id, tasks.employer_id, job.created_at AS since
      ${from} AND ${isFailing} ORDER BY job.created_at LIMIT ${mostCounted + 1}`;
    return ctx.db.run<FailedDocumentRow>(hashedStatement('documents.failing', text), values);
  }

  async findWaiting(ctx: Context): Promise<WaitingDocuments> {
    const { values, from } = jobsOf(ctx);
    const text = `SELECT count(*)::int AS count, min(created_at) AS since,
             coalesce(bool_or(run_at < now() - interval '60 seconds'), FALSE) AS is_late
        FROM (SELECT job.created_at, job.run_at ${from} AND (${isFailing}) IS NOT TRUE
               ORDER BY job.created_at LIMIT ${mostCounted + 1}) AS waiting`;
    const [found] = await ctx.db.run<WaitingDocuments>(hashedStatement('documents.waiting', text), values);
    return found ?? { count: 0, since: null, is_late: false };
  }
}

function jobsOf(ctx: Context) {
  const values: unknown[] = [ctx.account.id];
  const mark: BindValue = (value) => `$${values.push(value)}`;
  const scope = recordScope(ctx.actor, 'tasks', mark) ?? 'TRUE';
  const from = `FROM document_jobs AS job JOIN tasks ON tasks.id = job.task_id
     WHERE job.account_id = $1 AND tasks.account_id = $1 AND tasks.deleted_at IS NULL AND ${scope}`;
  return { values, from };
}
