import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config, type Context, newId } from '../../context/index.js';
import { FileStorage } from '../../sealing/index.js';
import { AuditTrail } from '../signing/audit-trail.store.js';
import type { TaskAggregate } from '../task-aggregate.js';
import type { DocumentEntity } from './document.entity.js';
import { DocumentInputsService } from './document-inputs.service.js';
import { toCertificateInput } from './to-document-input.js';
import { toCertificateVersions } from './to-certificate-versions.js';
import { SealedRenderer } from './sealed-renderer.js';

export type GeneratedDocument = Omit<DocumentEntity, 'version' | 'account_id'> & {
  readonly source: 'official' | 'drawn';
};

/** Generates the PDF and the certificate of a task, seals both, and stores them. */
@Injectable()
export class DocumentGenerator {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly renderer: SealedRenderer,
    private readonly storage: FileStorage,
    private readonly inputs: DocumentInputsService,
    private readonly trail: AuditTrail,
  ) {}

  async generate(ctx: Context, aggregate: TaskAggregate): Promise<GeneratedDocument> {
    const id = newId('document', ctx.now);
    const { document, signatures, versions } = await this.inputs.load(ctx, aggregate);
    const sealedFor = { accountId: ctx.account.id, at: ctx.now };
    const pdf = await this.renderer.document(document, sealedFor);
    const trail = await this.trail.list(ctx, aggregate.task.id);
    const verifyAt = `${this.config.baseUrl}/verify?sha256=${pdf.sha256}`;
    const reference = { id, sha256: pdf.sha256, verifyAt };
    const about = toCertificateInput(aggregate, reference, signatures, trail, ctx.now);
    const certificate = await this.renderer.certificate(
      { ...about, versions: toCertificateVersions(versions) },
      sealedFor,
    );
    const keys = { pdf_key: `documents/${id}`, certificate_key: `certificates/${id}` };
    await this.storage.put(keys.pdf_key, pdf.bytes);
    await this.storage.put(keys.certificate_key, certificate.bytes);
    return {
      id,
      task_id: aggregate.task.id,
      ...keys,
      pdf_sha256: pdf.sha256,
      certificate_sha256: certificate.sha256,
      created_at: ctx.now,
      source: pdf.source,
    };
  }
}
