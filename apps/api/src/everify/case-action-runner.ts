import type { EverifyAction } from '@firstday/domain';
import { type CaseDetails, pathTo } from '@firstday/everify';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config, type Context, inTransaction } from '../context/index.js';
import { CaseWriter } from './case-writer.js';
import { CaseActionSender } from './case-action-sender.js';
import { applyCaseUpdate } from './apply-case-update.js';
import type { EverifyCaseEntity } from './everify-case.entity.js';
import { EverifyCasesStore } from './everify-cases.store.js';
import { EverifyConnectionsService } from './everify-connections.service.js';
import { EverifyProblemsStore } from './everify-problems.store.js';
import { withoutPendingAction, withPendingAction } from './with-pending-action.js';
import { EverifyRefusal, EverifyUnavailable, EverifyUnknownShape } from './everify-gateway.js';
import { shutdownsIn } from './shutdowns-in.js';

/** Seconds until the next try; after the last they stay with it. */
const backoff = [5, 30, 120, 300, 600];
/** Where there is no connection yet. */
const unaskedSeconds = 60;
/** Until an answer that cannot be read is asked for again. */
const unreadSeconds = 600;

/**
 * Carries out what is wanted of E-Verify and records what came of it: a process that died between E-Verify's answer and
 * our record leaves no case behind, and none is made twice.
 */
@Injectable()
export class CaseActionRunner {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly store: EverifyCasesStore,
    private readonly writer: CaseWriter,
    private readonly connections: EverifyConnectionsService,
    private readonly sender: CaseActionSender,
    private readonly problems: EverifyProblemsStore,
  ) {}

  /** Carries out what is wanted of one case, and what follows from it, as long as E-Verify answers. */
  async runAll(ctx: Context, id: string): Promise<void> {
    for (let at = await this.store.claimOne(ctx, id); at; at = await this.store.claimOne(ctx, id))
      await this.run(ctx, at);
  }

  /** @param claimed as it was when it was claimed; whoever claimed it later wins */
  async run(ctx: Context, claimed: EverifyCaseEntity): Promise<void> {
    const { wanted } = claimed;
    if (!wanted) return;
    try {
      const connection = await this.connections.getOpen(ctx);
      await this.record(ctx, claimed, wanted, await this.sender.send(connection, claimed, wanted, ctx.now));
    } catch (error) {
      if (error instanceof EverifyRefusal) return this.refuse(ctx, claimed, error);
      if (error instanceof EverifyUnknownShape) return this.report(ctx, claimed, error);
      if (!(error instanceof EverifyUnavailable)) throw error;
      await this.postpone(ctx, claimed, error);
    }
  }

  private record(
    ctx: Context,
    claimed: EverifyCaseEntity,
    wanted: EverifyAction,
    details: CaseDetails,
  ): Promise<void> {
    return inTransaction(ctx, async (ctx) => {
      const row = await this.store.lockForUpdate(ctx, claimed.id);
      if (!isStillClaimed(row, claimed)) return;
      await this.problems.removeUnread(ctx, row.id);
      const path = pathTo(wanted, row.status, details.case_status);
      if (path === null) {
        await this.store.postpone(ctx, claimed, 600, `UNEXPECTED_${details.case_status}`);
        return;
      }
      const done = {
        ...withoutPendingAction(row),
        // What follows from the action itself, whatever E-Verify tells.
        closure_reason: this.sender.closureReason(row, wanted) ?? row.closure_reason,
        case_number: details.case_number,
      };
      const after = applyCaseUpdate(done, details, ctx.now, shutdownsIn(this.config));
      // What was opened is submitted: a draft is of no use to anybody.
      const next =
        wanted === 'open' && after.status === 'DRAFT'
          ? withPendingAction(after, 'submit', null, ctx.now)
          : after;
      await this.writer.update(ctx, row, next, wanted);
    });
  }

  /** Later again; that there was no answer is a step once, however often it is tried. */
  private postpone(ctx: Context, claimed: EverifyCaseEntity, error: EverifyUnavailable): Promise<void> {
    const usual = error.wasAsked
      ? (backoff[Math.min(claimed.attempts, backoff.length) - 1] ?? 600)
      : unaskedSeconds;
    // A case that E-Verify was not asked for can still be corrected.
    const attempts = error.wasAsked ? claimed.attempts : 0;
    const seconds = Math.min(error.retryAfterSeconds ?? usual, 600);
    return inTransaction(ctx, async (ctx) => {
      const row = await this.store.lockForUpdate(ctx, claimed.id);
      if (!isStillClaimed(row, claimed)) return;
      if (claimed.attempts === 1 && claimed.last_error !== error.code)
        await this.writer.update(ctx, row, { ...row, last_error: error.code }, 'unanswered', 'everify');
      await this.store.postpone(ctx, { ...claimed, attempts }, seconds, error.code);
    });
  }

  /**
   * What was asked may have been done. It is asked again, since a case is read before it is changed and no case is opened twice: a
   * version that reads the answer goes on from there. Until then it is an alert, and the case stays due.
   */
  private report(ctx: Context, claimed: EverifyCaseEntity, error: EverifyUnknownShape): Promise<void> {
    return inTransaction(ctx, async (ctx) => {
      const row = await this.store.lockForUpdate(ctx, claimed.id);
      if (!isStillClaimed(row, claimed)) return;
      await this.problems.addUnread(ctx, row.id, error);
      if (row.last_error !== error.code)
        await this.writer.update(ctx, row, { ...row, last_error: error.code }, 'unknown_answer', 'everify');
      await this.store.postpone(ctx, claimed, unreadSeconds, error.code);
    });
  }

  private refuse(ctx: Context, claimed: EverifyCaseEntity, { code }: EverifyRefusal): Promise<void> {
    return inTransaction(ctx, async (ctx) => {
      const row = await this.store.lockForUpdate(ctx, claimed.id);
      if (!isStillClaimed(row, claimed)) return;
      await this.problems.removeUnread(ctx, row.id);
      await this.writer.update(
        ctx,
        row,
        { ...withoutPendingAction(row), refusal: code },
        'refused',
        'everify',
      );
    });
  }
}

function isStillClaimed(
  row: EverifyCaseEntity | undefined,
  claimed: EverifyCaseEntity,
): row is EverifyCaseEntity {
  return row?.wanted === claimed.wanted && row?.run_at?.getTime() === claimed.run_at?.getTime();
}
