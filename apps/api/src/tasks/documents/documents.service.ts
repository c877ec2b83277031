import { Injectable } from '@nestjs/common';
import { badRequest, type Context, notFound } from '../../context/index.js';
import { DocumentAccessLog } from '../signing/document-access-log.js';
import { assertMaySeeAnswers } from '../segregation/may-see-answers.js';
import { TasksService } from '../tasks.service.js';
import { RecordedDocuments } from '../trail/recorded-documents.js';
import { DocumentAccessService } from './document-access.service.js';
import { DocumentPreviewService } from './document-preview.service.js';
import { DocumentsStore } from './documents.store.js';

type DocumentPart = 'pdf' | 'certificate';

/** Finished documents. */
@Injectable()
export class DocumentsService {
  constructor(
    private readonly store: DocumentsStore,
    private readonly tasks: TasksService,
    private readonly access: DocumentAccessService,
    private readonly previews: DocumentPreviewService,
    private readonly files: RecordedDocuments,
    private readonly accessLog: DocumentAccessLog,
  ) {}

  /**
   * The document in force, or its certificate; an earlier version where one is named.
   * @throws ProblemError 400 where the task is not completed and no version is named
   */
  async read(ctx: Context, taskId: string, part: DocumentPart, version?: number): Promise<Buffer> {
    const task = await this.tasks.getRow(ctx, taskId);
    await assertMaySeeAnswers(ctx, task);
    if (!task.completed_at && version === undefined) throw badRequest('The task is not completed yet');
    const document = await this.store.find(ctx, taskId, version);
    if (!document) throw notFound('document');
    const readable =
      part === 'pdf'
        ? await this.access.readablePdf(ctx, task, version)
        : await this.access.assertMayReadCertificate(ctx, task);
    await this.accessLog.record(ctx, taskId, { what: 'document', part, documentId: document.id });
    return readable === 'masked'
      ? this.previews.renderMasked(ctx, taskId)
      : this.files.read(ctx, document, part);
  }
}
