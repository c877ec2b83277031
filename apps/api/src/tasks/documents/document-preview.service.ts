import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { DocumentAccessLog } from '../signing/document-access-log.js';
import { DocumentAccessService, type VisibleTask } from './document-access.service.js';
import { DocumentPdfsService } from './document-pdfs.service.js';
import { DocumentRendererService } from './document-renderer.service.js';
import { DocumentSignatures } from './document-signatures.service.js';
import { toDocumentInput } from './to-document-input.js';

/** Drafts of documents. */
@Injectable()
export class DocumentPreviewService {
  constructor(
    private readonly access: DocumentAccessService,
    private readonly signatures: DocumentSignatures,
    private readonly renderer: DocumentRendererService,
    private readonly pdfs: DocumentPdfsService,
    private readonly accessLog: DocumentAccessLog,
  ) {}

  /** The document as it will be, corrections too, with what the caller may see. */
  async render(ctx: Context, taskId: string, signal: AbortSignal): Promise<Uint8Array> {
    const bytes = await this.draw(ctx, await this.access.loadVisible(ctx, taskId), { mark: 'draft', signal });
    await this.accessLog.record(ctx, taskId, { what: 'draft' });
    return bytes;
  }

  /** A finished document for a reader who may not see all of it: sensitive values are masked, and it is marked as a copy. */
  async renderMasked(ctx: Context, taskId: string): Promise<Buffer> {
    const masked = await this.access.loadMasked(ctx, taskId);
    const { signal } = new AbortController();
    return Buffer.from(await this.draw(ctx, masked, { mark: 'copy', signal }));
  }

  private async draw(
    ctx: Context,
    { aggregate, answers }: VisibleTask,
    { mark, signal }: { readonly mark: 'draft' | 'copy'; readonly signal: AbortSignal },
  ): Promise<Uint8Array> {
    const { actor } = ctx;
    const versions = await this.access.loadVersionsShown(ctx, aggregate);
    const signatures = await this.signatures.onLines(ctx, aggregate, versions);
    const locale = (actor.kind === 'form_session' && actor.locale) || 'en';
    const corrections = await this.access.loadVisibleCorrections(ctx, aggregate, versions);
    const input = {
      ...toDocumentInput(aggregate, signatures, answers),
      corrections,
      locale,
      mark,
    };
    const { bytes } = await this.renderer.forRequest({ accountId: ctx.account.id, signal }, async (options) =>
      this.renderer.render({ ...input, ...(await this.pdfs.sheet(ctx, aggregate.edition)) }, options),
    );
    return bytes;
  }
}
