import type { CreateTask } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { emitEvent } from '../events/index.js';
import { EditionsService, type FormEntity } from '../forms/index.js';
import { type Context, newId } from '../context/index.js';
import {
  type FactHashes,
  findPlacementForTask,
  type PlacementEntity,
  type WantedTasks,
} from '../placements/index.js';
import { indexFactsOf, employmentFacts } from './trail/form-index.js';
import { IndexReader } from './trail/index-reader.store.js';
import { AuditTrail } from './signing/audit-trail.store.js';
import { SubtasksStore } from './subtasks/subtasks.store.js';
import { TaskAggregateRepository } from './task-aggregate.repository.js';
import { derivedColumns } from './task-progress.js';
import { TaskRecordsReader, type TaskRecords } from './task-records.js';
import type { TaskEntity } from './task.entity.js';
import { TasksStore } from './tasks.store.js';
import { toTask } from './to-task.js';

/** What new tasks come from. */
export interface TaskOrigin {
  /** Theirs, where the caller has it at hand. */
  readonly placement?: PlacementEntity;
  /** The tasks that are asked for again, by their forms' ids. */
  readonly renewed?: ReadonlyMap<string, string | null>;
  /** All placements of the employee, where the caller has just written them. */
  readonly employments?: WantedTasks['employments'];
}

interface TaskSurroundings extends Pick<TaskOrigin, 'employments'> {
  readonly records: TaskRecords;
}

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
    private readonly index: IndexReader,
  ) {}

  /**
   * In the context's transaction, a task of each form with the same associations; what is around them is read once, while
   * the forms may still be on their way.
   *
   * @param origin what they come from, where there is more to say of it than `given` has
   */
  async create(
    ctx: Context,
    forms: readonly FormEntity[] | Promise<readonly FormEntity[]>,
    given: Omit<CreateTask, 'form_id'>,
    { placement, renewed, employments }: TaskOrigin = {},
  ): Promise<TaskEntity[]> {
    const { employee_id, employer_id = null, placement_id = null } = given;
    const [resolvedForms, records] = await Promise.all([
      forms,
      this.records.read(ctx, { employee_id, employer_id, placement_id }, placement),
    ]);
    const created: TaskEntity[] = [];
    for (const form of resolvedForms) {
      const blank = {
        ...blankTask(ctx, form, given),
        renews_task_id: renewed?.get(form.id) ?? null,
        fact_hashes: await this.hashesFor(ctx, form, { placement_id, placement }),
      };
      created.push(await this.insertTask(ctx, form, blank, { records, employments }));
    }
    return created;
  }

  /** Of what the form is asked for again after, where it is made for a placement. */
  private async hashesFor(
    ctx: Context,
    { scope }: FormEntity,
    { placement_id, placement }: Pick<TaskEntity, 'placement_id'> & Pick<TaskOrigin, 'placement'>,
  ): Promise<FactHashes | null> {
    if (!scope?.on_change_of || placement_id === null) return null;
    const { fact_hashes } = placement ?? (await findPlacementForTask(ctx, placement_id)) ?? {};
    const { on_change_of: watched } = scope;
    const kept = Object.entries(fact_hashes ?? {}).filter(([path]) => watched.includes(path));
    return Object.fromEntries(kept);
  }

  private async insertTask(
    ctx: Context,
    form: FormEntity,
    blank: TaskEntity,
    { records, employments }: TaskSurroundings,
  ): Promise<TaskEntity> {
    const edition = await this.editions.of(ctx, form);
    const subtasks = await this.subtasks.insert(ctx, blank.id, edition);
    const begun = { ...blank, is_segregated: form.is_segregated || edition.segregated === true };
    const aggregate = this.aggregates.assembleNew(ctx, begun, { edition, subtasks, records });
    const task = { ...begun, ...derivedColumns(aggregate) };
    await this.store.insert(ctx, task);
    const edition_sha256 = this.editions.hashOf(edition);
    const pinned = { edition: form.edition, ...(edition_sha256 && { edition_sha256 }) };
    const placements = employmentFacts(await this.index.employmentsFor(ctx, task, employments));
    const index = { ...indexFactsOf(task), placements };
    await this.trail.start(ctx, task.id, { form: form.key, ...pinned, index });
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
    renews_task_id: null,
    fact_hashes: null,
    is_segregated: false,
    outcome: null,
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
    is_being_corrected: false,
    confirmation_asked_at: null,
    confirmed_signature_id: null,
    held_until: null,
    bank_hash: null,
    created_at: ctx.now,
    updated_at: ctx.now,
    deleted_at: null,
    withdrawal: null,
    purged_at: null,
  };
}
