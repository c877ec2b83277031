import type { CreateSignature, Task } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { SessionIdentity, type SessionActor } from '../identity/session-identity.js';
import { type Context, inTransactionOnce } from '../platform/context.js';
import { forbidden, refused } from '../platform/problems.js';
import { type Dossier, frozenAnswers, sectionsOf, withAnswers } from '../tasks/dossier.js';
import { Dossiers } from '../tasks/dossiers.js';
import { standingOf } from '../tasks/standing.js';
import { TaskKeeper } from '../tasks/task-keeper.js';
import { TaskRows } from '../tasks/task-rows.js';
import { AuditTrail } from './audit-trail.js';
import { maySign } from './may-sign.js';
import { SectionSigned } from './section-signed.js';
import { SignatureCheck } from './signature-check.js';
import { SignatureImages } from './signature-images.js';
import { signatureOf } from './signature-of.js';
import type { SignatureEntity } from './signature.entity.js';
import { SignaturesStore } from './signatures.store.js';

/** Signs a section: checks that it may be signed, keeps the evidence, and hands the task on. */
@Injectable()
export class Signing {
  constructor(
    private readonly dossiers: Dossiers,
    private readonly keeper: TaskKeeper,
    private readonly rows: TaskRows,
    private readonly signatures: SignaturesStore,
    private readonly images: SignatureImages,
    private readonly trail: AuditTrail,
    private readonly signed: SectionSigned,
    private readonly check: SignatureCheck,
    private readonly identity: SessionIdentity,
  ) {}

  /** @returns the task; where the request has a key and came before, what was answered then */
  async sign(ctx: Context, taskId: string, given: CreateSignature): Promise<unknown> {
    const { actor } = ctx;
    if (actor.kind !== 'form_session') throw forbidden();
    const locale = actor.locale ?? 'en';
    await this.refuseUnknownSigner(ctx, actor);
    const pictureIssue = await this.check.pictureIssue(ctx, taskId, given);
    return inTransactionOnce(ctx, async (ctx): Promise<Task> => {
      const open = await this.dossiers.lock(ctx, taskId);
      const { section, role, attestation, consent } = maySign(
        open,
        given,
        { side: actor.side, locale, pictureIssue },
        ctx.now,
      );
      const dossier = withAnswers(open, frozenAnswers(open, [section]));
      const signature = signatureOf(ctx, given, {
        dossier,
        section,
        role,
        attestation,
        consent,
        actor,
        locale,
      });
      await this.signatures.insert(ctx, this.withImage(signature, given));
      await this.record(ctx, signature);
      const task = await this.keeper.keep(ctx, handedOn(dossier, signature));
      await this.signed.handle(ctx, dossier, section);
      return this.rows.toTask(ctx, task);
    });
  }

  /** 8 CFR 274a.2(h)(1)(iii): who signs is known first, the employee by a proof, the employer's person by name. */
  private async refuseUnknownSigner(ctx: Context, { side, reader }: SessionActor): Promise<void> {
    if (side === 'employee') return this.identity.assertProved(ctx);
    if (!reader.signer) throw refused('First say who signs (form_sessions.identifySigner)');
  }

  private withImage(signature: SignatureEntity, { signature: mark }: CreateSignature): SignatureEntity {
    if (mark.method === 'typed') return signature;
    return { ...signature, sealed_image: this.images.seal(signature.id, mark.image) };
  }

  private async record(ctx: Context, signature: SignatureEntity): Promise<void> {
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
      ...knownBy(signature),
    });
  }
}

/** How the signer was known, and by whose word: no more than was observed. */
const knownBy = ({ onboarding_link_id, issuer, proved, signer, signer_user_id }: SignatureEntity) => ({
  onboarding_link_id,
  issuer,
  proved,
  ...(signer ? { signer, vouched_by: proved === 'nothing' ? issuer : null } : {}),
  ...(signer_user_id ? { signer_user_id } : {}),
});

/** The task after the signature: no longer sent back, and with the service's own sections filled where people are done. */
function handedOn(dossier: Dossier, signature: SignatureEntity): Dossier {
  const { [signature.section_id]: _signedAgain, ...sent_back } = dossier.task.sent_back;
  const signed = {
    ...dossier,
    task: { ...dossier.task, sent_back },
    signatures: [...dossier.signatures, signature],
  };
  if (standingOf(signed).next_action !== 'system_action') return signed;
  const unsigned = sectionsOf(signed).filter((section) => section.signer === 'nobody');
  return withAnswers(signed, frozenAnswers(signed, unsigned));
}
