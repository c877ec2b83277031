import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../platform/config.js';
import type { Context } from '../platform/context.js';
import { newId } from '../platform/ids.js';
import { FileStorage } from '../platform/storage.js';
import { AuditTrail } from '../signing/audit-trail.js';
import { SignatureImages } from '../signing/signature-images.js';
import type { Dossier } from '../tasks/dossier.js';
import type { DocumentEntity } from './document.entity.js';
import { certificateInput, documentInput, toSignature } from './document-input.js';
import { Renderer } from './renderer.js';

export type MadeDocument = Omit<DocumentEntity, 'version' | 'account_id'> & {
  readonly source: 'official' | 'drawn';
};

/** Makes the PDF and the certificate of a dossier and puts them away, sealed. */
@Injectable()
export class DocumentMaker {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly renderer: Renderer,
    private readonly storage: FileStorage,
    private readonly images: SignatureImages,
    private readonly trail: AuditTrail,
  ) {}

  async make(ctx: Context, dossier: Dossier): Promise<MadeDocument> {
    const id = newId('document', ctx.now);
    const signatures = dossier.signatures.map((it) => toSignature(it, this.images.open(it)));
    const pdf = await this.renderer.render(documentInput(dossier, signatures));
    const trail = await this.trail.ofTask(ctx, dossier.task.id);
    const verifyAt = `${this.config.baseUrl}/api/v1/tasks/${dossier.task.id}/audit`;
    const named = { id, sha256: pdf.sha256, verifyAt };
    const certificate = await this.renderer.certificate(
      certificateInput(dossier, named, signatures, trail, ctx.now),
    );
    const keys = { pdf_key: `documents/${id}`, certificate_key: `certificates/${id}` };
    await this.storage.put(keys.pdf_key, pdf.bytes);
    await this.storage.put(keys.certificate_key, certificate.bytes);
    return {
      id,
      task_id: dossier.task.id,
      ...keys,
      pdf_sha256: pdf.sha256,
      certificate_sha256: certificate.sha256,
      created_at: ctx.now,
      source: pdf.source,
    };
  }
}
