import { Readable } from 'node:stream';
import type { UploadFormPdfQuery } from '@firstday/domain';
import { PdfRefusal } from '@firstday/documents/renderer';
import { suggestContent } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { type Context, inIdempotentTransaction, newId } from '../../context/index.js';
import { abortSignalOf } from '../../http/index.js';
import { formPdfKeys, type FormPdfEntity, FormPdfsService, readWhole, toFormPdf } from '../../forms/index.js';
import { FileStorage } from '../../sealing/index.js';
import { DocumentRendererService } from '../documents/document-renderer.service.js';
import { type PdfReading, PdfReadingService } from '../documents/pdf-reading.service.js';
import { toPdfProblem } from '../documents/to-pdf-problem.js';
import type { FileKind } from '../files/detect-file-kind.js';
import { type IncomingFile, invalidUpload, readUploads } from '../files/read-uploads.js';
import { hashContent, storeFile } from '../files/store-file.js';
import { UploadConcurrency } from '../files/upload-concurrency.js';

/** Takes a PDF for forms of one's own: what was sent is sealed as it arrives, read, and its clean copy takes its place. */
@Injectable()
export class FormPdfUploads {
  private readonly concurrency = new UploadConcurrency();

  constructor(
    private readonly pdfs: FormPdfsService,
    private readonly storage: FileStorage,
    private readonly renderer: DocumentRendererService,
    private readonly reading: PdfReadingService,
  ) {}

  receive(ctx: Context, query: UploadFormPdfQuery, request: Request): Promise<unknown> {
    return this.concurrency.run(ctx, () => this.receiveFile(ctx, query, request));
  }

  private async receiveFile(ctx: Context, query: UploadFormPdfQuery, request: Request): Promise<unknown> {
    const isReplay = (await ctx.idempotency?.isAnswered()) ?? false;
    const id = newId('formPdf', ctx.now);
    const key = formPdfKeys.content({ id });
    let isKept = false;
    try {
      const sent = await this.store(request, isReplay ? null : key);
      const row = isReplay
        ? null
        : toRow(ctx, query, {
            id,
            key,
            sent_sha256: sent.sha256,
            ...(await this.clean(
              { ...sent, id, name: query.name },
              { accountId: ctx.account.id, signal: request.res && abortSignalOf(request.res) },
            )),
          });
      const keep = async (ctx: Context) => {
        if (!row) throw new Error('what was answered before is answered again');
        const kept = await this.pdfs.keep(ctx, row);
        ctx.db.afterCommit(() => (isKept = kept.id === id));
        return toFormPdf(kept);
      };
      return await inIdempotentTransaction(ctx, keep, `${JSON.stringify(query)}\n${sent.sha256}`);
    } finally {
      // Refused, sent again, or there already with the same content.
      if (!isReplay && !isKept)
        for (const left of [key, formPdfKeys.texts({ id })]) await this.storage.remove(left);
    }
  }

  /** @param key where it is put; null where only its hash is asked for */
  private async store(request: Request, key: string | null): Promise<SentFile> {
    let sent: SentFile | undefined;
    await readUploads(request, async (incoming) => {
      assertOnlyFile(incoming, sent !== undefined);
      const { content } = incoming;
      if (!key) return void (sent = { sha256: await hashContent(content), size: 0 });
      const { checksum, size } = await storeFile(this.storage, key, content, { checkKind: assertPdf });
      sent = { sha256: checksum, size };
    });
    if (sent === undefined) throw invalidUpload(onePdf);
    return sent;
  }

  /**
   * Puts the clean copy in the place of what was sent, and beside it the texts of its pages. A file that is read is whole in
   * memory: those that have arrived wait on disk.
   */
  private clean(
    { id, name, ...sent }: SentFile & Pick<FormPdfEntity, 'id' | 'name'>,
    caller: Omit<PdfReading, 'content'>,
  ): Promise<CleanPdf> {
    const [key, textsKey] = [formPdfKeys.content({ id }), formPdfKeys.texts({ id })];
    return this.reading.run({ ...caller, content: sent.sha256 }, async (options) => {
      const file = await readWhole(await this.storage.read(key), sent.size);
      const pdf = await this.renderer.readPdf(file, options);
      const texts = await this.renderer.pageTexts(pdf, options);
      const { clean, sha256, pages, dropped, fields } = pdf;
      await this.storage.putStream(key, Readable.from([clean]));
      await this.storage.put(textsKey, Buffer.from(JSON.stringify(texts)));
      const suggestion = fields.length === 0 ? null : suggestContent(fields, { name, sha256 });
      const about = { sha256, size: clean.length, pages, dropped: [...dropped] };
      return { ...about, field_count: fields.length, suggestion };
    });
  }
}

interface SentFile {
  /** In hex. */
  readonly sha256: string;
  readonly size: number;
}

type CleanPdf = Pick<FormPdfEntity, 'sha256' | 'size' | 'pages' | 'dropped' | 'field_count' | 'suggestion'>;

const onePdf = 'Send one PDF in the part `files`';

function assertOnlyFile({ part }: IncomingFile, isSecond: boolean): void {
  if (part !== 'files' || isSecond) throw invalidUpload(onePdf);
}

/** What has something else before its header is left to whoever reads it. */
function assertPdf(kind: FileKind | undefined): FileKind {
  const pdf = { type: 'application/pdf', extension: 'pdf' };
  if (kind && kind.extension !== pdf.extension) throw toPdfProblem(new PdfRefusal('not_a_pdf'));
  return pdf;
}

const toRow = (
  ctx: Context,
  { name }: UploadFormPdfQuery,
  file: CleanPdf & Pick<FormPdfEntity, 'id' | 'key' | 'sent_sha256'>,
): FormPdfEntity => ({
  ...file,
  account_id: ctx.account.id,
  name,
  created_at: ctx.now,
  used_at: ctx.now,
});
