import type { LinkArrival, SessionHandover } from '@firstday/domain';
import { findSection, legalDeadlinesOf } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { signatureHash } from '../trail/signature-hash.js';
import { completedFormOf, signingDays, type TaskAggregate } from '../task-aggregate.js';
import { CorrectionRecorder } from '../versions/correction-recorder.js';
import { RepresentativeSignatures } from '../representatives/representative-signatures.js';
import { AuditTrail } from './audit-trail.store.js';
import { sha256 } from './sha256.js';
import { SignatureImageSealer } from './signature-image-sealer.js';
import type { SignatureEntity } from './signature.entity.js';
import { SignaturesStore } from './signatures.store.js';
import type { SigningInput } from './signing-input.js';

interface Signed {
  /** As it was signed, without the signature. */
  readonly aggregate: TaskAggregate;
  readonly given: SigningInput;
}

/** Keeps a signature and the evidence of it. */
@Injectable()
export class SignatureRecorder {
  constructor(
    private readonly signatures: SignaturesStore,
    private readonly imageSealer: SignatureImageSealer,
    private readonly trail: AuditTrail,
    private readonly corrections: CorrectionRecorder,
    private readonly representatives: RepresentativeSignatures,
  ) {}

  /** In the context's transaction. */
  async record(ctx: Context, signature: SignatureEntity, { aggregate, given }: Signed): Promise<void> {
    const whole = this.withSealedImage(signature, given);
    await this.signatures.insert(ctx, whole);
    await this.recordEvidence(ctx, whole, {
      // 15 U.S.C. 7006(5): adopted once, executed on each form by an act of its own.
      ...(given.adoptedFrom === null ? {} : { adopted_from: given.adoptedFrom }),
      ...lateness(aggregate, whole),
    });
    await this.corrections.record(ctx, aggregate, whole);
    await this.representatives.record(ctx, whole);
  }

  private withSealedImage(signature: SignatureEntity, { signature: mark }: SigningInput): SignatureEntity {
    if (mark.method === 'typed') return signature;
    return { ...signature, sealed_image: this.imageSealer.seal(signature.id, mark.image) };
  }

  private async recordEvidence(
    ctx: Context,
    signature: SignatureEntity,
    more: Readonly<Record<string, boolean | string>>,
  ): Promise<void> {
    const { task_id, section_id, id } = signature;
    await this.trail.append(ctx, task_id, 'consented', {
      section_id,
      consent_version: signature.consent_version,
      consent_sha256: signature.consent_sha256,
      ...(signature.consent_id ? { signing_consent_id: signature.consent_id } : {}),
    });
    await this.trail.append(ctx, task_id, 'acknowledged', {
      section_id,
      attestation_sha256: signature.attestation_sha256,
    });
    await this.trail.append(ctx, task_id, 'signed', {
      section_id,
      signature_id: id,
      role: signature.role,
      method: signature.method,
      time_zone: signature.time_zone,
      answers_sha256: signature.answers_sha256,
      document_sha256_before: signature.document_sha256_before,
      document_sha256_after: signature.document_sha256_after,
      signature_sha256: signatureHash(signature),
      ...signerEvidence(signature),
      ...more,
    });
  }
}

/** How the signer was known, and by whose word: no more than was observed. */
const signerEvidence = ({
  onboarding_link_id,
  issuer,
  proved,
  signer,
  signer_user_id,
  handover,
  name_statement,
  arrival,
}: SignatureEntity) => ({
  onboarding_link_id,
  issuer,
  proved,
  ...(arrival ? { arrival: withoutContact(arrival) } : {}),
  ...(signer ? { signer, vouched_by: proved === 'nothing' ? issuer : null } : {}),
  ...(signer_user_id ? { signer_user_id } : {}),
  ...(handover ? { handed_over: withoutName(handover) } : {}),
  ...(name_statement ? { name_statement_sha256: sha256(name_statement.text) } : {}),
});

/** So are addresses. */
const withoutContact = ({ message, ...arrival }: LinkArrival) => ({
  ...arrival,
  ...(message ? { message_id: message.id, channel: message.channel } : {}),
});

/** Names are in the signature, whose hash is in the trail: they can be destroyed, and the trail stays. */
const withoutName = ({ name: _, ...handover }: SessionHandover) => handover;

/** Of a document that takes the place of a receipt: whether the receipt had ended. */
function lateness(
  aggregate: TaskAggregate,
  { section_id, signed_on }: SignatureEntity,
): Readonly<Record<string, boolean>> {
  const path = findSection(aggregate.edition, section_id)?.amends?.path;
  const due =
    path &&
    legalDeadlinesOf(aggregate.task.form_key, completedFormOf(aggregate)).find((it) => it.path === path);
  // A correction of it is no later replacement (M-274, 9.0).
  const replacedOn = signingDays(aggregate)[section_id] ?? signed_on;
  return due ? { is_late: replacedOn > due.dueOn } : {};
}
