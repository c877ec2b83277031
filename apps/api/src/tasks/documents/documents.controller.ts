import type { DocumentCheckQuery, DocumentQuery, PathOf } from '@firstday/domain';
import { Controller, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { type ApiRequest, Clock, type Context, requestOrigin } from '../../context/index.js';
import { Ctx, Operation, Path, Query } from '../../http/index.js';
import { DocumentCheckService } from './document-check.service.js';
import { DocumentPreviewService } from './document-preview.service.js';
import { DocumentsService } from './documents.service.js';
import { toPdfResponse } from './to-pdf-response.js';

type TaskPath = PathOf<'tasks.getPdf'>;

@Controller()
export class DocumentsController {
  constructor(
    private readonly documents: DocumentsService,
    private readonly previews: DocumentPreviewService,
    private readonly checks: DocumentCheckService,
    private readonly clock: Clock,
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

  @Operation('tasks.previewPdf')
  async previewPdf(
    @Ctx() ctx: Context,
    @Path() path: TaskPath,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const pdf = await this.previews.render(ctx, path.task_id);
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

  @Operation('tasks.checkDocument')
  checkDocument(@Query() query: DocumentCheckQuery, @Req() request: ApiRequest) {
    const visit = { now: this.clock.now(), origin: requestOrigin(request), requestId: request.id };
    return this.checks.check(visit, query.sha256);
  }
}
