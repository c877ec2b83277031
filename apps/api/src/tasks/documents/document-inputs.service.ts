import type { DocumentInput } from '@firstday/documents/renderer';
import type { Signature } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import type { TaskAggregate } from '../task-aggregate.js';
import { type AttestedVersion, VersionHistory } from '../versions/version-history.js';
import { DocumentPdfsService } from './document-pdfs.service.js';
import { DocumentSignatures } from './document-signatures.service.js';
import { toCorrections } from './to-corrections.js';
import { toDocumentInput } from './to-document-input.js';

/** What the finished document of a task is made from. */
export interface DocumentInputs {
  readonly document: Omit<DocumentInput, 'officialFormsDir'>;
  /** Those in force: the document may have earlier ones on its lines. */
  readonly signatures: readonly Signature[];
  /** What was attested before, and what is now. */
  readonly versions: readonly AttestedVersion[];
}

/** Reads together what documents show: answers, signatures with their drawings, and what was corrected. */
@Injectable()
export class DocumentInputsService {
  constructor(
    private readonly signatures: DocumentSignatures,
    private readonly history: VersionHistory,
    private readonly pdfs: DocumentPdfsService,
  ) {}

  async load(ctx: Context, aggregate: TaskAggregate): Promise<DocumentInputs> {
    const signatures = this.signatures.inForce(aggregate);
    const versions = await this.history.load(ctx, aggregate);
    const corrections = toCorrections(aggregate, versions);
    const document = {
      ...toDocumentInput(aggregate, await this.signatures.onLines(ctx, aggregate, versions)),
      ...(await this.pdfs.sheet(ctx, aggregate.edition)),
      ...(await this.pdfs.documents(ctx, aggregate)),
      corrections,
    };
    return { document, signatures, versions };
  }
}
