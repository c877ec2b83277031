import type { FormChanges, FormContent, OpenTasksForecast } from '@firstday/domain';
import { contentChanges, type Edition, isBlank, misfittingPaths, toEdition } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { EditionsService, OwnFormsService } from '../../forms/index.js';
import { actorWithPermission } from '../../identity/index.js';
import { AnswersSealer } from '../answers-sealer.js';
import { maySeeAnswers } from '../segregation/may-see-answers.js';
import { type OpenTask, OpenTasksStore } from './open-tasks.store.js';

const readAtOnce = 500;

type Forecast = { -readonly [Name in keyof OpenTasksForecast]: number };

/** What publishing a draft would change, and what would become of the tasks that are there. */
@Injectable()
export class FormChangesService {
  constructor(
    private readonly forms: OwnFormsService,
    private readonly editions: EditionsService,
    private readonly tasks: OpenTasksStore,
    private readonly sealer: AnswersSealer,
  ) {}

  async forecast(ctx: Context, formId: string): Promise<FormChanges> {
    const { key, content, edition } = await this.forms.getDraft(ctx, formId);
    const last = edition === null ? null : await this.forms.getEdition(ctx, formId, edition);
    const changes = last ? contentChanges(key, last.content, content) : [];
    const exceptEdition = changes.length === 0 ? edition : null;
    return {
      form_id: formId,
      since: edition,
      changes: [...changes],
      is_breaking: changes.some(({ is_breaking }) => is_breaking),
      open_tasks: await this.forecastTasks(ctx, formId, { key, content, exceptEdition }),
    };
  }

  /** Of the tasks that the caller may change; null where they may change none. */
  private async forecastTasks(
    ctx: Context,
    formId: string,
    draft: { readonly key: string; readonly content: FormContent; readonly exceptEdition: string | null },
  ): Promise<OpenTasksForecast | null> {
    const actor = actorWithPermission(ctx.actor, 'task:edit');
    if (!actor) return null;
    const found: Forecast = {
      total: 0,
      signed: 0,
      fitting: 0,
      misfitting: 0,
      answers: 0,
      misfitting_answers: 0,
    };
    const to = toEdition(draft.content, { form: draft.key, edition: 'draft' });
    for (let after: string | null = null; ;) {
      const query = { formId, exceptEdition: draft.exceptEdition, after, limit: readAtOnce };
      const tasks = await this.tasks.list({ ...ctx, actor }, query);
      await this.add(ctx, found, tasks, to);
      after = tasks.at(-1)?.id ?? null;
      if (tasks.length < readAtOnce) return found;
    }
  }

  private async add(ctx: Context, found: Forecast, tasks: readonly OpenTask[], to: Edition): Promise<void> {
    const named = tasks.map(({ form_key: key, edition }) => ({ key, edition }));
    const editionOf = await this.editions.ofAll(ctx, named);
    for (const task of tasks) {
      found.total += 1;
      if (task.is_signed) {
        found.signed += 1;
        continue;
      }
      if (!(await maySeeAnswers(ctx, task))) {
        // Whether they have a place would tell what they are: such a task stays as it is.
        found.misfitting += 1;
        continue;
      }
      const answers = this.sealer.open(task);
      const from = editionOf({ key: task.form_key, edition: task.edition });
      const misfits = misfittingPaths(from, to, answers).length;
      found.answers += Object.values(answers).filter((value) => !isBlank(value)).length;
      found.misfitting_answers += misfits;
      found[misfits === 0 ? 'fitting' : 'misfitting'] += 1;
    }
  }
}
