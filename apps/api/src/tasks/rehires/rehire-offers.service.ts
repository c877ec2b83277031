import type { RehireChoice, RehireObstacle, RehireOffer } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { holdsPermission } from '../../identity/index.js';
import { AuditTrail } from '../signing/audit-trail.store.js';
import type { TaskAggregate } from '../task-aggregate.js';
import { TaskCases } from '../task-cases.js';
import { type CountedForm, type EarlierForm, EarlierFormFinder } from './earlier-form-finder.js';

/** What may be chosen, and for which placement a new form would be where none was asked yet. */
export interface FoundOffer {
  readonly offer: RehireOffer;
  readonly counted: CountedForm | null;
}

/** What may be chosen for somebody who is hired again. */
@Injectable()
export class RehireOffersService {
  constructor(
    private readonly earlierForms: EarlierFormFinder,
    private readonly cases: TaskCases,
    private readonly trail: AuditTrail,
  ) {}

  /** Of a new form, or of the earlier one itself where that was counted as enough. */
  async find(ctx: Context, aggregate: TaskAggregate): Promise<FoundOffer> {
    const counted = await this.earlierForms.findCounted(ctx, aggregate);
    const rehiredOn = counted?.rehiredOn ?? rehireDay(aggregate);
    const earlier = counted ?? (await this.earlierForms.find(ctx, aggregate, rehiredOn));
    const obstacle =
      counted === null && isBegun(aggregate) && earlier !== null
        ? 'already_begun'
        : await this.obstacleOf(ctx, aggregate, earlier);
    const { id } = aggregate.task;
    const decision = await this.findDecision(ctx, id, counted?.rehiredOn);
    return {
      counted,
      offer: {
        task_id: id,
        rehired_on: rehiredOn,
        choices: decision ? [] : choicesOf(obstacle),
        obstacle,
        earlier_form: earlier && toEarlierForm(ctx, earlier),
        decision,
      },
    };
  }

  private async obstacleOf(
    ctx: Context,
    { context }: TaskAggregate,
    earlier: EarlierForm | null,
  ): Promise<RehireObstacle | null> {
    if (earlier === null) return 'no_earlier_form';
    if (!earlier.terms.isInTime) return 'too_long_ago';
    if (earlier.sectionId === null) return 'no_block_left';
    // E-Verify User Manual, rehires: only where the earlier case was authorized; else a new form and a new case.
    const isInEverify = context['employer.uses_e_verify'] === true;
    if (isInEverify && !(await this.cases.wasAuthorized(ctx, earlier.aggregate.task.id)))
      return 'case_not_authorized';
    return null;
  }

  /** @param rehiredOn of a form that may have been chosen for several returns: the decision about this one */
  private async findDecision(
    ctx: Context,
    taskId: string,
    rehiredOn: string | undefined,
  ): Promise<RehireOffer['decision']> {
    const entries = await this.trail.listOfKind(ctx, taskId, 'rehire_decided');
    const entry = entries.findLast(
      ({ detail }) => rehiredOn === undefined || detail['rehired_on'] === rehiredOn,
    );
    if (!entry) return null;
    const { chosen_by: chosenBy, chosen_task_id: chosenTask } = entry.detail;
    return {
      choice: entry.detail['choice'] === 'supplement_b' ? 'supplement_b' : 'new_form',
      task_id: typeof chosenTask === 'string' ? chosenTask : taskId,
      decided_at: entry.at,
      chosen_by: typeof chosenBy === 'string' ? chosenBy : null,
    };
  }
}

const isBegun = ({ signatures, task }: TaskAggregate): boolean =>
  signatures.length > 0 || task.completed_at !== null;

function choicesOf(obstacle: RehireObstacle | null): RehireChoice[] {
  return obstacle === null ? ['new_form', 'supplement_b'] : [];
}

/** The first day of the new employment, where the records know it. */
function rehireDay({ context }: TaskAggregate): string {
  const day = context['placement.start_date'] ?? context['today'];
  if (typeof day !== 'string') throw new Error('a form knows the day');
  return day;
}

const toEarlierForm = (
  ctx: Context,
  { aggregate, terms, sectionId }: EarlierForm,
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
