import type { SendBack, Task } from '@firstday/domain';
import { findSection } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import { holdsPermission, isComponentActor } from '../../identity/index.js';
import {
  type Actor,
  badRequest,
  type Context,
  forbiddenBecause,
  inTransaction,
} from '../../context/index.js';
import { type TaskAggregate, isExpired, isSigned } from '../task-aggregate.js';
import { TaskAggregateRepository } from '../task-aggregate.repository.js';
import { EmployeeNotices } from '../messages/employee-notices.js';
import { AuditTrail } from './audit-trail.store.js';
import { firstSignedSection } from './first-signed-section.js';
import { sectionsToCorrect } from './with-sections-reopened.js';
import { SectionReopener } from './section-reopener.js';

/**
 * The employer returns a section to the employee. Only who filled in a section corrects it: the employer says what is
 * wrong and changes nothing there itself.
 */
@Injectable()
export class SendBackService {
  constructor(
    private readonly aggregates: TaskAggregateRepository,
    private readonly reopener: SectionReopener,
    private readonly trail: AuditTrail,
    private readonly notices: EmployeeNotices,
  ) {}

  sendBack(ctx: Context, taskId: string, given: SendBack): Promise<Task> {
    const { reason } = given;
    return inTransaction(ctx, async (ctx) => {
      const aggregate = await this.aggregates.loadForUpdate(ctx, taskId);
      const section_id = given.section_id ?? firstSigned(aggregate);
      assertReturnable(ctx, aggregate, section_id);
      // The reason is in the version that ends here, which is destroyed with the form: the trail is not.
      await this.trail.append(ctx, taskId, 'sent_back', { section_id });
      const { employee_id: employeeId } = aggregate.task;
      await this.notices.record(ctx, { kind: 'sent_back', employeeId, taskId });
      return this.reopener.reopen(ctx, aggregate, sectionsToCorrect(aggregate, section_id), {
        reason,
        voidReason: reason,
        task: { sent_back: { ...aggregate.task.sent_back, [section_id]: reason } },
      });
    });
  }
}

/** The section to begin again with where none is named: the first that the employee has signed. */
function firstSigned(aggregate: TaskAggregate): string {
  const section = firstSignedSection(aggregate);
  if (!section) throw badRequest('The employee has not signed anything yet');
  return section.id;
}

/** The employer's hosted page, or a component in which somebody works for the employer. */
const actsForEmployer = (actor: Actor): boolean =>
  actor.kind === 'form_session'
    ? actor.side === 'employer'
    : isComponentActor(actor) && holdsPermission(actor, 'task:edit');

function assertReturnable({ actor, now }: Context, aggregate: TaskAggregate, sectionId: string): void {
  if (!actsForEmployer(actor)) throw forbiddenBecause('Only the employer sends a section back');
  const section = findSection(aggregate.edition, sectionId);
  if (!section) throw badRequest('The form has no such section');
  if (section.assignee !== 'employee') throw badRequest('Only a section of the employee is sent back');
  if (aggregate.task.completed_at) {
    throw forbiddenBecause('The form is completed: ask for a change instead (task_change_requests)');
  }
  if (isExpired(aggregate.task, now)) throw forbiddenBecause('The task has expired');
  if (!isSigned(aggregate, section)) throw badRequest('The employee has not signed this section');
}
