import type {
  CloseEverifyCase,
  EverifyAction,
  EverifyCase,
  EverifyDetails,
  MatchEverifyPhoto,
  OpenEverifyCase,
} from '@firstday/domain';
import { type CloseRequest, closureReason, type FieldsToConfirm } from '@firstday/everify';
import { Injectable } from '@nestjs/common';
import { badRequest, type Context } from '../context/index.js';
import { Database } from '../database/index.js';
import { assertActionAllowed } from './assert-action-allowed.js';
import { delayOf } from './number-steps.js';
import { CaseActionRunner } from './case-action-runner.js';
import { CaseChangesService } from './case-changes.service.js';
import { CaseSealer } from './case-sealer.js';
import type { EverifyCaseEntity } from './everify-case.entity.js';
import { EverifyCasesService } from './everify-cases.service.js';
import { type OpenCaseInput, type PhotoMatchInput, withPendingAction } from './with-pending-action.js';

const photoAnswers = { matching: 'matching', not_matching: 'not-matching', no_image: 'no-image' } as const;

/** What is given with an action, by the case as it is, read in the transaction of the change. */
type InputOf = (row: EverifyCaseEntity, ctx: Context) => object | null | Promise<object>;

/**
 * What people ask of E-Verify about a case. It is written down first and then carried out: at once where E-Verify
 * answers, else again and again until it does.
 */
@Injectable()
export class CaseActionsService {
  constructor(
    private readonly cases: EverifyCasesService,
    private readonly changes: CaseChangesService,
    private readonly sealer: CaseSealer,
    private readonly runner: CaseActionRunner,
  ) {}

  /** A case that is opened after its day says why (memorandum of understanding, article II.A.7). */
  open(ctx: Context, id: string, given: OpenEverifyCase): Promise<EverifyCase> {
    return this.request(ctx, id, 'open', (row): OpenCaseInput => {
      const delay = delayOf(row, ctx.now);
      if (delay === 'unknown' && !given.reason_for_delay)
        throw badRequest(`This case was to be opened by ${row.open_by}: give a reason_for_delay`);
      if (given.reason_for_delay === 'OTHER' && !given.reason_for_delay_description)
        throw badRequest('Describe the reason for delay');
      return {
        reason_for_delay_code:
          given.reason_for_delay ?? (delay === 'number' ? 'AWAITING_SOCIAL_SECURITY_NUMBER' : undefined),
        reason_for_delay_description: given.reason_for_delay_description,
        duplicate_continue_reason_code: given.duplicate_reason,
      };
    });
  }

  confirmDetails(ctx: Context, id: string, { fields }: EverifyDetails): Promise<EverifyCase> {
    return this.request(ctx, id, 'confirm_data', (): FieldsToConfirm => ({
      case_fields: fields.map(({ name, value }) => ({ field_name: name, value })),
    }));
  }

  matchPhoto(ctx: Context, id: string, { answer }: MatchEverifyPhoto): Promise<EverifyCase> {
    return this.request(ctx, id, 'match_photo', (): PhotoMatchInput => ({
      photo_match: photoAnswers[answer],
    }));
  }

  refer(ctx: Context, id: string): Promise<EverifyCase> {
    return this.request(ctx, id, 'refer', () => null);
  }

  declineToAct(ctx: Context, id: string): Promise<EverifyCase> {
    return this.request(ctx, id, 'decline_to_act', () => null);
  }

  close(ctx: Context, id: string, { reason, description }: CloseEverifyCase): Promise<EverifyCase> {
    return this.request(ctx, id, 'close', ({ status }): CloseRequest => {
      const rule = closureReason(status, reason);
      if (!rule) throw badRequest('This reason does not apply to the case as it stands');
      if (rule.explain && !description) throw badRequest('This reason needs a description');
      return {
        case_closure_reason_code: reason,
        ...(rule.explain && description ? { [rule.explain]: description } : {}),
      };
    });
  }

  /** A case that E-Verify does not know ends here. */
  discard(ctx: Context, id: string): Promise<EverifyCase> {
    return this.changes.changeAsEmployer(ctx, id, {
      step: 'discard',
      apply: (row) => {
        assertActionAllowed(row, 'discard');
        return { ...row, status: 'CLOSED', due_on: null };
      },
    });
  }

  /** Records the action as pending, and tries it at once: the answer shows what came of it, or that it is pending. */
  async request(ctx: Context, id: string, action: EverifyAction, inputOf: InputOf): Promise<EverifyCase> {
    await this.changes.changeAsEmployer(ctx, id, {
      step: `asked_to_${action}`,
      apply: async (row, ctx) => {
        assertActionAllowed(row, action);
        const input = await inputOf(row, ctx);
        return withPendingAction(row, action, input && this.sealer.sealInput(row.id, input), ctx.now);
      },
    });
    // Within a transaction of the request's own nobody else sees the action yet: the worker takes it later.
    if (ctx.db instanceof Database) await this.runner.runAll(ctx, id);
    return this.cases.findById(ctx, id);
  }
}
