import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { FileStorage } from '../../sealing/index.js';
import type { DocumentEntity } from '../documents/document.entity.js';
import { AuditTrail } from '../signing/audit-trail.store.js';
import { sha256 } from '../signing/sha256.js';
import { RecordedIndex } from './recorded-index.js';
import { TamperingLog } from './tampering-log.js';
import { TrailEvidence } from './trail-evidence.js';

/** Files of finished documents as they are read: each compared with what was recorded when it was made. */
@Injectable()
export class RecordedDocuments {
  constructor(
    private readonly storage: FileStorage,
    private readonly trail: AuditTrail,
    private readonly evidence: TrailEvidence,
    private readonly tampering: TamperingLog,
    private readonly index: RecordedIndex,
  ) {}

  /** @throws ProblemError 500 where the file is not the one that was made for this task, or the task is not who it was made of */
  async read(ctx: Context, document: DocumentEntity, part: 'pdf' | 'certificate'): Promise<Buffer> {
    await this.index.assertKept(ctx, document.task_id);
    const file = await this.storage.get(part === 'pdf' ? document.pdf_key : document.certificate_key);
    const hash = sha256(file);
    // The row's own hash is what a document is looked up by.
    const isAsMade = document[`${part}_sha256`] === hash;
    if (!isAsMade || !(await this.isRecorded(ctx, document, { part, sha256: hash })))
      throw this.tampering.found(ctx, document.task_id, 'document');
    return file;
  }

  /** Whether the trail says that a document was made with a hash. */
  async isRecorded(
    ctx: Context,
    document: Pick<DocumentEntity, 'id' | 'task_id' | 'version'>,
    file: { readonly part: 'pdf' | 'certificate'; readonly sha256: string },
  ): Promise<boolean> {
    const entries = await this.trail.listOfKind(ctx, document.task_id, 'document_made');
    return this.evidence.isDocumentRecorded(document, file, entries);
  }
}
