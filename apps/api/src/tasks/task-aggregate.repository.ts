import { type Answers, type Edition, effectiveAnswers } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import { isInScope } from '../identity/index.js';
import { EditionsService } from '../forms/index.js';
import { type Context, notFound } from '../context/index.js';
import type { SubtaskEntity } from './subtasks/subtask.entity.js';
import { SubtasksStore } from './subtasks/subtasks.store.js';
import { AnswersSealer } from './answers-sealer.js';
import type { TaskAggregate } from './task-aggregate.js';
import { formContextOf } from './form-context-of.js';
import { noOwnAnswers, OwnAnswersReader } from './own-answers-reader.js';
import { assertMaySeeAnswers } from './segregation/may-see-answers.js';
import { isInTaskScope } from './task-scope.js';
import { TaskRecordsReader, type TaskRecords } from './task-records.js';
import { RecordedIndex } from './trail/recorded-index.js';
import { RecordedSignatures } from './trail/recorded-signatures.js';
import type { TaskEntity } from './task.entity.js';
import { TasksStore } from './tasks.store.js';

/** What a task begins with. */
interface NewTaskParts {
  readonly edition: Edition;
  readonly subtasks: readonly SubtaskEntity[];
  readonly records: TaskRecords;
}

/** Loads a task together with its answers, signatures, pages and records. */
@Injectable()
export class TaskAggregateRepository {
  constructor(
    private readonly tasks: TasksStore,
    private readonly subtasks: SubtasksStore,
    private readonly signatures: RecordedSignatures,
    private readonly index: RecordedIndex,
    private readonly sealer: AnswersSealer,
    private readonly records: TaskRecordsReader,
    private readonly ownAnswers: OwnAnswersReader,
    private readonly editions: EditionsService,
  ) {}

  /**
   * @throws ProblemError 404 where the task is not the account's, or is outside the session's scope; 403 where its
   * answers are kept apart from the caller
   */
  async load(ctx: Context, taskId: string): Promise<TaskAggregate> {
    const task = await requireInScope(ctx, await this.tasks.find(ctx, taskId));
    await assertMaySeeAnswers(ctx, task);
    return this.assemble(ctx, task);
  }

  /** Like `load`, in a transaction: nobody else writes the task until it ends. */
  async loadForUpdate(ctx: Context, taskId: string): Promise<TaskAggregate> {
    const task = await requireInScope(ctx, await this.tasks.lock(ctx, taskId));
    await assertMaySeeAnswers(ctx, task);
    return this.assemble(ctx, task);
  }

  /** Like `loadForUpdate`, for what tells nobody anything of the answers and changes none. */
  async loadUnseen(ctx: Context, taskId: string): Promise<TaskAggregate> {
    return this.assemble(ctx, await requireInScope(ctx, await this.tasks.lock(ctx, taskId)));
  }

  /**
   * For a row that was already read. Who saved and signed between that and the signatures is no forger: such a row is read again.
   * @throws ProblemError 500 where answers of a signed section are not those that were signed
   */
  async assemble(ctx: Context, task: TaskEntity): Promise<TaskAggregate> {
    const aggregate = await this.join(ctx, task);
    if (this.signatures.areOf(aggregate)) return aggregate;
    const latest = await this.tasks.find(ctx, task.id);
    if (!latest || latest.revision === task.revision) this.signatures.failForAnswers(ctx, task.id);
    return this.assemble(ctx, latest);
  }

  private async join(ctx: Context, task: TaskEntity): Promise<TaskAggregate> {
    const [edition, subtasks, signing, records, own] = await Promise.all([
      this.editions.ofTask(ctx, task),
      this.subtasks.listOfTasks(ctx, [task.id]),
      this.signatures.read(ctx, task.id),
      this.records.read(ctx, task),
      this.ownAnswers.read(ctx, task),
      this.index.assertKept(ctx, task.id),
    ]);
    const given = this.open(ctx, task);
    return toAggregate(ctx, task, { edition, given, subtasks, ...signing, records, own });
  }

  private open(ctx: Context, task: TaskEntity): Answers {
    try {
      return this.sealer.open(task);
    } catch {
      // Not what was sealed for this task.
      return this.signatures.failForAnswers(ctx, task.id);
    }
  }

  /** For a task that is being created: nobody has visited, answered or signed anything. */
  assembleNew(ctx: Context, task: TaskEntity, { edition, subtasks, records }: NewTaskParts): TaskAggregate {
    return toAggregate(ctx, task, {
      edition,
      given: {},
      subtasks,
      signatures: [],
      attestedAt: [],
      firstSigned: {},
      records,
      own: noOwnAnswers,
    });
  }
}

async function requireInScope(ctx: Context, task: TaskEntity | undefined): Promise<TaskEntity> {
  if (!task || !isInTaskScope(ctx, task) || !(await isInScope(ctx, 'tasks', task.id))) throw notFound('task');
  return task;
}

function toAggregate(
  ctx: Context,
  task: TaskEntity,
  {
    edition,
    given,
    subtasks,
    signatures,
    attestedAt,
    firstSigned,
    records,
    own,
  }: Pick<
    TaskAggregate,
    'edition' | 'given' | 'subtasks' | 'signatures' | 'attestedAt' | 'firstSigned' | 'records' | 'own'
  >,
): TaskAggregate {
  const signing = { edition, firstSigned, signatures };
  const context = { ...formContextOf(records, signing, ctx.now), ...openedFacts(task) };
  const answers = effectiveAnswers({ edition, answers: given, context }, own.facts);
  return {
    task,
    edition,
    given,
    answers,
    context,
    signatures,
    attestedAt,
    firstSigned,
    subtasks,
    records,
    own,
  };
}

/** Checks may ask whether a section was opened on request. */
const openedFacts = ({ opened_section_ids }: TaskEntity) =>
  Object.fromEntries(opened_section_ids.map((id) => [`${id}.is_open`, true] as const));
