import { type TaskFields as Fields, UpdateEmployee } from '@firstday/domain';
import { type AnswerValue, isBlank } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import { EmployeesService, visibilityOf } from '../records/index.js';
import { EnteredAnswersService } from './identity/entered-answers.service.js';
import { VisibleAnswersService } from './identity/visible-answers.service.js';
import { SessionIdentityService } from './identity/session-identity.service.js';
import { type Context, inTransaction } from '../context/index.js';
import { AuditTrail } from './signing/audit-trail.store.js';
import { canonicalJson } from './signing/canonical-json.js';
import { DocumentAccessLog } from './signing/document-access-log.js';
import { type TaskAggregate, sectionsOf } from './task-aggregate.js';
import { TaskAggregateRepository } from './task-aggregate.repository.js';
import { fieldsOfSections, displayedValue } from './answers-visible-to.js';
import { TaskWriter } from './task-writer.js';
import { type GivenField, type AnswerAuthor, writeAnswers } from './write-answers.js';

/** Reading and writing a task's answers by path. */
@Injectable()
export class TaskFieldsService {
  constructor(
    private readonly aggregates: TaskAggregateRepository,
    private readonly writer: TaskWriter,
    private readonly employees: EmployeesService,
    private readonly trail: AuditTrail,
    private readonly identity: SessionIdentityService,
    private readonly visibleAnswers: VisibleAnswersService,
    private readonly enteredAnswers: EnteredAnswersService,
    private readonly accessLog: DocumentAccessLog,
  ) {}

  async get(ctx: Context, taskId: string, includesSensitive: boolean): Promise<Fields> {
    const aggregate = await this.aggregates.load(ctx, taskId);
    const { answers } = await this.visibleAnswers.load(ctx, aggregate);
    const isClear = includesSensitive && visibilityOf(ctx) === 'clear';
    const sectionFields = fieldsOfSections(sectionsOf(aggregate));
    const isSensitive = sectionFields.some(({ field }) => field.sensitive && !isBlank(answers[field.path]));
    if (isClear && isSensitive) await this.accessLog.recordSensitiveRead(ctx, taskId);
    return {
      fields: sectionFields.map(({ field }) => ({
        type: field.kind,
        path: field.path,
        label: { en: field.label.en },
        value: displayedValue(field, answers[field.path], isClear),
      })),
    };
  }

  update(ctx: Context, taskId: string, given: readonly GivenField[]): Promise<null> {
    return inTransaction(ctx, async (ctx) => {
      await this.identity.assertProved(ctx);
      const before = await this.aggregates.loadForUpdate(ctx, taskId);
      const visibleFields = await this.withoutHiddenFields(ctx, before, given);
      const { aggregate, written } = writeAnswers(before, visibleFields, answerAuthorOf(ctx), ctx.now);
      if (written.length === 0) return null;
      await this.writer.save(ctx, aggregate);
      await this.trail.append(ctx, taskId, 'answered', { paths: written.map(({ field }) => field.path) });
      await this.updateEmployee(ctx, aggregate, written);
      await this.enteredAnswers.record(
        ctx,
        written.map(({ field, value }) => ({
          path: field.path,
          value,
          isSensitive: field.sensitive === true,
        })),
      );
      return null;
    });
  }

  /** Who does not see an answer does not take it back by leaving it blank, nor files by naming those that they see. */
  private async withoutHiddenFields(
    ctx: Context,
    aggregate: TaskAggregate,
    given: readonly GivenField[],
  ): Promise<readonly GivenField[]> {
    const { hidden } = await this.visibleAnswers.load(ctx, aggregate);
    const isLeft = ({ path, value }: GivenField) =>
      hidden.includes(path) &&
      (value === undefined || value === null || value === '' || Array.isArray(value));
    return given.filter((field) => !isLeft(field));
  }

  /** `employee.*` answers are the record's too; what was taken back in the form stays in the record. */
  private async updateEmployee(
    ctx: Context,
    { task, records }: TaskAggregate,
    written: Written,
  ): Promise<void> {
    const changes = written.flatMap(({ field, value }): [string, AnswerValue][] => {
      const name = /^employee\.(\w+)$/.exec(field.path)?.[1];
      return name && !isBlank(value) && !isSameValue(records.employee?.[name], value) ? [[name, value]] : [];
    });
    if (changes.length === 0) return;
    await this.employees.updateById(ctx, task.employee_id, UpdateEmployee.parse(Object.fromEntries(changes)));
  }
}

type Written = ReturnType<typeof writeAnswers>['written'];

/** A record's address also has its `full_address`, which the service writes. */
function isSameValue(recorded: unknown, answer: AnswerValue): boolean {
  const plain =
    typeof recorded === 'object' && recorded !== null ? { ...recorded, full_address: undefined } : recorded;
  return canonicalJson(plain) === canonicalJson(answer);
}

function answerAuthorOf({ actor }: Context): AnswerAuthor {
  return actor.kind === 'form_session' ? actor : 'integrator';
}
