import type { DocumentInput } from '@firstday/documents/renderer';
import type { Signature } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { SignatureImageSealer } from '../signing/signature-image-sealer.js';
import type { TaskAggregate } from '../task-aggregate.js';
import { type AttestedVersion, VersionHistory } from '../versions/version-history.js';
import { DocumentPdfsService } from './document-pdfs.service.js';
import { toCorrections } from './to-corrections.js';
import { toDocumentInput, toDocumentSignature } from './to-document-input.js';

/** What the finished document of a task is made from. */
export interface DocumentInputs {
  readonly document: Omit<DocumentInput, 'officialFormsDir'>;
  readonly signatures: readonly Signature[];
  /** What was attested before, and what is now. */
  readonly versions: readonly AttestedVersion[];
}

/** Reads together what documents show: answers, signatures with their drawings, and what was corrected. */
@Injectable()
export class DocumentInputsService {
  constructor(
    private readonly imageSealer: SignatureImageSealer,
    private readonly history: VersionHistory,
    private readonly pdfs: DocumentPdfsService,
  ) {}

  async load(ctx: Context, aggregate: TaskAggregate): Promise<DocumentInputs> {
    const signatures = aggregate.signatures.map((it) => toDocumentSignature(it, this.imageSealer.open(it)));
    const versions = await this.history.load(ctx, aggregate);
    const corrections = toCorrections(aggregate.edition, versions);
    const document = {
      ...toDocumentInput(aggregate, signatures),
      ...(await this.pdfs.sheet(ctx, aggregate.edition)),
      ...(await this.pdfs.documents(ctx, aggregate)),
      corrections,
    };
    return { document, signatures, versions };
  }
}
