import type { CreateTask, Task } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Context, forbidden, inTransaction, notFound, ProblemError } from '../context/index.js';
import { FormsService } from '../forms/index.js';
import { isInScope } from '../identity/index.js';
import { lockActiveRecord } from '../records/index.js';
import { TaskCreationService } from './task-creation.service.js';
import { TaskPresenter } from './task-presenter.js';
import { TasksStore } from './tasks.store.js';

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
      if (!allowDuplicate) await this.assertNoDuplicate(ctx, given);
      const [task] = await this.taskCreation.create(ctx, [form], given);
      if (!task) throw new Error('one form makes one task');
      if (!(await isInScope(ctx, 'tasks', task.id))) throw forbidden();
      return this.presenter.toTask(ctx, task);
    });
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
    if (duplicate) {
      const message = `The employee has this form as ${duplicate.id} already; allow_duplicate=true makes another`;
      throw new ProblemError(409, 'DuplicateTaskError', message);
    }
  }
}
