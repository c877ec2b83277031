import { Injectable } from '@nestjs/common';
import { VisibleAnswersService } from '../identity/visible-answers.service.js';
import { SessionIdentityService } from '../identity/session-identity.service.js';
import { badRequest, type Context, forbidden, notFound } from '../../context/index.js';
import { FileStorage } from '../../sealing/index.js';
import { DocumentAccessLog } from '../signing/document-access-log.js';
import { SignatureImageSealer } from '../signing/signature-image-sealer.js';
import { TaskAggregateRepository } from '../task-aggregate.repository.js';
import { TasksService } from '../tasks.service.js';
import type { DocumentEntity } from './document.entity.js';
import { toDocumentInput, toDocumentSignature } from './to-document-input.js';
import { DocumentsStore } from './documents.store.js';
import { DocumentRendererService } from './document-renderer.service.js';

type DocumentPart = 'pdf' | 'certificate';

/** Finished documents and drafts of them. */
@Injectable()
export class DocumentsService {
  constructor(
    private readonly store: DocumentsStore,
    private readonly tasks: TasksService,
    private readonly aggregates: TaskAggregateRepository,
    private readonly storage: FileStorage,
    private readonly renderer: DocumentRendererService,
    private readonly imageSealer: SignatureImageSealer,
    private readonly visibleAnswers: VisibleAnswersService,
    private readonly identity: SessionIdentityService,
    private readonly accessLog: DocumentAccessLog,
  ) {}

  /**
   * The document in force, or its certificate; an earlier version where one is named.
   * @throws ProblemError 400 where the task is not completed and no version is named
   */
  async read(ctx: Context, taskId: string, part: DocumentPart, version?: number): Promise<Buffer> {
    const task = await this.tasks.getRow(ctx, taskId);
    if (!task.completed_at && version === undefined) throw badRequest('The task is not completed yet');
    const document = await this.store.find(ctx, taskId, version);
    if (!document) throw notFound('document');
    if (part === 'pdf') await this.assertNothingHidden(ctx, taskId, version);
    else await this.identity.assertProved(ctx);
    await this.accessLog.record(ctx, taskId, { what: 'document', part, documentId: document.id });
    return this.storage.get(keyOf(document, part));
  }

  /** The document as it will be, with what the caller may see. */
  async preview(ctx: Context, taskId: string): Promise<Uint8Array> {
    const aggregate = await this.aggregates.load(ctx, taskId);
    const { actor } = ctx;
    await this.identity.assertProved(ctx);
    const { answers } = await this.visibleAnswers.load(ctx, aggregate);
    const signatures = aggregate.signatures.map((it) => toDocumentSignature(it, this.imageSealer.open(it)));
    const locale = (actor.kind === 'form_session' && actor.locale) || 'en';
    const input = { ...toDocumentInput(aggregate, signatures, answers), locale, draft: true };
    const { bytes } = await this.renderer.render(input);
    await this.accessLog.record(ctx, taskId, { what: 'draft' });
    return bytes;
  }

  /** A finished document cannot be masked: it is kept from whoever may not see all that is in it. */
  private async assertNothingHidden(
    ctx: Context,
    taskId: string,
    version: number | undefined,
  ): Promise<void> {
    if (await this.identity.maySeeSensitive(ctx)) return;
    await this.identity.assertProved(ctx);
    const { hidden } = await this.visibleAnswers.load(ctx, await this.aggregates.load(ctx, taskId));
    // What an earlier version holds is not known from the answers as they stand.
    if (hidden.length > 0 || version !== undefined)
      throw forbidden('The document has sensitive values that this link does not show');
  }
}

const keyOf = (document: DocumentEntity, part: DocumentPart): string =>
  part === 'pdf' ? document.pdf_key : document.certificate_key;
