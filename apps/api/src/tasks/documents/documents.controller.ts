import type { DocumentCheckQuery, DocumentQuery, PathOf, PreviewForm } from '@firstday/domain';
import { Readable } from 'node:stream';
import { Controller, Req, Res, StreamableFile } from '@nestjs/common';
import type { Request, Response } from 'express';
import { type ApiRequest, Clock, type Context, requestOrigin } from '../../context/index.js';
import { abortSignalOf, Body, Ctx, Operation, Path, Query } from '../../http/index.js';
import { DocumentCheckService } from './document-check.service.js';
import { DocumentRetriesService } from './document-retries.service.js';
import { DocumentPreviewService } from './document-preview.service.js';
import { FormPreviewService } from './form-preview.service.js';
import { DocumentsService } from './documents.service.js';
import { SessionDocumentsService } from './session-documents.service.js';
import { toPdfResponse } from './to-pdf-response.js';

type TaskPath = PathOf<'tasks.getPdf'>;

@Controller()
export class DocumentsController {
  constructor(
    private readonly documents: DocumentsService,
    private readonly previews: DocumentPreviewService,
    private readonly checks: DocumentCheckService,
    private readonly forms: FormPreviewService,
    private readonly ofSession: SessionDocumentsService,
    private readonly clock: Clock,
    private readonly retries: DocumentRetriesService,
  ) {}

  @Operation('tasks.getPdf')
  async getPdf(
    @Ctx() ctx: Context,
    @Path() path: TaskPath,
    @Query() query: DocumentQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const pdf = await this.documents.read(ctx, path.task_id, 'pdf', query.version);
    return toPdfResponse(pdf, `${path.task_id}.pdf`, request, response);
  }

  @Operation('form_sessions.downloadDocuments')
  async downloadDocuments(@Ctx() ctx: Context, @Res({ passthrough: true }) response: Response) {
    const content = Readable.from(await this.ofSession.archive(ctx));
    response.setHeader('cache-control', 'no-store');
    response.setHeader('x-content-type-options', 'nosniff');
    // Whoever goes away has nothing more read.
    response.on('close', () => content.destroy());
    const disposition = 'attachment; filename="documents.zip"';
    const answer = new StreamableFile(content, { type: 'application/zip', disposition });
    // An answer that breaks off cannot be taken for a whole one.
    return answer.setErrorHandler(() => response.destroy());
  }

  @Operation('forms.preview')
  async previewForm(
    @Ctx() ctx: Context,
    @Path() path: PathOf<'forms.preview'>,
    @Body() input: PreviewForm,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const pdf = await this.forms.render(ctx, path.form_id, { ...input, signal: abortSignalOf(response) });
    return toPdfResponse(pdf, `${path.form_id}-draft.pdf`, request, response);
  }

  @Operation('tasks.previewPdf')
  async previewPdf(
    @Ctx() ctx: Context,
    @Path() path: TaskPath,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const pdf = await this.previews.render(ctx, path.task_id, abortSignalOf(response));
    return toPdfResponse(pdf, `${path.task_id}-draft.pdf`, request, response);
  }

  @Operation('tasks.getCertificate')
  async getCertificate(
    @Ctx() ctx: Context,
    @Path() path: TaskPath,
    @Query() query: DocumentQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const pdf = await this.documents.read(ctx, path.task_id, 'certificate', query.version);
    return toPdfResponse(pdf, `${path.task_id}-certificate.pdf`, request, response);
  }

  @Operation('tasks.retryDocument')
  retryDocument(@Ctx() ctx: Context, @Path() path: TaskPath) {
    return this.retries.retry(ctx, path.task_id);
  }

  @Operation('tasks.checkDocument')
  checkDocument(@Query() query: DocumentCheckQuery, @Req() request: ApiRequest) {
    const visit = { now: this.clock.now(), origin: requestOrigin(request), requestId: request.id };
    return this.checks.check(visit, query.sha256);
  }
}
