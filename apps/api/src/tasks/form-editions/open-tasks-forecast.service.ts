import type { MoveForecast, OpenTasksForecast } from '@firstday/domain';
import { type Edition, findField, isBlank, misfittingPaths, textOf } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import { badRequest, type Context } from '../../context/index.js';
import { EditionsService } from '../../forms/index.js';
import { actorWithPermission } from '../../identity/index.js';
import { AnswersSealer } from '../answers-sealer.js';
import { maySeeAnswers } from '../segregation/may-see-answers.js';
import { LastEditionReader } from './last-edition-reader.js';
import { type OpenTask, OpenTasksStore } from './open-tasks.store.js';

const readAtOnce = 500;

type Counts = { -readonly [Name in keyof OpenTasksForecast]: number };
type AskedAgain = MoveForecast['asked_again'][number];

interface Forecast {
  readonly counts: Counts;
  /** By path. */
  readonly askedAgain: Map<string, AskedAgain>;
}

/** An edition, or a draft, that open tasks would move to. */
interface MoveTarget {
  readonly to: Edition;
  /** They are in it already. */
  readonly exceptEdition: string | null;
}

/** What would become of open tasks in another edition of their form. */
@Injectable()
export class OpenTasksForecastService {
  constructor(
    private readonly last: LastEditionReader,
    private readonly editions: EditionsService,
    private readonly tasks: OpenTasksStore,
    private readonly sealer: AnswersSealer,
  ) {}

  /** @throws ProblemError 404, or 400 where nothing was published */
  async get(ctx: Context, formId: string): Promise<MoveForecast> {
    const { key, edition } = await this.last.read(ctx, formId);
    if (edition === null) throw badRequest('Nothing of this form is published yet');
    const to = await this.editions.of(ctx, { key, edition });
    const found = await this.forecast(ctx, formId, { to, exceptEdition: edition });
    return {
      form_id: formId,
      edition,
      open_tasks: found?.counts ?? null,
      asked_again: [...(found?.askedAgain.values() ?? [])],
    };
  }

  /** Of the tasks that the caller may change; null where they may change none. */
  async forecast(ctx: Context, formId: string, { to, exceptEdition }: MoveTarget): Promise<Forecast | null> {
    const actor = actorWithPermission(ctx.actor, 'task:edit');
    if (!actor) return null;
    const counts = { total: 0, signed: 0, fitting: 0, misfitting: 0, answers: 0, misfitting_answers: 0 };
    const found: Forecast = { counts, askedAgain: new Map() };
    for (let after: string | null = null; ;) {
      const query = { formId, exceptEdition, after, limit: readAtOnce };
      const tasks = await this.tasks.list({ ...ctx, actor }, query);
      await this.add(ctx, found, tasks, to);
      after = tasks.at(-1)?.id ?? null;
      if (tasks.length < readAtOnce) return found;
    }
  }

  private async add(ctx: Context, found: Forecast, tasks: readonly OpenTask[], to: Edition): Promise<void> {
    const named = tasks.map(({ form_key: key, edition }) => ({ key, edition }));
    const editionOf = await this.editions.ofAll(ctx, named);
    const { counts } = found;
    for (const task of tasks) {
      counts.total += 1;
      if (task.is_signed) {
        counts.signed += 1;
        continue;
      }
      if (!(await maySeeAnswers(ctx, task))) {
        // Whether they have a place would tell what they are: such a task stays as it is.
        counts.misfitting += 1;
        continue;
      }
      const answers = this.sealer.open(task);
      const from = editionOf({ key: task.form_key, edition: task.edition });
      const misfits = misfittingPaths(from, to, answers);
      counts.answers += Object.values(answers).filter((value) => !isBlank(value)).length;
      counts.misfitting_answers += misfits.length;
      counts[misfits.length === 0 ? 'fitting' : 'misfitting'] += 1;
      for (const path of misfits) countAskedAgain(found.askedAgain, from, path);
    }
  }
}

function countAskedAgain(all: Map<string, AskedAgain>, from: Edition, path: string): void {
  const label = textOf(findField(from, path)?.label ?? { en: path }, 'en');
  all.set(path, { path, label, tasks: (all.get(path)?.tasks ?? 0) + 1 });
}
