import { Injectable } from '@nestjs/common';
import { SeenAnswers } from '../identity/seen-answers.js';
import { SessionIdentity } from '../identity/session-identity.js';
import type { Context } from '../platform/context.js';
import { badRequest, forbidden, notFound } from '../platform/problems.js';
import { FileStorage } from '../platform/storage.js';
import { DocumentAccess } from '../signing/document-access.js';
import { SignatureImages } from '../signing/signature-images.js';
import { Dossiers } from '../tasks/dossiers.js';
import { Tasks } from '../tasks/tasks.service.js';
import type { DocumentEntity } from './document.entity.js';
import { documentInput, toSignature } from './document-input.js';
import { DocumentsStore } from './documents.store.js';
import { Renderer } from './renderer.js';

type Part = 'pdf' | 'certificate';

/** Finished documents and drafts of them. */
@Injectable()
export class Documents {
  constructor(
    private readonly store: DocumentsStore,
    private readonly tasks: Tasks,
    private readonly dossiers: Dossiers,
    private readonly storage: FileStorage,
    private readonly renderer: Renderer,
    private readonly images: SignatureImages,
    private readonly seen: SeenAnswers,
    private readonly identity: SessionIdentity,
    private readonly access: DocumentAccess,
  ) {}

  /**
   * The document in force, or its certificate; an earlier version where one is named.
   * @throws ProblemError 400 where the task is not completed and no version is named
   */
  async read(ctx: Context, taskId: string, part: Part, version?: number): Promise<Buffer> {
    const task = await this.tasks.findRow(ctx, taskId);
    if (!task.completed_at && version === undefined) throw badRequest('The task is not completed yet');
    const document = await this.store.find(ctx, taskId, version);
    if (!document) throw notFound('document');
    if (part === 'pdf') await this.refuseHidden(ctx, taskId, version);
    else await this.identity.assertProved(ctx);
    await this.access.record(ctx, taskId, { what: 'document', part, documentId: document.id });
    return this.storage.get(keyOf(document, part));
  }

  /** The document as it will be, with what the caller may see. */
  async preview(ctx: Context, taskId: string): Promise<Uint8Array> {
    const dossier = await this.dossiers.open(ctx, taskId);
    const { actor } = ctx;
    await this.identity.assertProved(ctx);
    const { answers } = await this.seen.of(ctx, dossier);
    const signatures = dossier.signatures.map((it) => toSignature(it, this.images.open(it)));
    const locale = (actor.kind === 'form_session' && actor.locale) || 'en';
    const input = { ...documentInput(dossier, signatures, answers), locale, draft: true };
    const { bytes } = await this.renderer.render(input);
    await this.access.record(ctx, taskId, { what: 'draft' });
    return bytes;
  }

  /** A finished document cannot be masked: it is kept from whoever may not see all that is in it. */
  private async refuseHidden(ctx: Context, taskId: string, version: number | undefined): Promise<void> {
    if (await this.identity.showsSensitive(ctx)) return;
    await this.identity.assertProved(ctx);
    const { hidden } = await this.seen.of(ctx, await this.dossiers.open(ctx, taskId));
    // What an earlier version holds is not known from the answers as they stand.
    if (hidden.length > 0 || version !== undefined)
      throw forbidden('The document has sensitive values that this link does not show');
  }
}

const keyOf = (document: DocumentEntity, part: Part): string =>
  part === 'pdf' ? document.pdf_key : document.certificate_key;
