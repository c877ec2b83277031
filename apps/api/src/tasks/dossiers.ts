import { effectiveAnswers } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import { isInScope } from '../access/record-scope.js';
import { editionOf } from '../forms/forms.service.js';
import { type Context } from '../platform/context.js';
import { notFound } from '../platform/problems.js';
import { SignaturesStore } from '../signing/signatures.store.js';
import type { SubtaskEntity } from '../subtasks/subtask.entity.js';
import { SubtasksStore } from '../subtasks/subtasks.store.js';
import { AnswersSealer } from './answers-sealer.js';
import type { Dossier } from './dossier.js';
import { surroundingsOf } from './surroundings.js';
import { mayReach } from './reach.js';
import { RecordsOfTask, type TaskRecords } from './task-records.js';
import type { TaskEntity } from './task.entity.js';
import { TasksStore } from './tasks.store.js';

/** Opens a task with all that is known about it. */
@Injectable()
export class Dossiers {
  constructor(
    private readonly tasks: TasksStore,
    private readonly subtasks: SubtasksStore,
    private readonly signatures: SignaturesStore,
    private readonly sealer: AnswersSealer,
    private readonly records: RecordsOfTask,
  ) {}

  /** @throws ProblemError 404 where the task is not the account's, or not one that the session may reach */
  async open(ctx: Context, taskId: string): Promise<Dossier> {
    return this.compose(ctx, await reachable(ctx, await this.tasks.find(ctx, taskId)));
  }

  /** Like `open`, in a transaction: nobody else writes the task until it ends. */
  async lock(ctx: Context, taskId: string): Promise<Dossier> {
    return this.compose(ctx, await reachable(ctx, await this.tasks.lock(ctx, taskId)));
  }

  /** Of a row that was found already. */
  async compose(ctx: Context, task: TaskEntity): Promise<Dossier> {
    const [subtasks, signatures, records] = await Promise.all([
      this.subtasks.ofTasks(ctx, [task.id]),
      this.signatures.inForce(ctx, [task.id]),
      this.records.read(ctx, task),
    ]);
    return this.dossierOf(ctx, task, { subtasks, signatures, records });
  }

  /** Of a task that is just being made: nobody has visited, answered or signed anything. */
  ofNew(ctx: Context, task: TaskEntity, subtasks: readonly SubtaskEntity[], records: TaskRecords): Dossier {
    return this.dossierOf(ctx, task, { subtasks, signatures: [], records });
  }

  private dossierOf(
    ctx: Context,
    task: TaskEntity,
    { subtasks, signatures, records }: Pick<Dossier, 'subtasks' | 'signatures' | 'records'>,
  ): Dossier {
    const edition = editionOf({ key: task.form_key, edition: task.edition });
    const surroundings = surroundingsOf(records, signatures, ctx.now);
    const settings = { prefillsGovernmentForms: records.prefillsGovernmentForms };
    const given = this.sealer.open(task);
    const answers = effectiveAnswers(edition, given, surroundings, settings);
    return { task, edition, given, answers, surroundings, settings, signatures, subtasks, records };
  }
}

async function reachable(ctx: Context, task: TaskEntity | undefined): Promise<TaskEntity> {
  if (!task || !mayReach(ctx, task) || !(await isInScope(ctx, 'tasks', task.id))) throw notFound('task');
  return task;
}
