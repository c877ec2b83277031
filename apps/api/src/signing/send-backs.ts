import type { SendBack, Task } from '@firstday/domain';
import { findSection } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import { holds } from '../access/permit.js';
import { isComponent } from '../access/record-scope.js';
import { type Actor, type Context, inTransaction } from '../platform/context.js';
import { badRequest, refused } from '../platform/problems.js';
import { type Dossier, isExpired, isSigned } from '../tasks/dossier.js';
import { Dossiers } from '../tasks/dossiers.js';
import { TaskRows } from '../tasks/task-rows.js';
import { AuditTrail } from './audit-trail.js';
import { fromSectionOn } from './reopened.js';
import { Reopening } from './reopening.js';

/**
 * The employer returns a section to the employee. Only who filled in a section corrects it: the employer says what is
 * wrong and changes nothing there itself.
 */
@Injectable()
export class SendBacks {
  constructor(
    private readonly dossiers: Dossiers,
    private readonly reopening: Reopening,
    private readonly rows: TaskRows,
    private readonly trail: AuditTrail,
  ) {}

  sendBack(ctx: Context, taskId: string, given: SendBack): Promise<Task> {
    const { reason } = given;
    return inTransaction(ctx, async (ctx) => {
      const dossier = await this.dossiers.lock(ctx, taskId);
      const section_id = given.section_id ?? firstSigned(dossier);
      refuseUnlessReturnable(ctx, dossier, section_id);
      await this.trail.append(ctx, taskId, 'sent_back', { section_id, reason });
      const task = await this.reopening.reopen(ctx, dossier, fromSectionOn(dossier, section_id), {
        reason,
        task: { sent_back: { ...dossier.task.sent_back, [section_id]: reason } },
      });
      return this.rows.toTask(ctx, task);
    });
  }
}

/** The section to begin again with where none is named: the first that the employee has signed. */
function firstSigned(dossier: Dossier): string {
  const section = dossier.edition.sections.find((it) => it.assignee === 'employee' && isSigned(dossier, it));
  if (!section) throw badRequest('The employee has not signed anything yet');
  return section.id;
}

/** The employer's hosted page, or a component in which somebody works for the employer. */
const isEmployers = (actor: Actor): boolean =>
  actor.kind === 'form_session' ? actor.side === 'employer' : isComponent(actor) && holds(actor, 'task:edit');

function refuseUnlessReturnable({ actor, now }: Context, dossier: Dossier, sectionId: string): void {
  if (!isEmployers(actor)) throw refused('Only the employer sends a section back');
  const section = findSection(dossier.edition, sectionId);
  if (!section) throw badRequest('The form has no such section');
  if (section.assignee !== 'employee') throw badRequest('Only a section of the employee is sent back');
  if (dossier.task.completed_at) {
    throw refused('The form is completed: ask for a change instead (task_change_requests)');
  }
  if (isExpired(dossier.task, now)) throw refused('The task has expired');
  if (!isSigned(dossier, section)) throw badRequest('The employee has not signed this section');
}
