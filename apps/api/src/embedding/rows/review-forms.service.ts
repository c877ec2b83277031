import type { Edition } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { EditionsService, type FormEntity, FormsStore } from '../../forms/index.js';
import type { TaskEntity } from '../../tasks/index.js';

export interface ReviewForm {
  readonly form: FormEntity;
  readonly edition: Edition;
}

/** The forms of tasks that wait, in the editions that the tasks were made with. */
@Injectable()
export class ReviewFormsService {
  constructor(
    private readonly forms: FormsStore,
    private readonly editions: EditionsService,
  ) {}

  async ofTasks(ctx: Context, tasks: readonly TaskEntity[]): Promise<(task: TaskEntity) => ReviewForm> {
    const named = tasks.map(({ form_key: key, edition }) => ({ key, edition }));
    const [forms, editionOf] = await Promise.all([
      this.forms.listByIds(ctx, [...new Set(tasks.map(({ form_id }) => form_id))]),
      this.editions.ofAll(ctx, named),
    ]);
    return ({ form_id, form_key: key, edition }) => {
      const form = forms.find(({ id }) => id === form_id);
      if (!form) throw new Error('a task names a form that is gone');
      return { form, edition: editionOf({ key, edition }) };
    };
  }
}
