import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { AuditTrail } from '../signing/audit-trail.store.js';
import type { SignatureEntity } from '../signing/signature.entity.js';
import type { TaskAggregate } from '../task-aggregate.js';
import { attestationOf } from './attested-content.js';
import { resignings } from './resignings.js';
import { RecordedVersions } from './recorded-versions.js';

/** Says in the audit trail which fields a signature changed that had been signed before. */
@Injectable()
export class CorrectionRecorder {
  constructor(
    private readonly versions: RecordedVersions,
    private readonly trail: AuditTrail,
  ) {}

  /**
   * In the transaction of the signature. The entry names the fields; their values are in what it refers to, both held by
   * the trail: the old ones in the version, the new ones under the signature.
   */
  async record(ctx: Context, aggregate: TaskAggregate, signature: SignatureEntity): Promise<void> {
    const { task, edition, signatures } = aggregate;
    const versions = await this.versions.list(ctx, task.id);
    const signed = attestationOf({ ...aggregate, signatures: [...signatures, signature] });
    if (versions.length === 0 || !signed) return;
    const attestations = versions.map(({ attestation }) => attestation);
    const paths = resignings(edition, [...attestations, signed])
      .filter((it) => it.signature.id === signature.id)
      .flatMap(({ changes }) => changes.map(({ path }) => path));
    if (paths.length === 0) return;
    const { id: signature_id, section_id } = signature;
    const replaced = versions.findLast(({ attestation }) => attestation.section_ids.includes(section_id));
    const version = replaced?.number ?? null;
    await this.trail.append(ctx, task.id, 'corrected', { section_id, signature_id, version, paths });
  }
}
