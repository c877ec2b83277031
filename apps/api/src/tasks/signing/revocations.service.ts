import { dueDate, neverReverified, openingAnswersOf, type Section } from '@firstday/forms';
import type { StatusChangeOutcome } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Context, forbidden, inTransaction } from '../../context/index.js';
import { emitEvent } from '../../events/index.js';
import { holdsPermission } from '../../identity/index.js';
import { calendarOf } from '../deadline.js';
import { signingDays, type TaskAggregate } from '../task-aggregate.js';
import { TaskAggregateRepository } from '../task-aggregate.repository.js';
import { TaskPresenter } from '../task-presenter.js';
import { TasksStore } from '../tasks.store.js';
import { ChangeRequestsService } from './change-requests.service.js';

/** A revoked authorization, as the report names it. */
export interface Revocation {
  readonly revokedOn: string;
  /** By when the block is to be signed; without it, three business days of the employer from today. */
  readonly dueOn: string | undefined;
  readonly isDryRun: boolean;
}

export interface RevocationResult {
  readonly outcome: Exclude<StatusChangeOutcome, 'malformed' | 'not_found'>;
  readonly sectionId: string | null;
  readonly dueOn: string | null;
}

/**
 * E-Verify has it done within a reasonable time and names no days (EAD Revocation Guidance For E-Verify Employers): without
 * other word, as many as Section 2 has.
 */
const usualDays = { businessDays: 3 };

/** What follows from a work authorization that was revoked: its form is to be reverified, and the employee to be told. */
@Injectable()
export class RevocationsService {
  constructor(
    private readonly aggregates: TaskAggregateRepository,
    private readonly changeRequests: ChangeRequestsService,
    private readonly tasks: TasksStore,
    private readonly presenter: TaskPresenter,
  ) {}

  /** @throws ProblemError 403 for who may not open a form again */
  assertMayReverify({ actor }: Context): void {
    if (!holdsPermission(actor, 'task:edit')) throw forbidden();
  }

  /** Opens the next block of Supplement B, once for each revocation. */
  reverify(ctx: Context, taskId: string, revocation: Revocation): Promise<RevocationResult> {
    return inTransaction(ctx, async (ctx) => {
      const aggregate = await this.aggregates.loadForUpdate(ctx, taskId);
      const result = resultOf(aggregate, revocation);
      if (result.outcome === 'opened' && !revocation.isDryRun)
        await this.open(ctx, aggregate, result, revocation);
      return result;
    });
  }

  private async open(
    ctx: Context,
    { task }: TaskAggregate,
    { sectionId, dueOn }: RevocationResult,
    { revokedOn }: Revocation,
  ): Promise<void> {
    if (sectionId === null || dueOn === null) throw new Error('what is opened has a day');
    await this.changeRequests.create(ctx, task.id, {
      starting_section_id: sectionId,
      reason: `The employment authorization was revoked on ${revokedOn} (E-Verify Status Change Report)`,
      dueOn,
      answers: openingAnswersOf(task.form_key, sectionId, { kind: 'reverification' }),
    });
    const opened = await this.tasks.find(ctx, task.id);
    if (opened)
      await emitEvent(ctx, 'task.reverification_required', await this.presenter.toTask(ctx, opened));
  }
}

const nothing = { sectionId: null, dueOn: null } as const;

function resultOf(aggregate: TaskAggregate, { revokedOn, dueOn }: Revocation): RevocationResult {
  const { answers, task } = aggregate;
  // M-274 5.1, 7.1: never of citizens, nationals, and residents who showed Form I-551.
  if (neverReverified(task.form_key, answers)) return { outcome: 'never_reverified', ...nothing };
  const blocks = blocksOf(aggregate);
  // A correction of a block is no new examination: it counts from the day on which it was first signed.
  const days = signingDays(aggregate);
  const signed = blocks.find(({ id }) => (days[id] ?? '') >= revokedOn);
  if (signed) return { outcome: 'reverified', sectionId: signed.id, dueOn: null };
  const isOpened = ({ id }: Section) => task.opened_section_ids.includes(id);
  if (!task.completed_at) {
    const open = blocks.find((it) => isOpened(it) && days[it.id] === undefined);
    if (open) return { outcome: 'open_already', sectionId: open.id, dueOn: task.due_on };
    // The form itself is not complete: no block can be opened before it is. A correction holds nothing up.
    if (!task.is_being_corrected) return { outcome: 'form_open', ...nothing };
  }
  const next = blocks.find((it) => !isOpened(it));
  return next
    ? { outcome: 'opened', sectionId: next.id, dueOn: dueOn ?? usualDay(aggregate) }
    : { outcome: 'no_block_left', ...nothing };
}

function usualDay({ context }: TaskAggregate): string {
  const today = context['today'];
  if (typeof today !== 'string') throw new Error('a form knows the day');
  return dueDate(usualDays, { firstDay: today, ...calendarOf(context) });
}

/** The sections that follow each other on request, one for each event. */
const blocksOf = ({ edition }: TaskAggregate): readonly Section[] =>
  edition.sections.filter(
    ({ opens, amends, signer }) => opens === 'on_request' && !amends && signer !== 'nobody',
  );
