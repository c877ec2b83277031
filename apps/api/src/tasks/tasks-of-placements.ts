import { Injectable } from '@nestjs/common';
import { FormsStore } from '../forms/forms.store.js';
import type { Context } from '../platform/context.js';
import type { PlacementEntity } from '../placements/placement.entity.js';
import { type LivingTask, TasksOfPlacement } from '../placements/ports.js';
import { NewTasks } from './new-tasks.js';
import type { TaskEntity } from './task.entity.js';
import { TasksStore } from './tasks.store.js';
import { statusOf } from './to-task.js';

/** What placements ask of tasks. */
@Injectable()
export class PlacementTasks extends TasksOfPlacement {
  constructor(
    private readonly store: TasksStore,
    private readonly forms: FormsStore,
    private readonly newTasks: NewTasks,
  ) {
    super();
  }

  async livingTasks(ctx: Context, employeeIds: readonly string[]): Promise<LivingTask[]> {
    return (await this.store.livingOf(ctx, employeeIds)).map((task) => living(ctx, task));
  }

  async createFor(
    ctx: Context,
    { placement, formIds }: { readonly placement: PlacementEntity; readonly formIds: readonly string[] },
  ): Promise<LivingTask[]> {
    const forms = await this.forms.byIds(ctx, formIds);
    const made: LivingTask[] = [];
    for (const id of formIds) {
      const form = forms.find((it) => it.id === id);
      if (!form) continue;
      await this.store.oneAtATime(ctx, placement.employee_id, form.id);
      const { employee_id, employer_id, client_id, job_id } = placement;
      const given = { employee_id, employer_id, client_id, job_id, placement_id: placement.id };
      made.push(living(ctx, await this.newTasks.make(ctx, form, given)));
    }
    return made;
  }
}

const living = (ctx: Context, task: TaskEntity): LivingTask => ({
  id: task.id,
  employeeId: task.employee_id,
  formId: task.form_id,
  status: statusOf(task, ctx.now),
});
