import { type Section, neverReverified } from '@firstday/forms';
import type { StatusChangeOutcome } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Context, forbidden, inTransaction } from '../../context/index.js';
import { holdsPermission } from '../../identity/index.js';
import type { TaskAggregate } from '../task-aggregate.js';
import { TaskAggregateRepository } from '../task-aggregate.repository.js';
import { ChangeRequestsService } from './change-requests.service.js';

export interface RevocationResult {
  readonly outcome: Exclude<StatusChangeOutcome, 'malformed' | 'not_found'>;
  readonly sectionId: string | null;
}

/** What follows from a work authorization that was revoked: its form is to be reverified. */
@Injectable()
export class RevocationsService {
  constructor(
    private readonly aggregates: TaskAggregateRepository,
    private readonly changeRequests: ChangeRequestsService,
  ) {}

  /** @throws ProblemError 403 for who may not open a form again */
  assertMayReverify({ actor }: Context): void {
    if (!holdsPermission(actor, 'task:edit')) throw forbidden();
  }

  /** Opens the next block of Supplement B, once for each revocation. */
  reverify(
    ctx: Context,
    taskId: string,
    revocation: { readonly revokedOn: string; readonly isDryRun: boolean },
  ): Promise<RevocationResult> {
    return inTransaction(ctx, async (ctx) => {
      const result = resultOf(await this.aggregates.loadForUpdate(ctx, taskId), revocation.revokedOn);
      if (result.outcome === 'opened' && result.sectionId && !revocation.isDryRun)
        await this.changeRequests.create(ctx, taskId, {
          starting_section_id: result.sectionId,
          reason: `The employment authorization was revoked on ${revocation.revokedOn} (E-Verify Status Change Report)`,
        });
      return result;
    });
  }
}

function resultOf(aggregate: TaskAggregate, revokedOn: string): RevocationResult {
  const { answers, signatures, task } = aggregate;
  // M-274 5.1, 7.1: never of citizens, nationals, and residents who showed Form I-551.
  if (neverReverified(task.form_key, answers)) return { outcome: 'never_reverified', sectionId: null };
  const blocks = blocksOf(aggregate);
  const signed = blocks.find(({ id }) =>
    signatures.some(({ section_id, signed_on }) => section_id === id && signed_on >= revokedOn),
  );
  if (signed) return { outcome: 'reverified', sectionId: signed.id };
  const isOpened = ({ id }: Section) => task.opened_section_ids.includes(id);
  if (!task.completed_at)
    return { outcome: 'open_already', sectionId: blocks.findLast(isOpened)?.id ?? null };
  const next = blocks.find((it) => !isOpened(it));
  return next ? { outcome: 'opened', sectionId: next.id } : { outcome: 'no_block_left', sectionId: null };
}

/** The sections that follow each other on request, one for each event. */
const blocksOf = ({ edition }: TaskAggregate): readonly Section[] =>
  edition.sections.filter(
    ({ opens, amends, signer }) => opens === 'on_request' && !amends && signer !== 'nobody',
  );
