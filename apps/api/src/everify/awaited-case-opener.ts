import { Injectable } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { delayOf, hasNumberArrived } from './number-steps.js';
import { CaseSealer } from './case-sealer.js';
import { CaseWriter } from './case-writer.js';
import type { EverifyCaseEntity } from './everify-case.entity.js';
import { EverifyCasesStore } from './everify-cases.store.js';
import { type OpenCaseInput, withPendingAction } from './with-pending-action.js';

/**
 * Opens a case whose awaited Social Security number has arrived. E-Verify User Manual, 2.1: the case is created as soon as the number
 * is there, and says that it was awaited where that is after the third business day. Where the case is late for another reason
 * too, a person opens it and says why.
 */
@Injectable()
export class AwaitedCaseOpener {
  constructor(
    private readonly store: EverifyCasesStore,
    private readonly writer: CaseWriter,
    private readonly sealer: CaseSealer,
  ) {}

  /** In the transaction that made the case as it is. E-Verify is asked once it is committed. */
  async open(ctx: Context, row: EverifyCaseEntity): Promise<void> {
    if (row.status !== 'PREPARED' || row.wanted || row.missing.length > 0) return;
    if (!hasNumberArrived(await this.store.findSteps(ctx, [row.id]))) return;
    const delay = delayOf(row, ctx.now);
    if (delay === 'unknown') return;
    const input: Partial<OpenCaseInput> =
      delay === 'number' ? { reason_for_delay_code: 'AWAITING_SOCIAL_SECURITY_NUMBER' } : {};
    const after = withPendingAction(row, 'open', this.sealer.sealInput(row.id, input), ctx.now);
    await this.writer.update(ctx, row, after, 'asked_to_open', 'system');
  }
}
