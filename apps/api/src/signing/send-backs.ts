import type { SendBack, Task } from '@firstday/domain';
import { findSection } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import { type Context, inTransaction } from '../platform/context.js';
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

  sendBack(ctx: Context, taskId: string, { section_id, reason }: SendBack): Promise<Task> {
    return inTransaction(ctx, async (ctx) => {
      const dossier = await this.dossiers.lock(ctx, taskId);
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

function refuseUnlessReturnable({ actor, now }: Context, dossier: Dossier, sectionId: string): void {
  if (actor.kind !== 'form_session' || actor.side !== 'employer') {
    throw refused('Only the employer sends a section back');
  }
  const section = findSection(dossier.edition, sectionId);
  if (!section) throw badRequest('The form has no such section');
  if (section.assignee !== 'employee') throw badRequest('Only a section of the employee is sent back');
  if (dossier.task.completed_at) {
    throw refused('The form is completed: ask for a change instead (task_change_requests)');
  }
  if (isExpired(dossier.task, now)) throw refused('The task has expired');
  if (!isSigned(dossier, section)) throw badRequest('The employee has not signed this section');
}
