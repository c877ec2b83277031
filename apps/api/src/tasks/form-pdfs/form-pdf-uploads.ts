import { Readable } from 'node:stream';
import type { UploadFormPdfQuery } from '@firstday/domain';
import { PdfRefusal, type ReadPdf } from '@firstday/documents/renderer';
import { suggestContent } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Turns } from '../../background/index.js';
import { type Context, inIdempotentTransaction, newId } from '../../context/index.js';
import { formPdfKeys, type FormPdfEntity, FormPdfsService, readWhole, toFormPdf } from '../../forms/index.js';
import { FileStorage } from '../../sealing/index.js';
import { DocumentRendererService } from '../documents/document-renderer.service.js';
import type { FileKind } from '../files/detect-file-kind.js';
import { type IncomingFile, invalidUpload, readUploads } from '../files/read-uploads.js';
import { hashContent, storeFile } from '../files/store-file.js';
import { UploadConcurrency } from '../files/upload-concurrency.js';
import { toPdfProblem } from './to-pdf-problem.js';

/** Takes a PDF for forms of one's own: what was sent is sealed as it arrives, read, and its clean copy takes its place. */
@Injectable()
export class FormPdfUploads {
  private readonly concurrency = new UploadConcurrency();
  /** A file that is read is whole in memory: those that have arrived wait on disk. */
  private readonly turns = new Turns(1);

  constructor(
    private readonly pdfs: FormPdfsService,
    private readonly storage: FileStorage,
    private readonly renderer: DocumentRendererService,
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
            ...(await this.clean(id, sent.size, query)),
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

  /** Puts the clean copy in the place of what was sent, and beside it the texts of its pages. */
  private clean(id: string, size: number, { name }: UploadFormPdfQuery): Promise<CleanPdf> {
    const [key, textsKey] = [formPdfKeys.content({ id }), formPdfKeys.texts({ id })];
    return this.turns.run(async () => {
      const { clean, texts, sha256, pages, dropped, fields } = await this.read(
        await readWhole(await this.storage.read(key), size),
      );
      await this.storage.putStream(key, Readable.from([clean]));
      await this.storage.put(textsKey, Buffer.from(JSON.stringify(texts)));
      const suggestion = fields.length === 0 ? null : suggestContent(fields, { name, sha256 });
      const file = { sha256, size: clean.length, pages, dropped: [...dropped] };
      return { ...file, field_count: fields.length, suggestion };
    });
  }

  private async read(sent: Uint8Array): Promise<ReadPdf & { readonly texts: readonly string[] }> {
    try {
      const pdf = await this.renderer.readPdf(sent);
      return { ...pdf, texts: await this.renderer.pageTexts(pdf.clean) };
    } catch (error) {
      throw error instanceof PdfRefusal ? toPdfProblem(error) : error;
    }
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
