import { textOf } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import { PresentedDocumentService } from '../account-documents/presented-document.service.js';
import { type Context, forbidden, forbiddenBecause } from '../../context/index.js';
import { FormCatalog } from '../../forms/index.js';
import { type IdentifiedSession, SessionIdentityService } from '../identity/session-identity.service.js';
import type { TaskAggregate } from '../task-aggregate.js';
import { SigningConsentsService } from '../consents/signing-consents.service.js';
import type { Consent } from './find-shown-attestation.js';
import { SignatureImageCheck } from './signature-image-check.js';
import type { SignatureEntity } from './signature.entity.js';
import type { SigningInput } from './signing-input.js';

interface SignedUnder {
  readonly role: SignatureEntity['role'];
  readonly consent: Consent;
}

/** What is looked at before the task is locked: who signs, whether the account's document was opened, and the picture of a signature. */
@Injectable()
export class SigningChecks {
  constructor(
    private readonly identity: SessionIdentityService,
    private readonly imageCheck: SignatureImageCheck,
    private readonly presented: PresentedDocumentService,
    private readonly consents: SigningConsentsService,
    private readonly catalog: FormCatalog,
  ) {}

  /** @throws ProblemError 403 where it is not known who signs, or the document that the form is about was not opened */
  async beforeLock(
    ctx: Context,
    taskId: string,
    given: SigningInput,
  ): Promise<{ readonly pictureIssue: string | undefined }> {
    const { actor } = ctx;
    if (actor.kind !== 'form_session') throw forbidden();
    this.assertSignerKnown(ctx, actor);
    await this.presented.assertOpened(ctx, taskId, given.section_id);
    return { pictureIssue: await this.imageCheck.imageIssue(ctx, taskId, given) };
  }

  /**
   * A substitute of Form W-4 has the text in force (IRS Tax Topic 753), and a Form I-9 is of an edition that is: what
   * nobody has signed is not signed on an edition that another has replaced. What was begun to be signed is finished in it.
   *
   * @throws ProblemError 403 where the edition is replaced, with the day, and what is done then
   */
  assertEditionInUse({ edition, attestedAt, context }: TaskAggregate): void {
    const today = context['today'];
    if (attestedAt.length > 0 || typeof today !== 'string') return;
    const { edition: next, dates } = this.catalog.replacementOf(edition, today) ?? {};
    if (!next || !dates) return;
    throw forbiddenBecause(
      `From ${dates.usedFrom} on ${textOf(edition.shortName, 'en')} is signed in its edition ${next.edition}, and not in ${edition.edition}. Whoever hires you moves this form to it (forms.moveTasks); the answers that fit are kept`,
    );
  }

  /**
   * The consent of the employee who signs; of others it is in their signature alone.
   *
   * @throws ProblemError 403 where the employee withdrew it
   */
  async consentOf(
    ctx: Context,
    { task }: TaskAggregate,
    { role, consent }: SignedUnder,
  ): Promise<string | null> {
    if (role !== 'employee') return null;
    return this.consents.relyOn(ctx, { employeeId: task.employee_id, taskId: task.id, consent });
  }

  /** 8 CFR 274a.2(h)(1)(iii): who signs is known first, the employee by a proof, the employer's person by name. */
  private assertSignerKnown(ctx: Context, { side, reader }: IdentifiedSession): void {
    if (side === 'employee') return this.identity.assertMaySign(ctx);
    if (!reader.signer) throw forbiddenBecause('First say who signs (form_sessions.identifySigner)');
  }
}
