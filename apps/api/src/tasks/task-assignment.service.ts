import type { CreateTask, Task } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Context, forbidden, inTransaction, notFound, ProblemError } from '../context/index.js';
import { type FormEntity, FormsService } from '../forms/index.js';
import { isInScope } from '../identity/index.js';
import {
  findPlacementForTask,
  findRenewedTask,
  findTaskFor,
  type PlacementForTask,
} from '../placements/index.js';
import { lockActiveRecord } from '../records/index.js';
import { TaskCreationService } from './task-creation.service.js';
import { TaskPresenter } from './task-presenter.js';
import { TasksStore } from './tasks.store.js';
import { toActiveTask } from './to-active-task.js';

/** Assigns forms to employees, as integrators ask for it: placements make their tasks themselves. */
@Injectable()
export class TaskAssignmentService {
  constructor(
    private readonly store: TasksStore,
    private readonly forms: FormsService,
    private readonly taskCreation: TaskCreationService,
    private readonly presenter: TaskPresenter,
  ) {}

  async assign(ctx: Context, given: CreateTask, allowDuplicate: boolean): Promise<Task> {
    const form = await this.forms.getRow(ctx, given.form_id);
    return inTransaction(ctx, async (ctx) => {
      await this.assertRecordsExist(ctx, given);
      await this.forms.assertInUse(ctx, [form.key]);
      await this.store.serializeCreation(ctx, given.employee_id, form.id);
      const { asked, renewed } = await this.findScope(ctx, form, given, allowDuplicate);
      const [task] = await this.taskCreation.create(ctx, [form], asked, { renewed });
      if (!task) throw new Error('one form makes one task');
      if (!(await isInScope(ctx, 'tasks', task.id))) throw forbidden();
      return this.presenter.toTask(ctx, task);
    });
  }

  /** What is asked for, and the task of which it is another one. @throws ProblemError 409 where there is one already */
  private async findScope(
    ctx: Context,
    form: FormEntity,
    given: CreateTask,
    allowDuplicate: boolean,
  ): Promise<AskedTask> {
    if (!form.scope) {
      if (!allowDuplicate) await this.assertNoDuplicate(ctx, given);
      return { asked: given, renewed: new Map() };
    }
    const placement = given.placement_id ? await findPlacementForTask(ctx, given.placement_id) : undefined;
    const asked = { ...placesOf(placement), ...given };
    if (allowDuplicate) return { asked, renewed: new Map() };
    const need = {
      form,
      employeeId: asked.employee_id,
      employerId: asked.employer_id ?? null,
      placementId: asked.placement_id ?? null,
      factHashes: placement?.fact_hashes ?? null,
    };
    const tasks = (await this.store.listSummaries(ctx, [asked.employee_id])).map((it) =>
      toActiveTask(ctx, it),
    );
    const duplicate = findTaskFor(need, tasks);
    if (duplicate) throw duplicateError(duplicate.id);
    return { asked, renewed: new Map([[form.id, findRenewedTask(need, tasks)?.id ?? null]]) };
  }

  /** Every record that the task would name has to be there. */
  private async assertRecordsExist(ctx: Context, given: CreateTask): Promise<void> {
    const named = [
      ['employee', given.employee_id],
      ['employer', given.employer_id],
      ['client', given.client_id],
      ['job', given.job_id],
      ['placement', given.placement_id],
    ] as const;
    for (const [what, id] of named) {
      if (id && !(await lockActiveRecord(ctx, `${what}s`, id))) throw notFound(what);
    }
  }

  private async assertNoDuplicate(ctx: Context, given: CreateTask): Promise<void> {
    const activeTasks = await this.store.listActive(ctx, [given.employee_id]);
    const duplicate = activeTasks.find(
      (task) =>
        task.form_id === given.form_id &&
        task.employer_id === (given.employer_id ?? null) &&
        task.client_id === (given.client_id ?? null) &&
        task.job_id === (given.job_id ?? null),
    );
    if (duplicate) throw duplicateError(duplicate.id);
  }
}

interface AskedTask {
  readonly asked: CreateTask;
  /** By the form's id. */
  readonly renewed: ReadonlyMap<string, string | null>;
}

/** A form with a scope is counted by what its placement names. */
const placesOf = (placement: PlacementForTask | undefined) =>
  placement && {
    employer_id: placement.employer_id,
    client_id: placement.client_id,
    job_id: placement.job_id,
  };

function duplicateError(id: string): ProblemError {
  const message = `The employee has this form as ${id} already; allow_duplicate=true makes another`;
  return new ProblemError(409, 'DuplicateTaskError', message);
}
