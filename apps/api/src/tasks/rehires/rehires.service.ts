import type { DecideRehire, RehireOffer } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { badRequest, type Context, forbiddenBecause, inTransaction, notFound } from '../../context/index.js';
import { emitEvent } from '../../events/index.js';
import { lockActiveRecord } from '../../records/index.js';
import { AuditTrail } from '../signing/audit-trail.store.js';
import type { TaskAggregate } from '../task-aggregate.js';
import { TaskAggregateRepository } from '../task-aggregate.repository.js';
import { TasksService } from '../tasks.service.js';
import { RehireChoicesService } from './rehire-choices.service.js';
import { type FoundOffer, RehireOffersService } from './rehire-offers.service.js';

/** Offers the choice between a new form and Supplement B of an earlier one, and has what a person chose carried out. */
@Injectable()
export class RehiresService {
  constructor(
    private readonly aggregates: TaskAggregateRepository,
    private readonly offers: RehireOffersService,
    private readonly choices: RehireChoicesService,
    private readonly tasks: TasksService,
    private readonly trail: AuditTrail,
  ) {}

  /** @throws ProblemError 404 for the employee, to whom nothing is offered: the employer chooses */
  async find(ctx: Context, taskId: string): Promise<RehireOffer> {
    const aggregate = await this.aggregates.load(ctx, taskId);
    if (isEmployee(ctx)) throw notFound('rehire');
    return (await this.offers.find(ctx, aggregate)).offer;
  }

  /** @throws ProblemError 400 where there is nothing to choose, or nobody who chose */
  decide(ctx: Context, taskId: string, given: DecideRehire): Promise<RehireOffer> {
    return inTransaction(ctx, async (ctx) => {
      // The employee before their forms, as in placing and assigning: a new form attests the placements of the employee.
      await lockActiveRecord(ctx, 'employees', (await this.tasks.getRow(ctx, taskId)).employee_id);
      const aggregate = await this.aggregates.loadForUpdate(ctx, taskId);
      if (isEmployee(ctx)) throw forbiddenBecause('The employer chooses');
      assertPersonNamed(ctx, given);
      const found = await this.findLocked(ctx, aggregate);
      if (!found.offer.choices.includes(given.choice)) throw badRequest(whyNot(found.offer));
      const chosen = await this.carryOut(ctx, aggregate, given, found);
      await emitEvent(ctx, 'task.rehire_decided', await this.tasks.getById(ctx, chosen));
      return { ...found.offer, choices: [], decision: toDecision(ctx, given, chosen) };
    });
  }

  /**
   * Nobody else opens or withdraws the earlier form until it is decided. Both forms are locked before anything is written to their
   * trails: whoever else writes to a form locks it first, and two in different orders would wait for each other.
   */
  private async findLocked(ctx: Context, aggregate: TaskAggregate): Promise<FoundOffer> {
    const seen = await this.offers.find(ctx, aggregate);
    const earlier = seen.offer.earlier_form?.task_id ?? aggregate.task.id;
    if (seen.offer.choices.length === 0 || earlier === aggregate.task.id) return seen;
    await this.aggregates.loadForUpdate(ctx, earlier);
    return this.offers.find(ctx, aggregate);
  }

  /** The trails of both forms say who chose, before either is changed. @returns the form that goes on */
  private async carryOut(
    ctx: Context,
    aggregate: TaskAggregate,
    given: DecideRehire,
    found: FoundOffer,
  ): Promise<string> {
    const { earlier_form: earlier, rehired_on } = found.offer;
    if (earlier === null) throw new Error('what is offered has an earlier form');
    const { id } = aggregate.task;
    const { choice, chosen_by } = given;
    const isNew = choice === 'new_form';
    const chosen = isNew ? await this.choices.useNew(ctx, aggregate, found) : earlier.task_id;
    const kept = { choice, rehired_on, chosen_task_id: chosen, ...(chosen_by && { chosen_by }) };
    const record = (taskId: string, other: string) =>
      this.trail.append(ctx, taskId, 'rehire_decided', { ...kept, other_task_id: other });
    await record(id, id === chosen ? earlier.task_id : chosen);
    if (id !== chosen) await record(chosen, id);
    if (!isNew) await this.choices.useEarlier(ctx, aggregate, found.offer);
    return chosen;
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

const toDecision = (
  { now }: Context,
  { choice, chosen_by }: DecideRehire,
  task_id: string,
): RehireOffer['decision'] => ({
  choice,
  task_id,
  decided_at: now.toISOString(),
  chosen_by: chosen_by ?? null,
});
