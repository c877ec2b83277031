import type { CreateSignature, Task } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { SessionIdentityService, type FormSessionActor } from '../identity/session-identity.service.js';
import { type Context, forbidden, forbiddenBecause, inIdempotentTransaction } from '../../context/index.js';
import { type TaskAggregate, frozenAnswers, sectionsOf, withAnswers } from '../task-aggregate.js';
import { TaskAggregateRepository } from '../task-aggregate.repository.js';
import { taskProgressOf } from '../task-progress.js';
import { TaskWriter } from '../task-writer.js';
import { TaskPresenter } from '../task-presenter.js';
import { AuditTrail } from './audit-trail.store.js';
import { assertMaySign } from './assert-may-sign.js';
import { SectionSigned } from './section-signed.js';
import { SignatureImageCheck } from './signature-image-check.js';
import { SignatureImageSealer } from './signature-image-sealer.js';
import { buildSignature } from './build-signature.js';
import type { SignatureEntity } from './signature.entity.js';
import { SignaturesStore } from './signatures.store.js';

/** Signs a section: checks that it may be signed, keeps the evidence, and hands the task on. */
@Injectable()
export class SigningService {
  constructor(
    private readonly aggregates: TaskAggregateRepository,
    private readonly writer: TaskWriter,
    private readonly presenter: TaskPresenter,
    private readonly signatures: SignaturesStore,
    private readonly imageSealer: SignatureImageSealer,
    private readonly trail: AuditTrail,
    private readonly signed: SectionSigned,
    private readonly imageCheck: SignatureImageCheck,
    private readonly identity: SessionIdentityService,
  ) {}

  /** @returns the task; where the request has a key and came before, what was answered then */
  async sign(ctx: Context, taskId: string, given: CreateSignature): Promise<unknown> {
    const { actor } = ctx;
    if (actor.kind !== 'form_session') throw forbidden();
    const locale = actor.locale ?? 'en';
    await this.assertSignerKnown(ctx, actor);
    const pictureIssue = await this.imageCheck.imageIssue(ctx, taskId, given);
    return inIdempotentTransaction(ctx, async (ctx): Promise<Task> => {
      const before = await this.aggregates.loadForUpdate(ctx, taskId);
      const { section, role, attestation, consent } = assertMaySign(
        before,
        given,
        { side: actor.side, locale, pictureIssue },
        ctx.now,
      );
      const aggregate = withAnswers(before, frozenAnswers(before, [section]));
      const signature = buildSignature(ctx, given, {
        aggregate,
        section,
        role,
        attestation,
        consent,
        actor,
        locale,
      });
      await this.signatures.insert(ctx, this.withSealedImage(signature, given));
      await this.recordSignature(ctx, signature);
      const task = await this.writer.save(ctx, afterSigning(aggregate, signature));
      await this.signed.handle(ctx, aggregate, section);
      return this.presenter.toTask(ctx, task);
    });
  }

  /** 8 CFR 274a.2(h)(1)(iii): who signs is known first, the employee by a proof, the employer's person by name. */
  private async assertSignerKnown(ctx: Context, { side, reader }: FormSessionActor): Promise<void> {
    if (side === 'employee') return this.identity.assertProved(ctx);
    if (!reader.signer) throw forbiddenBecause('First say who signs (form_sessions.identifySigner)');
  }

  private withSealedImage(signature: SignatureEntity, { signature: mark }: CreateSignature): SignatureEntity {
    if (mark.method === 'typed') return signature;
    return { ...signature, sealed_image: this.imageSealer.seal(signature.id, mark.image) };
  }

  private async recordSignature(ctx: Context, signature: SignatureEntity): Promise<void> {
    const { task_id, section_id, id } = signature;
    await this.trail.append(ctx, task_id, 'consented', {
      section_id,
      consent_version: signature.consent_version,
      consent_sha256: signature.consent_sha256,
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
      ...signerEvidence(signature),
    });
  }
}

/** How the signer was known, and by whose word: no more than was observed. */
const signerEvidence = ({ onboarding_link_id, issuer, proved, signer, signer_user_id }: SignatureEntity) => ({
  onboarding_link_id,
  issuer,
  proved,
  ...(signer ? { signer, vouched_by: proved === 'nothing' ? issuer : null } : {}),
  ...(signer_user_id ? { signer_user_id } : {}),
});

/** The task after the signature: no longer sent back, and with the service's own sections filled where people are done. */
function afterSigning(aggregate: TaskAggregate, signature: SignatureEntity): TaskAggregate {
  const { [signature.section_id]: _signedAgain, ...sent_back } = aggregate.task.sent_back;
  const signed = {
    ...aggregate,
    task: { ...aggregate.task, sent_back },
    signatures: [...aggregate.signatures, signature],
  };
  if (taskProgressOf(signed).next_action !== 'system_action') return signed;
  const unsigned = sectionsOf(signed).filter((section) => section.signer === 'nobody');
  return withAnswers(signed, frozenAnswers(signed, unsigned));
}
