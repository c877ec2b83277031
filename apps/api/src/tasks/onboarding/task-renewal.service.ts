import type { RenewedTask } from '@firstday/domain';
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
import { isExpired } from '../task-aggregate.js';
import { TaskAggregateRepository } from '../task-aggregate.repository.js';
import { TaskCreationService } from '../task-creation.service.js';
import type { TaskEntity } from '../task.entity.js';
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
  ) {}

  /** Asked twice, it answers the same task. */
  renew(ctx: Context, taskId: string): Promise<RenewedTask> {
    return inTransaction(ctx, async (ctx) => {
      assertMayRenew(ctx.actor);
      const { task } = await this.aggregates.loadForUpdate(ctx, taskId);
      if (!employeeMayRenew(task.form_key))
        throw forbiddenBecause('Only the employer asks for a new one of this form');
      if (!task.completed_at) throw badRequest('This form is not finished yet: change it instead');
      const begun = await this.findBegun(ctx, task);
      if (begun) return { task_id: begun.id };
      const { employee_id, employer_id, client_id, job_id, placement_id } = task;
      const given = { employee_id, employer_id, client_id, job_id, placement_id };
      const [created] = await this.creation.create(ctx, this.forms.listByIds(ctx, [task.form_id]), given);
      if (!created) throw badRequest('There is no such form any more');
      return { task_id: created.id };
    });
  }

  /** Whoever renews from another finished one at the same time waits for the first of them, which both hold. */
  private async findBegun(ctx: Context, task: TaskEntity): Promise<TaskEntity | undefined> {
    const list = async () =>
      (await this.tasks.listActive(ctx, [task.employee_id])).filter((other) => isOfSameForm(other, task));
    const oldest = (await list()).findLast(({ completed_at }) => completed_at !== null);
    if (oldest && oldest.id !== task.id) await this.tasks.lock(ctx, oldest.id);
    return (await list()).find((other) => isOpen(other, ctx.now));
  }
}

/** The newest finished task of each form and employer that may be renewed, where no new one is begun. */
export function renewableTaskIds(
  actor: SessionActor,
  newestFirst: readonly TaskEntity[],
  now: Date,
): string[] {
  if (actor.side !== 'employee' || actor.taskIds !== null || actor.reader.handover) return [];
  const mayBeRenewed = newestFirst.filter(({ form_key }) => employeeMayRenew(form_key));
  return mayBeRenewed
    .filter((task) => {
      const same = mayBeRenewed.filter((other) => isOfSameForm(other, task));
      const newest = same.find(({ completed_at }) => completed_at !== null);
      return newest === task && !same.some((other) => isOpen(other, now));
    })
    .map(({ id }) => id);
}

/** Each employer has forms of its own from the same person. */
const isOfSameForm = (one: TaskEntity, other: TaskEntity): boolean =>
  one.form_key === other.form_key && one.employer_id === other.employer_id;

const isOpen = (task: TaskEntity, now: Date): boolean => task.completed_at === null && !isExpired(task, now);

function assertMayRenew(actor: Actor): void {
  if (actor.kind !== 'form_session') throw forbidden();
  if (actor.side !== 'employee' || actor.reader.handover)
    throw forbiddenBecause('The employee alone fills in a new form');
  if (actor.taskIds !== null) throw forbiddenBecause('This link is about certain forms, and no others');
}
