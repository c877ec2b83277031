import { Injectable } from '@nestjs/common';
import { type Context, inTransaction } from '../../context/index.js';
import type { ChainedAuditEntry } from '../signing/audit-chain-hash.js';
import { AuditTrail } from '../signing/audit-trail.store.js';
import { AnchorsService } from './anchors.service.js';
import { RecordedAttestations } from './recorded-attestations.js';
import { TamperingLog } from './tampering-log.js';

/** Verifies an audit trail as a whole, and what stands beside it. */
@Injectable()
export class TrailVerifier {
  constructor(
    private readonly trail: AuditTrail,
    private readonly attestations: RecordedAttestations,
    private readonly anchors: AnchorsService,
    private readonly tampering: TamperingLog,
  ) {}

  /**
   * The entries of a task, and whether nothing was changed, left out, put in, moved or cut off, and no signature or version
   * is another than was made.
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
    return (
      (await this.attestations.areWhole(ctx, taskId, entries)) &&
      (await this.anchors.isHeld(ctx.db, taskId, entries)) &&
      this.anchors.areWholeSince(ctx.db, last.at)
    );
  }
}
