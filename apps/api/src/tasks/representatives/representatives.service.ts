import type {
  NameRepresentative,
  Representative,
  RepresentativeCode,
  RepresentativeList,
  RepresentativeNamed,
  RepresentativeNamer,
} from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { badRequest, type Context, forbiddenBecause, inTransaction } from '../../context/index.js';
import { AccountRulesStore, type RepresentativeRules } from '../../identity/index.js';
import { LinkTargetsService } from '../onboarding/link-targets.service.js';
import { type TaskAggregate, isExpired, isSigned } from '../task-aggregate.js';
import { TaskAggregateRepository } from '../task-aggregate.repository.js';
import { assertNotEmployee } from './assert-not-employee.js';
import { namerOf } from './namer-of.js';
import { representativeLimits } from './representative-limits.js';
import { RepresentativeRecorder } from './representative-recorder.js';
import { type ListedRepresentative, RepresentativesStore } from './representatives.store.js';
import { isAtWork, representativeStatusOf, toRepresentative } from './to-representative.js';

/** Names who examines an employee's documents for the employer, and revokes them. */
@Injectable()
export class RepresentativesService {
  constructor(
    private readonly aggregates: TaskAggregateRepository,
    private readonly store: RepresentativesStore,
    private readonly recorder: RepresentativeRecorder,
    private readonly rules: AccountRulesStore,
    private readonly targets: LinkTargetsService,
  ) {}

  /** One at a time: nobody is replaced without being revoked first. */
  name(ctx: Context, taskId: string, given: NameRepresentative): Promise<RepresentativeNamed> {
    return inTransaction(ctx, async (ctx) => {
      const aggregate = await this.aggregates.loadForUpdate(ctx, taskId);
      assertMayBeNamed(ctx, aggregate, await this.store.listOfTask(ctx, taskId));
      const { side } = namerOf(ctx);
      const asks_for_pictures = picturesAsked(given, await this.rules.representativeRules(ctx), side);
      assertNotEmployee(aggregate, given, side);
      return this.recorder.recordNamed(ctx, aggregate, { ...given, asks_for_pictures });
    });
  }

  /** For the employer alone, who gives it to the representative: with link and code the employee could sign as them. */
  createCode(ctx: Context, taskId: string): Promise<RepresentativeCode> {
    return inTransaction(ctx, async (ctx) => {
      const { task } = await this.aggregates.loadForUpdate(ctx, taskId);
      if (namerOf(ctx).side !== 'employer')
        throw forbiddenBecause('The employer gives the code to the representative');
      // The code opens what a link does: it is for those who may make such a link.
      await this.targets.ofTask(ctx, taskId, { assignee_type: 'employer' });
      const [latest] = await this.store.listOfTask(ctx, task.id);
      if (!latest || representativeStatusOf(latest, ctx.now) !== 'named')
        throw badRequest('Nobody who needs a code is named for this form now');
      return this.recorder.recordNewCode(ctx, latest);
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

/**
 * The employer designates its representative (8 CFR 274a.2(b)(1)(ii)), so employees name one only where the account lets
 * them. The employer asks for pictures of everyone or of no one (8 CFR 274a.2(b)(3)), so employees cannot turn them off.
 */
function picturesAsked(
  { asks_for_pictures: asked }: NameRepresentative,
  { representative_naming, document_pictures }: RepresentativeRules,
  side: RepresentativeNamer['side'],
): boolean {
  const isRequired = document_pictures === 'required';
  if (side === 'employer') return asked ?? isRequired;
  if (representative_naming === 'employer')
    throw forbiddenBecause('The employer names who examines the documents');
  if (isRequired && asked === false)
    throw forbiddenBecause('The employer requires pictures of the documents');
  return isRequired;
}

/** An employee has to do with those whom the employee named; the employer with all. */
const isTheirs = (ctx: Context, { named_by }: ListedRepresentative): boolean =>
  namerOf(ctx).side === 'employer' || named_by.side === 'employee';
