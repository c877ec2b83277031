import { Injectable } from '@nestjs/common';
import { type Context, inTransaction } from '../../context/index.js';
import type { ChainedAuditEntry } from '../signing/audit-chain-hash.js';
import { AuditTrail } from '../signing/audit-trail.store.js';
import { SignaturesStore } from '../signing/signatures.store.js';
import { AnchorsService } from './anchors.service.js';
import { TamperingLog } from './tampering-log.js';
import { TrailEvidence } from './trail-evidence.js';

/** Verifies an audit trail as a whole, and what stands beside it. */
@Injectable()
export class TrailVerifier {
  constructor(
    private readonly trail: AuditTrail,
    private readonly signatures: SignaturesStore,
    private readonly evidence: TrailEvidence,
    private readonly anchors: AnchorsService,
    private readonly tampering: TamperingLog,
  ) {}

  /**
   * The entries of a task, and whether nothing was changed, left out, put in, moved or cut off, and no signature is another
   * than was made.
   */
  async verify(ctx: Context, taskId: string) {
    // What is appended meanwhile would be in one of the reads and not in another.
    const verified = await inTransaction(ctx, async (ctx) => {
      await this.trail.lock(ctx, taskId);
      const entries = await this.trail.list(ctx, taskId);
      return { entries, isIntact: await this.isIntact(ctx, taskId, entries) };
    });
    if (!verified.isIntact) this.tampering.record(ctx, taskId, 'trail');
    return verified;
  }

  private async isIntact(
    ctx: Context,
    taskId: string,
    entries: readonly ChainedAuditEntry[],
  ): Promise<boolean> {
    const last = entries.at(-1);
    if (!last) return false;
    const signatures = await this.signatures.listAll(ctx, taskId);
    const signed = entries.filter(({ kind }) => kind === 'signed');
    return (
      this.evidence.isWhole(entries) &&
      signatures.length === signed.length &&
      signatures.every((signature) => this.evidence.isRecorded(signature, signed)) &&
      this.evidence.areInForce(
        signatures.filter(({ voided_at }) => voided_at === null),
        entries.filter(({ kind }) => kind === 'signed' || kind === 'signature_voided'),
      ) &&
      (await this.anchors.isHeld(ctx.db, taskId, entries)) &&
      this.anchors.areWholeSince(ctx.db, last.at)
    );
  }
}
