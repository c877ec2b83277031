import { Injectable } from '@nestjs/common';
import type { FormEntity } from '../forms/form.entity.js';
import { FormsStore } from '../forms/forms.store.js';
import type { Context } from '../platform/context.js';
import type { PlacementEntity } from '../placements/placement.entity.js';
import { type LivingTask, TasksOfPlacement } from '../placements/tasks-of-placement.js';
import { DeletionSchedule } from './deletion-schedule.js';
import { NewTasks } from './new-tasks.js';
import { type BriefTask, TasksStore } from './tasks.store.js';
import { statusOf } from './to-task.js';

/** What placements ask of tasks. */
@Injectable()
export class PlacementTasks extends TasksOfPlacement {
  constructor(
    private readonly store: TasksStore,
    private readonly forms: FormsStore,
    private readonly newTasks: NewTasks,
    private readonly deletions: DeletionSchedule,
  ) {
    super();
  }

  async livingTasks(ctx: Context, employeeIds: readonly string[]): Promise<LivingTask[]> {
    return (await this.store.briefly(ctx, employeeIds)).map((task) => living(ctx, task));
  }

  /** The employee's row, which the caller has locked, keeps others from making the same tasks at the same time. */
  async createFor(
    ctx: Context,
    { placement, formIds }: { readonly placement: PlacementEntity; readonly formIds: readonly string[] },
  ): Promise<LivingTask[]> {
    const { employee_id, employer_id, client_id, job_id } = placement;
    const given = { employee_id, employer_id, client_id, job_id, placement_id: placement.id };
    const made = await this.newTasks.make(ctx, this.inOrder(ctx, formIds), given, placement);
    return made.map((task) => living(ctx, task));
  }

  employmentChanged(ctx: Context, employeeId: string): Promise<void> {
    return this.deletions.renew(ctx, employeeId);
  }

  private async inOrder(ctx: Context, formIds: readonly string[]): Promise<FormEntity[]> {
    const found = new Map((await this.forms.byIds(ctx, formIds)).map((form) => [form.id, form]));
    return formIds.flatMap((id) => found.get(id) ?? []);
  }
}

const living = (ctx: Context, task: BriefTask): LivingTask => ({
  id: task.id,
  employeeId: task.employee_id,
  formId: task.form_id,
  status: statusOf(task, ctx.now),
});
