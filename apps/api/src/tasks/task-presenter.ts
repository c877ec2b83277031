import type { Task } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { EditionsService, FormsStore } from '../forms/index.js';
import { SubtasksStore } from './subtasks/subtasks.store.js';
import type { TaskEntity } from './task.entity.js';
import { toTask } from './to-task.js';

/** Turns task rows into the resources of the API, many at once. */
@Injectable()
export class TaskPresenter {
  constructor(
    private readonly forms: FormsStore,
    private readonly subtasks: SubtasksStore,
    private readonly editions: EditionsService,
  ) {}

  async toTasks(ctx: Context, tasks: readonly TaskEntity[]): Promise<Task[]> {
    if (tasks.length === 0) return [];
    const pinned = tasks.map(({ form_key: key, edition }) => ({ key, edition }));
    const [editionOf, forms, subtasks] = [
      await this.editions.ofAll(ctx, pinned),
      await this.forms.listByIds(ctx, [...new Set(tasks.map((task) => task.form_id))]),
      await this.subtasks.listOfTasks(
        ctx,
        tasks.map((task) => task.id),
      ),
    ];
    return tasks.map((task) => {
      const form = forms.find(({ id }) => id === task.form_id);
      if (!form) throw new Error('a task names a form that is gone');
      const edition = editionOf({ key: task.form_key, edition: task.edition });
      const own = subtasks.filter((it) => it.task_id === task.id);
      return toTask({ task, form, edition, subtasks: own }, ctx.now);
    });
  }

  async toTask(ctx: Context, task: TaskEntity): Promise<Task> {
    const [resource] = await this.toTasks(ctx, [task]);
    if (!resource) throw new Error('one task is one resource');
    return resource;
  }
}
