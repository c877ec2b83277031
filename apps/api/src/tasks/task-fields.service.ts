import type { TaskFields as Fields } from '@firstday/domain';
import { isBlank } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import { type Context, inTransaction } from '../context/index.js';
import { visibilityOf } from '../records/index.js';
import { AnswerRecorder } from './answer-recorder.js';
import { assertAsExpected } from './assert-as-expected.js';
import { displayedValue, fieldsOfSections } from './answers-visible-to.js';
import { type VisibleAnswers, VisibleAnswersService } from './identity/visible-answers.service.js';
import { DocumentAccessLog } from './signing/document-access-log.js';
import { contradictionsFor } from './contradictions-for.js';
import { answersWhileHeld } from './bank-changes/bank-accounts-in.js';
import { sectionsOf } from './task-aggregate.js';
import { bankChangeOf } from './to-task.js';
import { TaskAggregateRepository } from './task-aggregate.repository.js';
import { type AnswerAuthor, type GivenField, writeAnswers } from './write-answers.js';

/** Reading and writing a task's answers by path. */
@Injectable()
export class TaskFieldsService {
  constructor(
    private readonly aggregates: TaskAggregateRepository,
    private readonly visibleAnswers: VisibleAnswersService,
    private readonly recorder: AnswerRecorder,
    private readonly accessLog: DocumentAccessLog,
  ) {}

  async get(ctx: Context, taskId: string, includesSensitive: boolean): Promise<Fields> {
    const aggregate = await this.aggregates.load(ctx, taskId);
    const visible = await this.visibleAnswers.load(ctx, aggregate);
    const answers = answersWhileHeld(aggregate, visible.answers, ctx.now);
    const isClear = includesSensitive && visibilityOf(ctx) === 'clear';
    const sectionFields = fieldsOfSections(sectionsOf(aggregate));
    const isSensitive = sectionFields.some(({ field }) => field.sensitive && !isBlank(answers[field.path]));
    if (isClear && isSensitive) await this.accessLog.recordSensitiveRead(ctx, taskId);
    const fields = sectionFields.map(({ field }) => ({
      type: field.kind,
      path: field.path,
      label: { en: field.label.en },
      value: displayedValue(field, answers[field.path], isClear),
    }));
    const displayed = Object.fromEntries(fields.map(({ path, value }) => [path, value]));
    const contradictions = contradictionsFor(aggregate, displayed, 'en');
    return {
      fields,
      ...(contradictions.length > 0 ? { contradictions } : {}),
      ...bankChangeOf(aggregate.task, ctx.now),
    };
  }

  update(ctx: Context, taskId: string, given: readonly GivenField[]): Promise<null> {
    return inTransaction(ctx, async (ctx) => {
      const before = await this.aggregates.loadForUpdate(ctx, taskId);
      const visible = await this.visibleAnswers.load(ctx, before);
      const visibleFields = withoutHiddenFields(visible, given);
      const { aggregate, written } = writeAnswers(before, visibleFields, answerAuthorOf(ctx), ctx.now);
      assertAsExpected(ctx, before, visible, visibleFields);
      if (written.length === 0) return null;
      await this.recorder.record(ctx, aggregate, written);
      return null;
    });
  }
}

/** Who does not see an answer does not take it back by leaving it blank, nor files by naming those that they see. */
function withoutHiddenFields(
  { hidden }: VisibleAnswers,
  given: readonly GivenField[],
): readonly GivenField[] {
  const isLeft = ({ path, value }: GivenField) =>
    hidden.includes(path) && (value === undefined || value === null || value === '' || Array.isArray(value));
  return given.filter((field) => !isLeft(field));
}

function answerAuthorOf({ actor }: Context): AnswerAuthor {
  return actor.kind === 'form_session' ? actor : 'integrator';
}
