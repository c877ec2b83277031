import type { Task } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { FormsStore } from '../forms/index.js';
import { SubtasksStore } from './subtasks/subtasks.store.js';
import type { TaskEntity } from './task.entity.js';
import { toTask } from './to-task.js';

/** Turns task rows into the resources of the API, many at once. */
@Injectable()
export class TaskPresenter {
  constructor(
    private readonly forms: FormsStore,
    private readonly subtasks: SubtasksStore,
  ) {}

  async toTasks(ctx: Context, tasks: readonly TaskEntity[]): Promise<Task[]> {
    if (tasks.length === 0) return [];
    const [forms, subtasks] = [
      await this.forms.listByIds(ctx, [...new Set(tasks.map((task) => task.form_id))]),
      await this.subtasks.listOfTasks(
        ctx,
        tasks.map((task) => task.id),
      ),
    ];
    return tasks.map((task) => {
      const form = forms.find(({ id }) => id === task.form_id);
      if (!form) throw new Error('a task names a form that is gone');
      return toTask({ task, form, subtasks: subtasks.filter((it) => it.task_id === task.id) }, ctx.now);
    });
  }

  async toTask(ctx: Context, task: TaskEntity): Promise<Task> {
    const [resource] = await this.toTasks(ctx, [task]);
    if (!resource) throw new Error('one task is one resource');
    return resource;
  }
}
