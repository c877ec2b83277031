import type {
  NameRepresentative,
  Representative,
  RepresentativeList,
  RepresentativeNamed,
} from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { badRequest, type Context, forbiddenBecause, inTransaction } from '../../context/index.js';
import { type TaskAggregate, isExpired, isSigned } from '../task-aggregate.js';
import { TaskAggregateRepository } from '../task-aggregate.repository.js';
import { assertNotEmployee } from './assert-not-employee.js';
import { namerOf } from './namer-of.js';
import { representativeLimits } from './representative-limits.js';
import { RepresentativeRecorder } from './representative-recorder.js';
import { type ListedRepresentative, RepresentativesStore } from './representatives.store.js';
import { isAtWork, toRepresentative } from './to-representative.js';

/** Names who examines an employee's documents for the employer, and revokes them. */
@Injectable()
export class RepresentativesService {
  constructor(
    private readonly aggregates: TaskAggregateRepository,
    private readonly store: RepresentativesStore,
    private readonly recorder: RepresentativeRecorder,
  ) {}

  /** One at a time: nobody is replaced without being revoked first. */
  name(ctx: Context, taskId: string, given: NameRepresentative): Promise<RepresentativeNamed> {
    return inTransaction(ctx, async (ctx) => {
      const aggregate = await this.aggregates.loadForUpdate(ctx, taskId);
      assertMayBeNamed(ctx, aggregate, await this.store.listOfTask(ctx, taskId));
      assertNotEmployee(aggregate, given);
      return this.recorder.recordNamed(ctx, aggregate, given);
    });
  }

  async list(ctx: Context, taskId: string): Promise<RepresentativeList> {
    const { task } = await this.aggregates.load(ctx, taskId);
    const rows = await this.store.listOfTask(ctx, task.id);
    return { data: rows.filter((row) => isTheirs(ctx, row)).map((row) => toRepresentative(row, ctx.now)) };
  }

  /** What they have signed stays signed; what they were asked to photograph is asked of nobody else. */
  revoke(ctx: Context, taskId: string): Promise<Representative> {
    return inTransaction(ctx, async (ctx) => {
      const aggregate = await this.aggregates.loadForUpdate(ctx, taskId);
      const [latest] = await this.store.listOfTask(ctx, taskId);
      if (!latest || latest.revoked_at || latest.signed_at)
        throw badRequest('Nobody is named for this form now');
      if (!isTheirs(ctx, latest)) throw forbiddenBecause('The employer named this person: ask them');
      return this.recorder.recordRevoked(ctx, aggregate, latest);
    });
  }
}

function assertMayBeNamed(
  ctx: Context,
  aggregate: TaskAggregate,
  earlier: readonly ListedRepresentative[],
): void {
  const { edition, task } = aggregate;
  const rule = edition.representative;
  if (!rule) throw badRequest('This form has no section that a representative fills in');
  if (task.completed_at || isSigned(aggregate, { id: rule.signs }))
    throw badRequest('The employer’s section is signed already');
  if (isExpired(task, ctx.now)) throw forbiddenBecause('The task has expired');
  if (earlier.length >= representativeLimits.perTask)
    throw badRequest('Too many people were named for this form');
  const [latest] = earlier;
  if (!latest || !isAtWork(latest, ctx.now)) return;
  if (!isTheirs(ctx, latest)) throw forbiddenBecause('The employer has named somebody for this form');
  throw badRequest('Somebody is named already: revoke them first');
}

/** An employee has to do with those whom the employee named; the employer with all. */
const isTheirs = (ctx: Context, { named_by }: ListedRepresentative): boolean =>
  namerOf(ctx).side === 'employer' || named_by.side === 'employee';
