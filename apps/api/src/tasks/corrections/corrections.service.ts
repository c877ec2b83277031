import type { AnswerCorrection, CorrectionRequest, RequestCorrection, Task } from '@firstday/domain';
import { employeeMayRenew } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import { badRequest, type Context, forbiddenBecause, inTransaction } from '../../context/index.js';
import { emitEvent } from '../../events/index.js';
import { AuditTrail } from '../signing/audit-trail.store.js';
import { AwaitedNumbersService } from '../signing/awaited-numbers.service.js';
import { firstSignedSection } from '../signing/first-signed-section.js';
import { SectionReopener } from '../signing/section-reopener.js';
import { sectionsToCorrect } from '../signing/with-sections-reopened.js';
import { isExpired, type TaskAggregate } from '../task-aggregate.js';
import { TaskAggregateRepository } from '../task-aggregate.repository.js';
import { TaskPresenter } from '../task-presenter.js';
import type { TaskEntity } from '../task.entity.js';
import { TasksStore } from '../tasks.store.js';
import { EnteredAnswersService } from '../identity/entered-answers.service.js';
import { correctionPath } from '../identity/entered-answer-hasher.js';
import { type AskedCorrection, CorrectionSealer } from './correction-sealer.js';

/**
 * The employee asks to correct what they have signed, and the employer opens the form again or says why not. Nobody else
 * changes an employee's part, and the employee's own word is what lets a hosted page open a completed form.
 */
@Injectable()
export class CorrectionsService {
  constructor(
    private readonly aggregates: TaskAggregateRepository,
    private readonly tasks: TasksStore,
    private readonly sealer: CorrectionSealer,
    private readonly reopener: SectionReopener,
    private readonly trail: AuditTrail,
    private readonly presenter: TaskPresenter,
    private readonly entered: EnteredAnswersService,
    private readonly numbers: AwaitedNumbersService,
  ) {}

  /** Asked again before there is an answer, the words are replaced, and nobody is told twice. */
  request(ctx: Context, taskId: string, { reason, about }: RequestCorrection): Promise<CorrectionRequest> {
    return inTransaction(ctx, async (ctx) => {
      const { actor } = ctx;
      const aggregate = await this.aggregates.loadForUpdate(ctx, taskId);
      if (actor.kind !== 'form_session' || actor.side !== 'employee')
        throw forbiddenBecause('The employee asks for this, and nobody else');
      if (about === 'social_security_number') return this.numbers.openForEmployee(ctx, aggregate, reason);
      assertMayBeAsked(aggregate, ctx.now);
      const { task } = aggregate;
      const before = this.sealer.open(task);
      const isAsked = before?.status === 'asked';
      const correction: AskedCorrection = {
        status: 'asked',
        reason,
        requested_at: isAsked ? before.requested_at : ctx.now.toISOString(),
        answered_at: null,
        message: null,
      };
      await this.keep(ctx, task, correction);
      // Shown again on the device that it was written on.
      await this.entered.record(ctx, [{ path: correctionPath, value: reason, isSensitive: true }]);
      if (!isAsked) {
        await this.trail.append(ctx, taskId, 'correction_requested');
        await emitEvent(ctx, 'task.correction_requested', await this.presenter.toTask(ctx, task));
      }
      return { task_id: taskId, ...correction };
    });
  }

  answer(ctx: Context, taskId: string, given: AnswerCorrection): Promise<Task> {
    return inTransaction(ctx, async (ctx) => {
      const aggregate = await this.aggregates.loadForUpdate(ctx, taskId);
      assertMayAnswer(ctx);
      const asked = this.sealer.open(aggregate.task);
      if (asked?.status !== 'asked') throw badRequest('Nobody asks for a correction of this form');
      const { message = null, outcome } = given;
      if (outcome === 'declined' && message === null)
        throw badRequest('Say why: the employee is told, and the form stays as it is');
      const { task_id: _task, ...words } = asked;
      const answered = { ...words, status: outcome, answered_at: ctx.now.toISOString(), message };
      if (outcome === 'opened') return this.open(ctx, aggregate, answered);
      await this.keep(ctx, aggregate.task, answered);
      await this.trail.append(ctx, taskId, 'correction_declined');
      return this.presenter.toTask(ctx, aggregate.task);
    });
  }

  private async open(ctx: Context, aggregate: TaskAggregate, correction: AskedCorrection): Promise<Task> {
    const { task } = aggregate;
    const section = firstSignedSection(aggregate);
    if (!section || isExpired(task, ctx.now))
      throw badRequest('There is nothing signed that could be opened');
    await this.trail.append(ctx, task.id, 'reopened', { section_id: section.id });
    return this.reopener.reopen(ctx, aggregate, sectionsToCorrect(aggregate, section.id), {
      reason: correction.reason,
      voidReason: 'the employee asked for a correction',
      task: {
        completed_at: null,
        correction_requested_at: null,
        sealed_correction: this.sealer.seal(task.id, correction),
      },
    });
  }

  /** No document is made anew by it: nothing of the form has changed. */
  private keep(ctx: Context, task: TaskEntity, correction: AskedCorrection): Promise<void> {
    return this.tasks.update(ctx, {
      ...task,
      correction_requested_at: correction.status === 'asked' ? new Date(correction.requested_at) : null,
      sealed_correction: this.sealer.seal(task.id, correction),
    });
  }
}

function assertMayBeAsked(aggregate: TaskAggregate, now: Date): void {
  const { task } = aggregate;
  if (employeeMayRenew(task.form_key))
    throw badRequest('This form is filled in again when something has changed (tasks.renew)');
  if (isExpired(task, now)) throw forbiddenBecause('The task has expired');
  if (!firstSignedSection(aggregate))
    throw badRequest('You have not signed this form yet: change it instead');
}

/** The employer's hosted page, or staff who may edit tasks. */
function assertMayAnswer({ actor }: Context): void {
  if (actor.kind === 'form_session' && actor.side !== 'employer')
    throw forbiddenBecause('The employer answers this, and nobody else');
}
