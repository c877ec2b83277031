import type { OrderQuery, PageQuery } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context, InsertTarget } from '../context/index.js';
import { type Filter, type RowsWithTotal, statement, toCell } from '../database/index.js';
import { changedIndexFacts, changingIndexColumns } from './trail/form-index.js';
import { isInOrder, type ListPart, listRows, listRowsAfter, listRowsInOrder } from '../identity/index.js';
import { AuditTrail } from './signing/audit-trail.store.js';
import type { TaskEntity } from './task.entity.js';

const keyColumns = ['id', 'account_id'] as const;
const immutableColumns = [
  'form_id',
  'form_key',
  'edition',
  'employee_id',
  'employer_id',
  'client_id',
  'job_id',
  'placement_id',
  'renews_task_id',
  'fact_hashes',
  'created_at',
] as const;
const mutableColumns = [
  'is_segregated',
  'outcome',
  'next_action',
  'turn_section_id',
  'progress',
  'page_progress',
  'sealed_answers',
  'opened_section_ids',
  'sent_back',
  'correction_requested_at',
  'sealed_correction',
  'revision',
  'is_due_given',
  'due_at',
  'due_on',
  'expired_at',
  'expiry_told_of',
  'deletion_scheduled_at',
  'is_deletion_given',
  'deletion_allowed_at',
  'retained_until',
  'retention_waits_for',
  'completed_at',
  'confirmation_asked_at',
  'confirmed_signature_id',
  'held_until',
  'bank_hash',
  'is_being_corrected',
  'updated_at',
  'deleted_at',
  'withdrawal',
  'purged_at',
] as const;
type Column = (typeof keyColumns | typeof immutableColumns | typeof mutableColumns)[number];
const columns: readonly Column[] = [...keyColumns, ...immutableColumns, ...mutableColumns];

const whereActive = 'id = $1 AND account_id = $2 AND deleted_at IS NULL';
const selectById = statement('tasks.find', `SELECT * FROM tasks WHERE ${whereActive}`);
const whereArchived = 'id = $1 AND account_id = $2 AND deleted_at IS NOT NULL AND purged_at IS NULL';
const selectArchived = statement('tasks.findArchived', `SELECT * FROM tasks WHERE ${whereArchived}`);
const selectArchivedForUpdate = statement(
  'tasks.lockArchived',
  `SELECT * FROM tasks WHERE ${whereArchived} FOR UPDATE`,
);
const selectForUpdate = statement('tasks.lock', `SELECT * FROM tasks WHERE ${whereActive} FOR UPDATE`);
const arrays = ['opened_section_ids'];
const newRows: InsertTarget = { table: 'tasks', columns, arrays };
/** With the facts of the index as they were. */
const update = statement(
  'tasks.update',
  `WITH before AS (SELECT id, ${changingIndexColumns.join(', ')} FROM tasks WHERE id = $1 AND account_id = $2 FOR UPDATE)
   UPDATE tasks SET ${mutableColumns.map((name, at) => `${name} = $${at + 3}`).join(', ')}
     FROM before WHERE tasks.id = before.id AND tasks.account_id = $2
   RETURNING ${changingIndexColumns.map((name) => `before.${name}`).join(', ')}`,
);
const selectActive = statement(
  'tasks.listActive',
  `SELECT * FROM tasks WHERE account_id = $1 AND employee_id = ANY($2) AND deleted_at IS NULL ORDER BY id DESC`,
);
const selectSummaries = statement(
  'tasks.listSummaries',
  `SELECT id, employee_id, employer_id, placement_id, form_id, renews_task_id, fact_hashes, completed_at, expired_at FROM tasks
    WHERE account_id = $1 AND employee_id = ANY($2) AND deleted_at IS NULL ORDER BY id DESC`,
);
const selectKept = statement(
  'tasks.listKept',
  `SELECT id FROM tasks
    WHERE account_id = $1 AND employee_id = $2 AND purged_at IS NULL
      AND (completed_at IS NOT NULL OR retention_waits_for IS DISTINCT FROM 'signature') ORDER BY id`,
);
/** Nobody else changes the tasks until the transaction ends. */
const selectCompleted = statement(
  'tasks.lockCompleted',
  `SELECT * FROM tasks
    WHERE account_id = $1 AND employee_id = $2 AND deleted_at IS NULL AND completed_at IS NOT NULL
    ORDER BY id FOR UPDATE`,
);
const updateEmployee = statement(
  'tasks.move',
  `UPDATE tasks SET employee_id = $3, updated_at = $4 WHERE id = $1 AND account_id = $2`,
);
/** Two requests for the same employee and form wait for each other, so that neither overlooks the other's task. */
const lockCreation = statement(
  'tasks.serializeCreation',
  `SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`,
);

/** What says which requirement an active task answers, and how far it is. */
export type TaskSummary = Pick<
  TaskEntity,
  | 'id'
  | 'employee_id'
  | 'employer_id'
  | 'placement_id'
  | 'form_id'
  | 'renews_task_id'
  | 'fact_hashes'
  | 'completed_at'
  | 'expired_at'
>;

type TaskRow = TaskEntity & Record<string, unknown>;

@Injectable()
export class TasksStore {
  constructor(private readonly trail: AuditTrail) {}

  /** An active task; one of the archive where that is what is read. */
  async find(ctx: Context, id: string): Promise<TaskEntity | undefined> {
    const select = ctx.readsArchive ? selectArchived : selectById;
    return (await ctx.db.run<TaskEntity & Record<string, unknown>>(select, [id, ctx.account.id]))[0];
  }

  /** Like `find` in the archive, and nobody destroys it until the transaction ends. */
  async lockArchived(ctx: Context, id: string): Promise<TaskEntity | undefined> {
    const values = [id, ctx.account.id];
    return (await ctx.db.run<TaskEntity & Record<string, unknown>>(selectArchivedForUpdate, values))[0];
  }

  /** Like `find` of an active task, and no other transaction changes the row until this one ends. */
  async lock(ctx: Context, id: string): Promise<TaskEntity | undefined> {
    return (await ctx.db.run<TaskEntity & Record<string, unknown>>(selectForUpdate, [id, ctx.account.id]))[0];
  }

  async insert(ctx: Context, task: TaskEntity): Promise<void> {
    await ctx.db.insert(newRows, task);
  }

  /** Attests the change in the trail where the index changes. */
  async update(ctx: Context, task: TaskEntity): Promise<void> {
    const values = mutableColumns.map((name) => toCell(task[name], arrays.includes(name)));
    const [before] = await ctx.db.run<TaskRow>(update, [task.id, ctx.account.id, ...values]);
    const index = before && changedIndexFacts(before, task);
    if (index && Object.keys(index).length > 0)
      await this.trail.append(ctx, task.id, 'index_attested', { index });
  }

  listAfter(ctx: Context, filter: Filter, part: ListPart): Promise<TaskEntity[]> {
    return listRowsAfter<TaskRow>(ctx, 'tasks', filter, part);
  }

  list(ctx: Context, filter: Filter, query: PageQuery & OrderQuery): Promise<RowsWithTotal<TaskEntity>> {
    return isInOrder(query)
      ? listRowsInOrder<TaskRow>(ctx, { table: 'tasks', orders: {} }, filter, query)
      : listRows<TaskRow>(ctx, 'tasks', filter, query);
  }

  listActive(ctx: Context, employeeIds: readonly string[]): Promise<TaskEntity[]> {
    return ctx.db.run<TaskEntity & Record<string, unknown>>(selectActive, [ctx.account.id, employeeIds]);
  }

  /** Like `listActive`, without what else the rows hold. */
  listSummaries(ctx: Context, employeeIds: readonly string[]): Promise<TaskSummary[]> {
    return ctx.db.run<TaskSummary & Record<string, unknown>>(selectSummaries, [ctx.account.id, employeeIds]);
  }

  /** An employee's tasks that anybody has signed, withdrawn ones too, until they are destroyed. */
  async listKept(ctx: Context, employeeId: string): Promise<string[]> {
    const rows = await ctx.db.run<{ id: string }>(selectKept, [ctx.account.id, employeeId]);
    return rows.map(({ id }) => id);
  }

  /** What an employee has completed. */
  lockCompleted(ctx: Context, employeeId: string): Promise<TaskEntity[]> {
    return ctx.db.run<TaskEntity & Record<string, unknown>>(selectCompleted, [ctx.account.id, employeeId]);
  }

  async move(ctx: Context, taskId: string, to: string): Promise<void> {
    await ctx.db.run(updateEmployee, [taskId, ctx.account.id, to, ctx.now]);
  }

  async serializeCreation(ctx: Context, employeeId: string, formId: string): Promise<void> {
    await ctx.db.run(lockCreation, [`${ctx.account.id}/${employeeId}/${formId}`]);
  }
}
