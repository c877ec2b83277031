import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import type { ChainedAuditEntry } from '../signing/audit-chain-hash.js';
import { SignaturesStore } from '../signing/signatures.store.js';
import { VersionReader } from '../versions/version-reader.js';
import { TrailEvidence } from './trail-evidence.js';

/** All that was ever attested on a task, compared with its trail. */
@Injectable()
export class RecordedAttestations {
  constructor(
    private readonly signatures: SignaturesStore,
    private readonly versions: VersionReader,
    private readonly evidence: TrailEvidence,
  ) {}

  /** Whether the trail is whole, and signatures and versions are those that it names, each as it was recorded. */
  async areWhole(ctx: Context, taskId: string, entries: readonly ChainedAuditEntry[]): Promise<boolean> {
    if (!this.evidence.isWhole(entries) || !(await this.areSigned(ctx, taskId, entries))) return false;
    return this.areVersionsKept(ctx, taskId);
  }

  async areVersionsKept(ctx: Context, taskId: string): Promise<boolean> {
    return (await this.versions.read(ctx, taskId)).areRecorded;
  }

  /** Whether the signatures are those that the trail names, and those in force the ones that it leaves in force. */
  async areSigned(ctx: Context, taskId: string, entries: readonly ChainedAuditEntry[]): Promise<boolean> {
    const signatures = await this.signatures.listAll(ctx, taskId);
    const signed = entries.filter(({ kind }) => kind === 'signed');
    return (
      signatures.length === signed.length &&
      signatures.every((signature) => this.evidence.isRecorded(signature, signed)) &&
      this.evidence.areInForce(
        signatures.filter(({ voided_at }) => voided_at === null),
        entries.filter(({ kind }) => kind === 'signed' || kind === 'signature_voided'),
      )
    );
  }
}
