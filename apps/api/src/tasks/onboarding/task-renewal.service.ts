import type { OnboardingTask, RenewedTask } from '@firstday/domain';
import { employeeMayRenew } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import {
  type Actor,
  badRequest,
  type Context,
  forbidden,
  forbiddenBecause,
  inTransaction,
} from '../../context/index.js';
import { FormsStore } from '../../forms/index.js';
import { SessionIdentityService } from '../identity/session-identity.service.js';
import { TaskAggregateRepository } from '../task-aggregate.repository.js';
import { TaskCreationService } from '../task-creation.service.js';
import { TasksStore } from '../tasks.store.js';

type SessionActor = Extract<Actor, { kind: 'form_session' }>;

/** What an employee fills in anew because something has changed. */
@Injectable()
export class TaskRenewalService {
  constructor(
    private readonly aggregates: TaskAggregateRepository,
    private readonly tasks: TasksStore,
    private readonly forms: FormsStore,
    private readonly creation: TaskCreationService,
    private readonly identity: SessionIdentityService,
  ) {}

  /** Asked twice it answers the same task: the finished one's row is held. */
  renew(ctx: Context, taskId: string): Promise<RenewedTask> {
    return inTransaction(ctx, async (ctx) => {
      assertMayRenew(ctx.actor);
      await this.identity.assertProved(ctx);
      const { task } = await this.aggregates.loadForUpdate(ctx, taskId);
      if (!employeeMayRenew(task.form_key))
        throw forbiddenBecause('Only the employer asks for a new one of this form');
      if (!task.completed_at) throw badRequest('This form is not finished yet: change it instead');
      const all = await this.tasks.listActive(ctx, [task.employee_id]);
      const begun = all.find((other) => other.form_key === task.form_key && isOpen(other, ctx.now));
      if (begun) return { task_id: begun.id };
      const { employee_id, employer_id, client_id, job_id, placement_id } = task;
      const given = { employee_id, employer_id, client_id, job_id, placement_id };
      const [created] = await this.creation.create(ctx, this.forms.listByIds(ctx, [task.form_id]), given);
      if (!created) throw badRequest('There is no such form any more');
      return { task_id: created.id };
    });
  }
}

/** The newest finished task of each form that may be renewed, where no new one is begun. */
export function renewableTaskIds(actor: SessionActor, tasks: readonly OnboardingTask[]): string[] {
  if (actor.side !== 'employee' || actor.taskIds !== null || actor.reader.handover) return [];
  const mayBeRenewed = tasks.filter(({ form_key }) => employeeMayRenew(form_key));
  const lastOf = (form: string) => mayBeRenewed.findLast(({ form_key }) => form_key === form);
  const isBegun = (form: string) =>
    mayBeRenewed.some(({ form_key, status }) => form_key === form && status === 'requires_action');
  return mayBeRenewed
    .filter(
      (task) => task.status === 'completed' && !isBegun(task.form_key) && lastOf(task.form_key) === task,
    )
    .map(({ id }) => id);
}

function assertMayRenew(actor: Actor): void {
  if (actor.kind !== 'form_session') throw forbidden();
  if (actor.side !== 'employee' || actor.reader.handover)
    throw forbiddenBecause('The employee alone fills in a new form');
  if (actor.taskIds !== null) throw forbiddenBecause('This link is about certain forms, and no others');
}

const isOpen = (
  { completed_at, expired_at }: { readonly completed_at: Date | null; readonly expired_at: Date | null },
  now: Date,
): boolean => completed_at === null && (expired_at === null || expired_at > now);
