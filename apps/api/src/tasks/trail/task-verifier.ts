import { Injectable } from '@nestjs/common';
import type { IntegrityFindingKind } from '@firstday/domain';
import { type Context, inTransaction } from '../../context/index.js';
import type { ChainedAuditEntry } from '../signing/audit-chain-hash.js';
import { AuditTrail } from '../signing/audit-trail.store.js';
import { AnchorsService } from './anchors.service.js';
import { RecordedAttestations } from './recorded-attestations.js';
import { RecordedContents } from './recorded-contents.js';
import { TrailEvidence } from './trail-evidence.js';

/** What of a task may not be as it was recorded. */
export type TaskFault = Exclude<IntegrityFindingKind, 'task_missing' | 'anchors' | 'trails_missing'>;

export interface VerifiedTask {
  readonly faults: readonly TaskFault[];
  readonly entries: readonly ChainedAuditEntry[];
}

/** Compares all that is kept of one task with what was recorded when it was made. */
@Injectable()
export class TaskVerifier {
  constructor(
    private readonly trail: AuditTrail,
    private readonly evidence: TrailEvidence,
    private readonly anchors: AnchorsService,
    private readonly attestations: RecordedAttestations,
    private readonly contents: RecordedContents,
  ) {}

  /** Nobody is held up: only where something differs is it looked at again, with nobody writing meanwhile. */
  async verify(ctx: Context, taskId: string): Promise<VerifiedTask> {
    const seen = await this.look(ctx, taskId);
    return seen.faults.length === 0 ? seen : this.verifyLocked(ctx, taskId);
  }

  /** What is appended meanwhile would be in one of the reads and not in another: it waits. */
  verifyLocked(ctx: Context, taskId: string): Promise<VerifiedTask> {
    return inTransaction(ctx, async (ctx) => {
      await this.trail.lock(ctx, taskId);
      return this.look(ctx, taskId);
    });
  }

  private async look(ctx: Context, taskId: string): Promise<VerifiedTask> {
    const entries = await this.trail.list(ctx, taskId);
    // By the trail: whoever writes to the database could say of a task that it was destroyed.
    const isDestroyed = entries.some(({ kind }) => kind === 'purged');
    const ofTrail: Partial<Record<TaskFault, boolean>> = {
      trail_changed: this.evidence.isWhole(entries) && entries.length > 0,
      trail_cut: await this.anchors.isHeld(ctx.db, taskId, entries),
    };
    const ofContents = isDestroyed ? {} : await this.contentsOf(ctx, taskId, entries);
    return { entries, faults: faultsOf({ ...ofTrail, ...ofContents }) };
  }

  private async contentsOf(
    ctx: Context,
    taskId: string,
    entries: readonly ChainedAuditEntry[],
  ): Promise<Partial<Record<TaskFault, boolean>>> {
    return {
      signatures: await this.attestations.areSigned(ctx, taskId, entries),
      answers: await this.contents.areAnswersSigned(ctx, taskId),
      files: await this.contents.areFilesUploaded(ctx, taskId, entries),
      versions: await this.attestations.areVersionsKept(ctx, taskId),
      documents: await this.contents.areDocumentsMade(ctx, taskId),
    };
  }
}

const kinds = [
  'trail_changed',
  'trail_cut',
  'signatures',
  'answers',
  'files',
  'versions',
  'documents',
] as const satisfies readonly TaskFault[];

const faultsOf = (isRight: Partial<Record<TaskFault, boolean>>): TaskFault[] =>
  kinds.filter((kind) => isRight[kind] === false);
