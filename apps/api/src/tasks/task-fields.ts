import { type TaskFields as Fields, UpdateEmployee } from '@firstday/domain';
import { type AnswerValue, isBlank } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import { EmployeesService } from '../employees/employees.service.js';
import { EnteredAnswers } from '../identity/entered-answers.js';
import { SeenAnswers } from '../identity/seen-answers.js';
import { SessionIdentity } from '../identity/session-identity.js';
import { type Context, inTransaction } from '../platform/context.js';
import { sightOf } from '../records/record-attributes.js';
import { AuditTrail } from '../signing/audit-trail.js';
import { canonicalJson } from '../signing/canonical-json.js';
import { DocumentAccess } from '../signing/document-access.js';
import { type Dossier, sectionsOf } from './dossier.js';
import { Dossiers } from './dossiers.js';
import { placedFields, seenValue } from './field-view.js';
import { TaskKeeper } from './task-keeper.js';
import { type GivenField, type Writer, writeAnswers } from './write-answers.js';

/** Reading and writing a task's answers by path. */
@Injectable()
export class TaskFields {
  constructor(
    private readonly dossiers: Dossiers,
    private readonly keeper: TaskKeeper,
    private readonly employees: EmployeesService,
    private readonly trail: AuditTrail,
    private readonly identity: SessionIdentity,
    private readonly seen: SeenAnswers,
    private readonly entered: EnteredAnswers,
    private readonly access: DocumentAccess,
  ) {}

  async get(ctx: Context, taskId: string, includesSensitive: boolean): Promise<Fields> {
    const dossier = await this.dossiers.open(ctx, taskId);
    const { answers } = await this.seen.of(ctx, dossier);
    const isClear = includesSensitive && sightOf(ctx) === 'clear';
    const placed = placedFields(sectionsOf(dossier));
    const isSensitive = placed.some(({ field }) => field.sensitive && !isBlank(answers[field.path]));
    if (isClear && isSensitive) await this.access.readAnswers(ctx, taskId);
    return {
      fields: placed.map(({ field }) => ({
        type: field.kind,
        path: field.path,
        label: { en: field.label.en },
        value: seenValue(field, answers[field.path], isClear),
      })),
    };
  }

  update(ctx: Context, taskId: string, given: readonly GivenField[]): Promise<null> {
    return inTransaction(ctx, async (ctx) => {
      await this.identity.assertProved(ctx);
      const before = await this.dossiers.lock(ctx, taskId);
      const meant = await this.withoutUnseen(ctx, before, given);
      const { dossier, written } = writeAnswers(before, meant, writerOf(ctx), ctx.now);
      if (written.length === 0) return null;
      await this.keeper.keep(ctx, dossier);
      await this.trail.append(ctx, taskId, 'answered', { paths: written.map(({ field }) => field.path) });
      await this.writeEmployee(ctx, dossier, written);
      await this.entered.note(
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
  private async withoutUnseen(
    ctx: Context,
    dossier: Dossier,
    given: readonly GivenField[],
  ): Promise<readonly GivenField[]> {
    const { hidden } = await this.seen.of(ctx, dossier);
    const isLeft = ({ path, value }: GivenField) =>
      hidden.includes(path) &&
      (value === undefined || value === null || value === '' || Array.isArray(value));
    return given.filter((field) => !isLeft(field));
  }

  /** `employee.*` answers are the record's too; what was taken back in the form stays in the record. */
  private async writeEmployee(ctx: Context, { task, records }: Dossier, written: Written): Promise<void> {
    const changes = written.flatMap(({ field, value }): [string, AnswerValue][] => {
      const name = /^employee\.(\w+)$/.exec(field.path)?.[1];
      return name && !isBlank(value) && !isSame(records.employee?.[name], value) ? [[name, value]] : [];
    });
    if (changes.length === 0) return;
    await this.employees.updateById(ctx, task.employee_id, UpdateEmployee.parse(Object.fromEntries(changes)));
  }
}

type Written = ReturnType<typeof writeAnswers>['written'];

/** A record's address also has its `full_address`, which the service writes. */
function isSame(recorded: unknown, answer: AnswerValue): boolean {
  const plain =
    typeof recorded === 'object' && recorded !== null ? { ...recorded, full_address: undefined } : recorded;
  return canonicalJson(plain) === canonicalJson(answer);
}

function writerOf({ actor }: Context): Writer {
  return actor.kind === 'form_session' ? actor : 'integrator';
}
