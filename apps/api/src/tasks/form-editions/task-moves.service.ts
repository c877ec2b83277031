import type { MovedTasks, MoveTasks } from '@firstday/domain';
import { type Answers, type Edition, findField, isBlank, misfittingPaths } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import { badRequest, type Context, forbiddenBecause, inTransaction } from '../../context/index.js';
import { EditionsService } from '../../forms/index.js';
import { actorWithPermission, SecurityLogService } from '../../identity/index.js';
import { AnswersSealer } from '../answers-sealer.js';
import { AuditTrail } from '../signing/audit-trail.store.js';
import { maySeeAnswers } from '../segregation/may-see-answers.js';
import { SubtasksStore } from '../subtasks/subtasks.store.js';
import { type TaskAggregate, withAnswers } from '../task-aggregate.js';
import { TaskAggregateRepository } from '../task-aggregate.repository.js';
import { TaskWriter } from '../task-writer.js';
import { TasksStore } from '../tasks.store.js';
import { LastEditionReader } from './last-edition-reader.js';
import { OpenTasksStore } from './open-tasks.store.js';

/** In one request: about three seconds. */
const movedAtOnce = 500;

type Count = 'moved' | 'started_again' | 'stayed';

interface Outcome {
  readonly count: Count;
  readonly before: number;
  readonly after: number;
}

const stayed: Outcome = { count: 'stayed', before: 0, after: 0 };

/**
 * Moves open tasks to the last edition of their form. What somebody signed stays as it was signed; each of the others
 * moves in a transaction of its own, so that nobody who answers meanwhile waits for all of them.
 */
@Injectable()
export class TaskMovesService {
  constructor(
    private readonly last: LastEditionReader,
    private readonly editions: EditionsService,
    private readonly open: OpenTasksStore,
    private readonly tasks: TasksStore,
    private readonly aggregates: TaskAggregateRepository,
    private readonly subtasks: SubtasksStore,
    private readonly writer: TaskWriter,
    private readonly sealer: AnswersSealer,
    private readonly trail: AuditTrail,
    private readonly log: SecurityLogService,
  ) {}

  /** @throws ProblemError 400 where nothing was published, 403 without `task:edit` */
  async move(caller: Context, formId: string, { misfits, cursor }: MoveTasks): Promise<MovedTasks> {
    const { key, edition } = await this.last.read(caller, formId);
    const actor = actorWithPermission(caller.actor, 'task:edit');
    if (!actor) throw forbiddenBecause('Moving tasks to another edition takes task:edit');
    if (edition === null) throw badRequest('Nothing of this form is published yet');
    const ctx = { ...caller, actor };
    const to = await this.editions.of(ctx, { key, edition });
    const query = { formId, exceptEdition: edition, after: cursor ?? null, limit: movedAtOnce };
    const tasks = await this.open.list(ctx, query);
    const counts = { moved: 0, started_again: 0, stayed: 0 };
    const answers = { answers_before: 0, answers_after: 0 };
    for (const { id, is_signed } of tasks) {
      const outcome = is_signed ? stayed : await this.moveOne(ctx, id, to, misfits);
      counts[outcome.count] += 1;
      answers.answers_before += outcome.before;
      answers.answers_after += outcome.after;
    }
    if (counts.moved + counts.started_again > 0) await this.record(caller, formId);
    const next_cursor = tasks.length < movedAtOnce ? null : (tasks.at(-1)?.id ?? null);
    return { form_id: formId, edition, ...counts, ...answers, next_cursor };
  }

  private record(ctx: Context, id: string): Promise<void> {
    const subject = { type: 'form', id } as const;
    const detail = { setting: subject.type, change: 'tasks_moved' as const, fields: [] };
    return this.log.record(ctx, { kind: 'settings.changed', subject, detail });
  }

  private moveOne(ctx: Context, id: string, to: Edition, misfits: MoveTasks['misfits']): Promise<Outcome> {
    return inTransaction(ctx, async (ctx) => {
      const aggregate = await this.aggregates.loadUnseen(ctx, id);
      // Whether the answers have a place there would tell what they are.
      if (!(await maySeeAnswers(ctx, aggregate.task))) return stayed;
      const { task, edition: from, given } = aggregate;
      // Signed, completed or moved since it was listed.
      if (task.completed_at || aggregate.attestedAt.length > 0 || from.edition === to.edition) return stayed;
      const fits = misfittingPaths(from, to, given).length === 0;
      if (!fits && misfits === 'stay') return stayed;
      const answers = fits ? placedIn(to, given) : {};
      await this.pin(ctx, aggregate, to, answers);
      const edition_sha256 = this.editions.hashOf(to);
      const pinned = { edition: to.edition, ...(edition_sha256 && { edition_sha256 }) };
      const index = { edition: to.edition };
      const detail = { from_edition: from.edition, ...pinned, started_again: !fits, index };
      await this.trail.append(ctx, id, 'edition_changed', detail);
      if (!fits) return { count: 'started_again', before: 0, after: 0 };
      const kept = await this.tasks.find(ctx, id);
      return { count: 'moved', before: countOf(given), after: kept ? countOf(this.sealer.open(kept)) : 0 };
    });
  }

  private async pin(ctx: Context, aggregate: TaskAggregate, to: Edition, answers: Answers): Promise<void> {
    const is_segregated = aggregate.task.is_segregated || to.segregated === true;
    const task = { ...aggregate.task, edition: to.edition, is_segregated };
    await this.open.pinEdition(ctx, task.id, to.edition);
    const subtasks = await this.subtasks.rearrange(ctx, aggregate, to);
    await this.writer.save(ctx, withAnswers({ ...aggregate, task, edition: to, subtasks }, answers));
  }
}

/** What was taken back where there is no question for it any more is no answer. */
const placedIn = (edition: Edition, given: Answers): Answers =>
  Object.fromEntries(Object.entries(given).filter(([path]) => findField(edition, path)));

const countOf = (answers: Answers): number =>
  Object.values(answers).filter((value) => !isBlank(value)).length;
