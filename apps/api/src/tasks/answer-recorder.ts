import { UpdateEmployee } from '@firstday/domain';
import { type AnswerValue, isBlank } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { EmployeesService } from '../records/index.js';
import { EnteredAnswersService } from './identity/entered-answers.service.js';
import { AuditTrail } from './signing/audit-trail.store.js';
import { canonicalJson } from '../sealing/index.js';
import type { TaskAggregate } from './task-aggregate.js';
import { TaskWriter } from './task-writer.js';
import type { writeAnswers } from './write-answers.js';

type Written = ReturnType<typeof writeAnswers>['written'];

/** Keeps answers: in the task, in its audit trail, in the employee's record, and as what this session has entered. */
@Injectable()
export class AnswerRecorder {
  constructor(
    private readonly writer: TaskWriter,
    private readonly trail: AuditTrail,
    private readonly employees: EmployeesService,
    private readonly enteredAnswers: EnteredAnswersService,
  ) {}

  /** In the transaction that locked the task. */
  async record(ctx: Context, aggregate: TaskAggregate, written: Written): Promise<void> {
    await this.writer.save(ctx, aggregate);
    const paths = written.map(({ field }) => field.path);
    await this.trail.append(ctx, aggregate.task.id, 'answered', { paths });
    await this.updateEmployee(ctx, aggregate, written);
    const entered = written.map(({ field, value }) => ({
      path: field.path,
      fact: field.prefill,
      value,
      isSensitive: field.sensitive === true || aggregate.task.is_segregated,
    }));
    await this.enteredAnswers.record(ctx, entered);
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

/** A record's address also has its `full_address`, which the service writes. */
function isSameValue(recorded: unknown, answer: AnswerValue): boolean {
  const plain =
    typeof recorded === 'object' && recorded !== null ? { ...recorded, full_address: undefined } : recorded;
  return canonicalJson(plain) === canonicalJson(answer);
}
