import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import type { ChainedAuditEntry } from '../signing/audit-chain-hash.js';
import { AuditTrail } from '../signing/audit-trail.store.js';
import { type AnchoredTrail, AnchorsService } from '../trail/anchors.service.js';
import { RecordedAttestations } from '../trail/recorded-attestations.js';
import { TamperingLog } from '../trail/tampering-log.js';

export interface PackageTrail extends Partial<AnchoredTrail> {
  /** Up to the head that is anchored. */
  readonly entries: readonly ChainedAuditEntry[];
  /** Whether it is as this installation wrote it, which only its key can tell. */
  readonly isWhole: boolean;
}

/** Trails as they go into a package: up to a head that an anchor holds, so that whoever has the anchor misses no entry. */
@Injectable()
export class PackageTrails {
  constructor(
    private readonly trail: AuditTrail,
    private readonly anchors: AnchorsService,
    private readonly attestations: RecordedAttestations,
    private readonly tampering: TamperingLog,
  ) {}

  /** That forms are in a package is in their trails; then all of these are anchored. */
  async record(ctx: Context, packageId: string, taskIds: readonly string[]): Promise<void> {
    for (const id of taskIds) await this.trail.append(ctx, id, 'exported', { package_id: packageId });
    await this.anchors.addAll();
  }

  async read(ctx: Context, taskId: string): Promise<PackageTrail> {
    const proof = await this.anchors.proofOf(ctx.db, taskId);
    const all = await this.trail.list(ctx, taskId);
    const isDestroyed = all.some(({ kind }) => kind === 'purged');
    const isWhole =
      (await this.anchors.isHeld(ctx.db, taskId, all)) &&
      (isDestroyed || (await this.attestations.areWhole(ctx, taskId, all)));
    if (!isWhole) this.tampering.record(ctx, taskId, 'trail');
    const last = proof?.head.sequence ?? 0;
    return { ...proof, entries: all.filter(({ sequence }) => sequence <= last), isWhole };
  }
}
