import type { PageDocument } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Actor, type Context, forbidden, inTransaction, notFound } from '../../context/index.js';
import { readPages } from '../documents/read-pages.js';
import type { FileContent } from '../files/files.service.js';
import { isForReader } from '../representatives/is-for-reader.js';
import { AuditTrail } from '../signing/audit-trail.store.js';
import type { TaskAggregate } from '../task-aggregate.js';
import { TaskAggregateRepository } from '../task-aggregate.repository.js';
import type { PictureRequest } from './form-pdf-pages.js';
import { type ShownPdf, ShownPdfsService } from './shown-pdfs.service.js';
import { toPdfFile } from './to-pdf-file.js';

type Reader = Extract<Actor, { kind: 'form_session' }>;

/** The PDFs that pages of a task show to be read, to the side that sees the page. */
@Injectable()
export class PageDocumentsService {
  constructor(
    private readonly aggregates: TaskAggregateRepository,
    private readonly pdfs: ShownPdfsService,
    private readonly trail: AuditTrail,
  ) {}

  /** The whole file; that it was opened is kept. @throws ProblemError 404 where the page shows none */
  async open(ctx: Context, taskId: string, pageId: string): Promise<FileContent> {
    const pdf = await this.find(ctx, taskId, pageId);
    const file = toPdfFile(pdf, await pdf.open());
    await this.recordOpening(ctx, taskId, pageId, pdf);
    return file;
  }

  /** The picture of one page; with the first, the document counts as opened. */
  async picture(
    ctx: Context,
    place: { readonly task_id: string; readonly page_id: string },
    asked: PictureRequest,
  ): Promise<Buffer> {
    const pdf = await this.find(ctx, place.task_id, place.page_id);
    const picture = await pdf.picture(asked);
    if (asked.page === '1') await this.recordOpening(ctx, place.task_id, place.page_id, pdf);
    return picture;
  }

  /** For the pages of the task that this session sees; without those whose file the operator has not installed. */
  async list(ctx: Context, aggregate: TaskAggregate, reader: Reader): Promise<PageDocument[]> {
    const listed: PageDocument[] = [];
    for (const page of readPages(aggregate, (section) => isForReader(aggregate, section, reader))) {
      const pdf = await this.pdfs.find(ctx, aggregate.edition, page.document.sha256);
      if (!pdf) continue;
      const texts = await pdf.texts();
      const { sha256, size, name: title } = pdf;
      const pages = pdf.pages.map(({ width, height }, at) => ({ width, height, text: texts[at] ?? '' }));
      listed.push({ page_id: page.id, title, sha256, size, pages });
    }
    return listed;
  }

  private async find(ctx: Context, taskId: string, pageId: string): Promise<ShownPdf> {
    const { actor } = ctx;
    if (actor.kind !== 'form_session') throw forbidden();
    const aggregate = await this.aggregates.load(ctx, taskId);
    const page = readPages(aggregate, (section) => isForReader(aggregate, section, actor)).find(
      ({ id }) => id === pageId,
    );
    const pdf = page && (await this.pdfs.find(ctx, aggregate.edition, page.document.sha256));
    if (!pdf) throw notFound('document');
    return pdf;
  }

  /** Once a day of each session, however many of its pictures are asked for at the same time. */
  private recordOpening(ctx: Context, taskId: string, page_id: string, pdf: ShownPdf): Promise<void> {
    return inTransaction(ctx, async (ctx) => {
      await this.trail.lock(ctx, taskId);
      await this.trail.recordAccess(ctx, taskId, 'page_document_opened', { page_id, sha256: pdf.sha256 });
    });
  }
}
