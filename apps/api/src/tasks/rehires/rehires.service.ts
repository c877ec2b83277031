import type { DecideRehire, RehireOffer } from '@firstday/domain';
import { dueDate, openingAnswersOf } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import { badRequest, type Context, forbiddenBecause, inTransaction, notFound } from '../../context/index.js';
import { emitEvent } from '../../events/index.js';
import { calendarOf } from '../deadline.js';
import { AuditTrail } from '../signing/audit-trail.store.js';
import { ChangeRequestsService } from '../signing/change-requests.service.js';
import type { TaskAggregate } from '../task-aggregate.js';
import { TaskAggregateRepository } from '../task-aggregate.repository.js';
import { TasksService } from '../tasks.service.js';
import { RehireOffersService } from './rehire-offers.service.js';

type EarlierForm = NonNullable<RehireOffer['earlier_form']>;

/** The block is signed as soon as Section 2 of a new form would be. */
const usualDays = { businessDays: 3 };

/** Offers the choice between a new form and Supplement B of an earlier one, and carries out what a person chose. */
@Injectable()
export class RehiresService {
  constructor(
    private readonly aggregates: TaskAggregateRepository,
    private readonly offers: RehireOffersService,
    private readonly changeRequests: ChangeRequestsService,
    private readonly tasks: TasksService,
    private readonly trail: AuditTrail,
  ) {}

  /** @throws ProblemError 404 for the employee, to whom nothing is offered: the employer chooses */
  async find(ctx: Context, taskId: string): Promise<RehireOffer> {
    const aggregate = await this.aggregates.load(ctx, taskId);
    if (isEmployee(ctx)) throw notFound('rehire');
    return this.offers.find(ctx, aggregate);
  }

  /** @throws ProblemError 400 where there is nothing to choose, or nobody who chose */
  decide(ctx: Context, taskId: string, given: DecideRehire): Promise<RehireOffer> {
    return inTransaction(ctx, async (ctx) => {
      const aggregate = await this.aggregates.loadForUpdate(ctx, taskId);
      if (isEmployee(ctx)) throw forbiddenBecause('The employer chooses');
      assertPersonNamed(ctx, given);
      const offer = await this.offers.find(ctx, aggregate);
      const { earlier_form: earlier } = offer;
      if (earlier === null || !offer.choices.includes(given.choice)) throw badRequest(whyNot(offer));
      await this.record(ctx, taskId, { given, other: earlier.task_id });
      if (given.choice === 'supplement_b') await this.useEarlier(ctx, aggregate, { given, offer, earlier });
      const chosen = given.choice === 'supplement_b' ? earlier.task_id : taskId;
      await emitEvent(ctx, 'task.rehire_decided', await this.tasks.getById(ctx, chosen));
      return { ...offer, choices: [], decision: toDecision(ctx, given) };
    });
  }

  /** Opens the block of the earlier form, and withdraws the one that nobody has signed. */
  private async useEarlier(
    ctx: Context,
    { task, context }: TaskAggregate,
    { given, offer, earlier }: { given: DecideRehire; offer: RehireOffer; earlier: EarlierForm },
  ): Promise<void> {
    const { rehired_on: rehiredOn } = offer;
    const { section_id: sectionId, task_id: earlierId } = earlier;
    if (sectionId === null) throw new Error('what is offered has a block');
    await this.changeRequests.create(ctx, earlierId, {
      starting_section_id: sectionId,
      reason: `Rehired on ${rehiredOn}: Supplement B was chosen in place of a new form`,
      dueOn: dueDate(usualDays, { firstDay: rehiredOn, ...calendarOf(context) }),
      answers: openingAnswersOf(task.form_key, sectionId, { kind: 'rehire', rehiredOn }),
    });
    await this.record(ctx, earlierId, { given, other: task.id });
    await this.tasks.withdraw(ctx, task.id, { cause: 'request', reason: 'not_needed' });
  }

  private record(
    ctx: Context,
    taskId: string,
    { given: { choice, chosen_by }, other }: { given: DecideRehire; other: string },
  ): Promise<void> {
    const detail = { choice, other_task_id: other, ...(chosen_by && { chosen_by }) };
    return this.trail.append(ctx, taskId, 'rehire_decided', detail);
  }
}

const isEmployee = ({ actor }: Context): boolean =>
  actor.kind === 'form_session' && actor.side !== 'employer';

/** A server chooses nothing by itself. */
function assertPersonNamed({ actor }: Context, { chosen_by }: DecideRehire): void {
  if (actor.kind === 'api_token' && chosen_by === undefined)
    throw badRequest('chosen_by: Name the person who chose');
}

function whyNot({ decision, obstacle }: RehireOffer): string {
  if (decision) return `It was chosen already: ${decision.choice}`;
  return `Supplement B of an earlier form cannot be chosen: ${obstacle ?? 'no_earlier_form'}`;
}

const toDecision = ({ now }: Context, { choice, chosen_by }: DecideRehire): RehireOffer['decision'] => ({
  choice,
  decided_at: now.toISOString(),
  chosen_by: chosen_by ?? null,
});
