import type { Signature } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { SignatureImageSealer } from '../signing/signature-image-sealer.js';
import type { SignatureEntity } from '../signing/signature.entity.js';
import { SignaturesStore } from '../signing/signatures.store.js';
import type { TaskAggregate } from '../task-aggregate.js';
import { signatureHash } from '../trail/signature-hash.js';
import { TamperingLog } from '../trail/tampering-log.js';
import type { AttestedSignature } from '../versions/attested-content.js';
import type { AttestedVersion } from '../versions/version-history.js';
import { linedSignatures } from './to-corrections.js';
import { toDocumentSignature } from './to-document-input.js';

/** The signatures that a document shows. */
@Injectable()
export class DocumentSignatures {
  constructor(
    private readonly signatures: SignaturesStore,
    private readonly sealer: SignatureImageSealer,
    private readonly tampering: TamperingLog,
  ) {}

  inForce({ signatures }: TaskAggregate): readonly Signature[] {
    return signatures.map((it) => this.toSignature(it));
  }

  /**
   * Of each section that is signed, the one on the line of its form: the first, where entries alone were corrected.
   * @throws ProblemError 500 where an earlier one is not as its version has it
   */
  async onLines(
    ctx: Context,
    aggregate: TaskAggregate,
    versions: readonly AttestedVersion[],
  ): Promise<readonly Signature[]> {
    const lined = linedSignatures(aggregate, versions);
    if (lined.size === 0) return this.inForce(aggregate);
    const all = await this.signatures.listAll(ctx, aggregate.task.id);
    return aggregate.signatures.map((signature) => {
      const first = lined.get(signature.id);
      return this.toSignature(first ? this.asAttested(ctx, all, first) : signature);
    });
  }

  private asAttested(
    ctx: Context,
    all: readonly SignatureEntity[],
    { id, sha256 }: AttestedSignature,
  ): SignatureEntity {
    const found = all.find((it) => it.id === id);
    if (!found || signatureHash(found) !== sha256)
      throw this.tampering.found(ctx, found?.task_id ?? id, 'signatures');
    return found;
  }

  private toSignature(signature: SignatureEntity): Signature {
    return toDocumentSignature(signature, this.sealer.open(signature));
  }
}
