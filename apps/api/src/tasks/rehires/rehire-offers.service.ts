import type { RehireChoice, RehireObstacle, RehireOffer } from '@firstday/domain';
import { type RehireTerms, rehireTermsOf } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { holdsPermission, isInScope } from '../../identity/index.js';
import { AuditTrail } from '../signing/audit-trail.store.js';
import { completedFormOf, type TaskAggregate } from '../task-aggregate.js';
import { TaskAggregateRepository } from '../task-aggregate.repository.js';
import { TaskCases } from '../task-cases.js';
import { isInTaskScope } from '../task-scope.js';
import { TasksStore } from '../tasks.store.js';

interface Earlier {
  readonly aggregate: TaskAggregate;
  readonly terms: RehireTerms;
  /** The next block that was never opened. */
  readonly sectionId: string | null;
}

/** What may be chosen for somebody who is hired again. */
@Injectable()
export class RehireOffersService {
  constructor(
    private readonly tasks: TasksStore,
    private readonly aggregates: TaskAggregateRepository,
    private readonly cases: TaskCases,
    private readonly trail: AuditTrail,
  ) {}

  async find(ctx: Context, aggregate: TaskAggregate): Promise<RehireOffer> {
    const rehiredOn = rehireDay(aggregate);
    const earlier = await this.findEarlier(ctx, aggregate, rehiredOn);
    const obstacle = await this.obstacleOf(ctx, aggregate, earlier);
    const decision = await this.findDecision(ctx, aggregate.task.id);
    return {
      task_id: aggregate.task.id,
      rehired_on: rehiredOn,
      choices: decision ? [] : choicesOf(obstacle),
      obstacle,
      earlier_form: earlier && toEarlierForm(ctx, earlier),
      decision,
    };
  }

  /**
   * The same form of the same employer, completed as it stands: not one that was opened again, that was withdrawn, or that
   * the caller does not see. One that serves is preferred, then the newest.
   */
  private async findEarlier(
    ctx: Context,
    { task }: TaskAggregate,
    rehiredOn: string,
  ): Promise<Earlier | null> {
    if (task.employer_id === null) return null;
    const rows = (await this.tasks.listActive(ctx, [task.employee_id])).filter(
      (it) =>
        it.id !== task.id &&
        it.form_key === task.form_key &&
        it.employer_id === task.employer_id &&
        it.completed_at !== null &&
        isInTaskScope(ctx, it),
    );
    const found: Earlier[] = [];
    for (const row of rows) {
      if (!(await isInScope(ctx, 'tasks', row.id))) continue;
      const aggregate = await this.aggregates.assemble(ctx, row);
      const terms = rehireTermsOf(row.form_key, completedFormOf(aggregate), rehiredOn);
      if (terms) found.push({ aggregate, terms, sectionId: nextBlock(aggregate) });
    }
    const byDay = found.toSorted((one, other) =>
      other.terms.completedOn.localeCompare(one.terms.completedOn),
    );
    return byDay.find(({ terms }) => terms.isInTime) ?? byDay[0] ?? null;
  }

  private async obstacleOf(
    ctx: Context,
    { signatures, task, context }: TaskAggregate,
    earlier: Earlier | null,
  ): Promise<RehireObstacle | null> {
    if (earlier === null) return 'no_earlier_form';
    if (signatures.length > 0 || task.completed_at) return 'already_begun';
    if (!earlier.terms.isInTime) return 'too_long_ago';
    if (earlier.sectionId === null) return 'no_block_left';
    // E-Verify User Manual, rehires: only where the earlier case was authorized; else a new form and a new case.
    const isInEverify = context['employer.uses_e_verify'] === true;
    if (isInEverify && !(await this.cases.wasAuthorized(ctx, earlier.aggregate.task.id)))
      return 'case_not_authorized';
    return null;
  }

  private async findDecision(ctx: Context, taskId: string): Promise<RehireOffer['decision']> {
    const entry = (await this.trail.listOfKind(ctx, taskId, 'rehire_decided')).at(-1);
    if (!entry) return null;
    const { chosen_by: chosenBy } = entry.detail;
    return {
      choice: entry.detail['choice'] === 'supplement_b' ? 'supplement_b' : 'new_form',
      decided_at: entry.at,
      chosen_by: typeof chosenBy === 'string' ? chosenBy : null,
    };
  }
}

function choicesOf(obstacle: RehireObstacle | null): RehireChoice[] {
  return obstacle === null ? ['new_form', 'supplement_b'] : [];
}

/** The first day of the new employment, where the records know it. */
function rehireDay({ context }: TaskAggregate): string {
  const day = context['placement.start_date'] ?? context['today'];
  if (typeof day !== 'string') throw new Error('a form knows the day');
  return day;
}

const nextBlock = ({ edition, task }: TaskAggregate): string | null =>
  edition.sections.find(
    ({ id, opens, amends, signer }) =>
      opens === 'on_request' && !amends && signer !== 'nobody' && !task.opened_section_ids.includes(id),
  )?.id ?? null;

const toEarlierForm = (
  ctx: Context,
  { aggregate, terms, sectionId }: Earlier,
): RehireOffer['earlier_form'] => ({
  task_id: aggregate.task.id,
  completed_on: terms.completedOn,
  usable_until: terms.usableUntil,
  section_id: sectionId,
  needs_document: maySeeAuthorization(ctx) ? terms.needsDocument : null,
});

/** As with the calendar's reverification: it says of somebody's right to work. The employer's page examines the documents. */
const maySeeAuthorization = ({ actor }: Context): boolean => {
  if (actor.kind === 'form_session') return true;
  return actor.kind === 'user_session'
    ? actor.seesSensitive
    : holdsPermission(actor, 'employee:view_sensitive');
};
