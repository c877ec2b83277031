import { Injectable } from '@nestjs/common';
import type { IntegrityFindingKind } from '@firstday/domain';
import { type Context, inTransaction } from '../../context/index.js';
import type { ChainedAuditEntry } from '../signing/audit-chain-hash.js';
import { AuditTrail } from '../signing/audit-trail.store.js';
import { AnchorsService } from './anchors.service.js';
import type { HashOfFile } from './file-hasher.js';
import { IndexReader } from './index-reader.store.js';
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
    private readonly index: IndexReader,
  ) {}

  /** Nobody is held up: only where something differs is it looked at again, with nobody writing meanwhile. */
  async verify(ctx: Context, taskId: string): Promise<VerifiedTask> {
    const hashOf = await this.contents.hashFiles(ctx, taskId);
    const seen = await this.look(ctx, taskId, hashOf);
    return seen.faults.length === 0 ? seen : this.verifyLocked(ctx, taskId, hashOf);
  }

  /** Reads the task's files, which takes the longest, before `verifyLocked` holds anybody up. */
  hashFiles(ctx: Context, taskId: string): Promise<HashOfFile> {
    return this.contents.hashFiles(ctx, taskId);
  }

  /** What is appended meanwhile would be in one of the reads and not in another: it waits. */
  verifyLocked(ctx: Context, taskId: string, hashOf: HashOfFile): Promise<VerifiedTask> {
    return inTransaction(ctx, async (ctx) => {
      await this.trail.lock(ctx, taskId);
      return this.look(ctx, taskId, hashOf);
    });
  }

  private async look(ctx: Context, taskId: string, hashOf: HashOfFile): Promise<VerifiedTask> {
    const entries = await this.trail.list(ctx, taskId);
    // By the trail: whoever writes to the database could say of a task that it was destroyed.
    const isDestroyed = entries.some(({ kind }) => kind === 'purged');
    const ofTrail: Partial<Record<TaskFault, boolean>> = {
      trail_changed: this.evidence.isWhole(entries) && entries.length > 0,
      trail_cut: await this.anchors.isHeld(ctx.db, taskId, entries),
      index: (await this.index.read(ctx, taskId))?.differences.length === 0,
    };
    const ofContents = isDestroyed ? {} : await this.contentsOf(ctx, taskId, { entries, hashOf });
    return { entries, faults: faultsOf({ ...ofTrail, ...ofContents }) };
  }

  private async contentsOf(
    ctx: Context,
    taskId: string,
    seen: { readonly entries: readonly ChainedAuditEntry[]; readonly hashOf: HashOfFile },
  ): Promise<Partial<Record<TaskFault, boolean>>> {
    const { entries, hashOf } = seen;
    return {
      signatures: await this.attestations.areSigned(ctx, taskId, entries),
      answers: await this.contents.areAnswersSigned(ctx, taskId),
      edition: await this.contents.isEditionKept(ctx, taskId, entries),
      files: await this.contents.areFilesUploaded(ctx, taskId, seen),
      versions: await this.attestations.areVersionsKept(ctx, taskId),
      documents: await this.contents.areDocumentsMade(ctx, taskId, hashOf),
    };
  }
}

const kinds = [
  'trail_changed',
  'trail_cut',
  'signatures',
  'answers',
  'edition',
  'index',
  'files',
  'versions',
  'documents',
] as const satisfies readonly TaskFault[];

const faultsOf = (isRight: Partial<Record<TaskFault, boolean>>): TaskFault[] =>
  kinds.filter((kind) => isRight[kind] === false);
