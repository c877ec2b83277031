import { type RehireTerms, rehireTermsOf } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { isInScope } from '../../identity/index.js';
import { findRehire } from '../../placements/index.js';
import { completedFormOf, type TaskAggregate } from '../task-aggregate.js';
import { TaskAggregateRepository } from '../task-aggregate.repository.js';
import type { TaskEntity } from '../task.entity.js';
import { isInTaskScope } from '../task-scope.js';
import { TasksStore } from '../tasks.store.js';

export interface EarlierForm {
  readonly aggregate: TaskAggregate;
  readonly terms: RehireTerms;
  /** The next block that was never opened. */
  readonly sectionId: string | null;
}

/** A form that was counted as enough for somebody's return: nothing new was asked. */
export interface CountedForm extends EarlierForm {
  readonly rehiredOn: string;
  readonly placementId: string;
}

/** Finds the form that somebody who is hired again completed before. */
@Injectable()
export class EarlierFormFinder {
  constructor(
    private readonly tasks: TasksStore,
    private readonly aggregates: TaskAggregateRepository,
  ) {}

  /**
   * The same form of the same employer, completed as it stands: not one that was opened again, that was withdrawn, or that
   * the caller does not see. One that serves is preferred, then the newest.
   */
  async find(ctx: Context, { task }: TaskAggregate, rehiredOn: string): Promise<EarlierForm | null> {
    const found: EarlierForm[] = [];
    for (const row of await this.listOthers(ctx, task)) {
      if (row.completed_at === null || !isInTaskScope(ctx, row)) continue;
      if (!(await isInScope(ctx, 'tasks', row.id))) continue;
      const earlier = toEarlierForm(await this.aggregates.assemble(ctx, row), rehiredOn);
      if (earlier) found.push(earlier);
    }
    const byDay = found.toSorted((one, other) =>
      other.terms.completedOn.localeCompare(one.terms.completedOn),
    );
    return byDay.find(({ terms }) => terms.isInTime) ?? byDay[0] ?? null;
  }

  /**
   * The form itself, where it was completed before its employee came back and no other one was asked since. Whoever has a link to it
   * alone is not asked: they do not see whether there is another one.
   */
  async findCounted(ctx: Context, aggregate: TaskAggregate): Promise<CountedForm | null> {
    const { task } = aggregate;
    if (task.completed_at === null || task.employer_id === null || isHeldToTasks(ctx)) return null;
    const rehire = await findRehire(ctx, task.employee_id, task.employer_id);
    if (!rehire?.starts_on || rehire.id === task.placement_id) return null;
    const earlier = toEarlierForm(aggregate, rehire.starts_on);
    if (!earlier || earlier.terms.completedOn >= rehire.starts_on) return null;
    const others = await this.listOthers(ctx, task);
    const isAskedAnew = others.some(
      ({ completed_at, created_at }) => completed_at === null || created_at > task.created_at,
    );
    return isAskedAnew ? null : { ...earlier, rehiredOn: rehire.starts_on, placementId: rehire.id };
  }

  private async listOthers(ctx: Context, task: TaskEntity): Promise<TaskEntity[]> {
    if (task.employer_id === null) return [];
    const all = await this.tasks.listActive(ctx, [task.employee_id]);
    return all.filter(
      (it) => it.id !== task.id && it.form_key === task.form_key && it.employer_id === task.employer_id,
    );
  }
}

const isHeldToTasks = ({ actor }: Context): boolean =>
  actor.kind === 'form_session' && actor.taskIds !== null;

function toEarlierForm(aggregate: TaskAggregate, rehiredOn: string): EarlierForm | null {
  const terms = rehireTermsOf(aggregate.task.form_key, completedFormOf(aggregate), rehiredOn);
  return terms && { aggregate, terms, sectionId: nextBlock(aggregate) };
}

const nextBlock = ({ edition, task }: TaskAggregate): string | null =>
  edition.sections.find(
    ({ id, opens, amends, signer }) =>
      opens === 'on_request' && !amends && signer !== 'nobody' && !task.opened_section_ids.includes(id),
  )?.id ?? null;
