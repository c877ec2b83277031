import type { CreateTask } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { emitEvent } from '../events/index.js';
import { EditionsService, type FormEntity } from '../forms/index.js';
import { type Context, newId } from '../context/index.js';
import type { PlacementEntity } from '../placements/index.js';
import { AuditTrail } from './signing/audit-trail.store.js';
import { SubtasksStore } from './subtasks/subtasks.store.js';
import { TaskAggregateRepository } from './task-aggregate.repository.js';
import { derivedColumns } from './task-progress.js';
import { TaskRecordsReader, type TaskRecords } from './task-records.js';
import type { TaskEntity } from './task.entity.js';
import { TasksStore } from './tasks.store.js';
import { toTask } from './to-task.js';

const noProgress = { percent: 0, numerator: 0, denominator: 0 };

/** Creates tasks: the row, a subtask for each page, the event and the first entry of the audit trail. */
@Injectable()
export class TaskCreationService {
  constructor(
    private readonly store: TasksStore,
    private readonly subtasks: SubtasksStore,
    private readonly aggregates: TaskAggregateRepository,
    private readonly records: TaskRecordsReader,
    private readonly trail: AuditTrail,
    private readonly editions: EditionsService,
  ) {}

  /**
   * In the context's transaction, a task of each form with the same associations; what is around them is read once, while
   * the forms may still be on their way.
   *
   * @param placement theirs, where the caller has it at hand
   */
  async create(
    ctx: Context,
    forms: readonly FormEntity[] | Promise<readonly FormEntity[]>,
    given: Omit<CreateTask, 'form_id'>,
    placement?: PlacementEntity,
  ): Promise<TaskEntity[]> {
    const { employee_id, employer_id = null, placement_id = null } = given;
    const [resolvedForms, records] = await Promise.all([
      forms,
      this.records.read(ctx, { employee_id, employer_id, placement_id }, placement),
    ]);
    const created: TaskEntity[] = [];
    for (const form of resolvedForms)
      created.push(await this.insertTask(ctx, form, blankTask(ctx, form, given), records));
    return created;
  }

  private async insertTask(
    ctx: Context,
    form: FormEntity,
    blank: TaskEntity,
    records: TaskRecords,
  ): Promise<TaskEntity> {
    const edition = await this.editions.of(ctx, form);
    const subtasks = await this.subtasks.insert(ctx, blank.id, edition);
    const aggregate = this.aggregates.assembleNew(ctx, blank, { edition, subtasks, records });
    const task = { ...blank, ...derivedColumns(aggregate) };
    await this.store.insert(ctx, task);
    const edition_sha256 = this.editions.hashOf(edition);
    const pinned = { edition: form.edition, ...(edition_sha256 && { edition_sha256 }) };
    await this.trail.start(ctx, task.id, { form: form.key, ...pinned });
    await emitEvent(ctx, 'task.created', toTask({ task, form, edition, subtasks }, ctx.now));
    return task;
  }
}

function blankTask(
  ctx: Context,
  form: Pick<FormEntity, 'id' | 'key' | 'edition'>,
  given: Omit<CreateTask, 'form_id'>,
): TaskEntity {
  const date = (value: string | null | undefined) => (value ? new Date(value) : null);
  const expired_at = date(given.expired_at);
  return {
    id: newId('task', ctx.now),
    account_id: ctx.account.id,
    form_id: form.id,
    form_key: form.key,
    edition: form.edition,
    employee_id: given.employee_id,
    employer_id: given.employer_id ?? null,
    client_id: given.client_id ?? null,
    job_id: given.job_id ?? null,
    placement_id: given.placement_id ?? null,
    next_action: null,
    turn_section_id: null,
    progress: noProgress,
    page_progress: {},
    sealed_answers: null,
    opened_section_ids: [],
    sent_back: {},
    correction_requested_at: null,
    sealed_correction: null,
    revision: 0,
    is_due_given: Boolean(given.due_at),
    due_at: date(given.due_at),
    due_on: null,
    expired_at,
    // Where it is past already, the event of the creation says so.
    expiry_told_of: expired_at && expired_at <= ctx.now ? expired_at : null,
    deletion_scheduled_at: date(given.deletion_scheduled_at),
    is_deletion_given: given.deletion_scheduled_at !== undefined,
    deletion_allowed_at: date(given.deletion_allowed_at),
    retained_until: null,
    retention_waits_for: 'signature',
    completed_at: null,
    created_at: ctx.now,
    updated_at: ctx.now,
    deleted_at: null,
    withdrawal: null,
    purged_at: null,
  };
}
