import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { Database, statement } from '../../database/index.js';
import { isEmploymentOver } from '../../placements/index.js';
import { legalHoldSql } from './legal-hold-sql.js';
import { LegalHoldsStore } from './legal-holds.store.js';
import type { TaskEntity } from '../task.entity.js';

const batchSize = 200;

const scheduled = statement(
  'retention.scheduled',
  `SELECT id, account_id FROM tasks
    WHERE deleted_at IS NULL AND deletion_scheduled_at <= $1 AND id > $2
      AND (deletion_allowed_at IS NULL OR deletion_allowed_at <= $1)
    ORDER BY id LIMIT ${batchSize}`,
);
/** Employees of forms whose dates earlier versions did not compute: no legal date, or no day to go though the employment has an end. */
const unscheduled = statement(
  'retention.unscheduled',
  `SELECT DISTINCT employee_id AS id, account_id FROM tasks
    WHERE employee_id > $1
      AND (retained_until IS NULL AND retention_waits_for IS NULL AND purged_at IS NULL
           OR deleted_at IS NULL AND completed_at IS NOT NULL AND deletion_scheduled_at IS NULL
              AND NOT is_deletion_given AND ${isEmploymentOver('tasks')})
    ORDER BY employee_id LIMIT ${batchSize}`,
);
/** Those that the law keeps are looked at again with each sweep: the end of an employment may have become known. */
const withdrawn = statement(
  'retention.withdrawn',
  `SELECT * FROM tasks
    WHERE deleted_at IS NOT NULL AND purged_at IS NULL AND id > $2
      AND (deletion_allowed_at IS NULL OR deletion_allowed_at <= $1)
    ORDER BY id LIMIT ${batchSize}`,
);
const purge = statement(
  'retention.purge',
  `UPDATE tasks SET purged_at = $3, sealed_answers = NULL, sent_back = '{}', correction_requested_at = NULL,
          sealed_correction = NULL, outcome = NULL, fact_hashes = NULL
    WHERE id = $1 AND account_id = $2`,
);
/** Whether it is still due, and with nobody else at this moment; nobody changes it until the transaction ends. */
const takeScheduled = statement(
  'retention.takeScheduled',
  `SELECT 1 FROM tasks
    WHERE id = $1 AND account_id = $2 AND deleted_at IS NULL AND deletion_scheduled_at <= $3
      AND (deletion_allowed_at IS NULL OR deletion_allowed_at <= $3)
    FOR UPDATE SKIP LOCKED`,
);
const takeWithdrawn = statement(
  'retention.takeWithdrawn',
  `SELECT * FROM tasks
    WHERE id = $1 AND account_id = $2 AND deleted_at IS NOT NULL AND purged_at IS NULL
      AND (deletion_allowed_at IS NULL OR deletion_allowed_at <= $3)
      AND NOT ${legalHoldSql.isTaskHeld}
    FOR UPDATE SKIP LOCKED`,
);
const forgetFiles = statement(
  'retention.forgetFiles',
  `UPDATE files SET name = '', deleted_at = coalesce(deleted_at, $3) WHERE task_id = $1 AND account_id = $2 RETURNING key`,
);
const documents = statement(
  'retention.documents',
  `SELECT pdf_key, certificate_key FROM documents WHERE task_id = $1 AND account_id = $2`,
);
const forgetDrawings = statement(
  'retention.forgetDrawings',
  `UPDATE signatures SET sealed_image = NULL, void_reason = NULL
    WHERE task_id = $1 AND account_id = $2 AND (sealed_image IS NOT NULL OR void_reason IS NOT NULL)`,
);
const forgetVersions = statement(
  'retention.forgetVersions',
  `UPDATE task_versions SET sealed_content = NULL WHERE task_id = $1 AND account_id = $2 AND sealed_content IS NOT NULL`,
);
const removeDeadlines = statement(
  'retention.removeDeadlines',
  `DELETE FROM compliance_deadlines WHERE task_id = $1 AND account_id = $2`,
);
/** What they gave of themselves goes with the task. That there was somebody, and what they did, stays. */
const forgetRepresentatives = statement(
  'retention.forgetRepresentatives',
  `UPDATE representatives SET name = '', email = NULL, phone = NULL, title = NULL, code_hash = ''
    WHERE task_id = $1 AND account_id = $2`,
);
export interface DueRecord {
  readonly id: string;
  readonly account_id: string;
}
type Withdrawn = TaskEntity & Record<string, unknown>;

/** What is due to be withdrawn or destroyed, over all accounts. */
@Injectable()
export class RetentionStore {
  constructor(
    private readonly database: Database,
    private readonly holds: LegalHoldsStore,
  ) {}

  listScheduled(now: Date, afterId: string): Promise<DueRecord[]> {
    return this.database.run<DueRecord & Record<string, unknown>>(scheduled, [now, afterId]);
  }

  /** Employees, by their ids. */
  listUnscheduled(afterId: string): Promise<DueRecord[]> {
    return this.database.run<DueRecord & Record<string, unknown>>(unscheduled, [afterId]);
  }

  listWithdrawn(now: Date, afterId: string): Promise<Withdrawn[]> {
    return this.database.run<Withdrawn>(withdrawn, [now, afterId]);
  }

  /** Takes a task to be withdrawn for this transaction, unless another worker has it or had it. */
  async claimScheduled(ctx: Context, taskId: string): Promise<boolean> {
    return (await ctx.db.run(takeScheduled, [taskId, ctx.account.id, ctx.now])).length > 0;
  }

  /** Takes a withdrawn task to be destroyed for this transaction, unless another worker has it or had it, or it is held. */
  async claimWithdrawn(ctx: Context, taskId: string): Promise<TaskEntity | undefined> {
    await this.holds.lockToDestroy(ctx);
    return (await ctx.db.run<Withdrawn>(takeWithdrawn, [taskId, ctx.account.id, ctx.now]))[0];
  }

  /** Forgets what the task held, and says under which keys its contents are stored. Hashes and the audit trail stay. */
  async purge(ctx: Context, taskId: string): Promise<string[]> {
    const named = [taskId, ctx.account.id];
    await ctx.db.run(purge, [...named, ctx.now]);
    await ctx.db.run(forgetDrawings, named);
    await ctx.db.run(forgetVersions, named);
    await ctx.db.run(removeDeadlines, named);
    await ctx.db.run(forgetRepresentatives, named);
    const files = await ctx.db.run<{ key: string }>(forgetFiles, [...named, ctx.now]);
    const made = await ctx.db.run<{ pdf_key: string; certificate_key: string }>(documents, named);
    return [
      ...files.map(({ key }) => key),
      ...made.flatMap((document) => [document.pdf_key, document.certificate_key]),
    ];
  }
}
