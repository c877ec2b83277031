import { DocumentQuery, TaskPath } from '@firstday/domain';
import { Controller, Param, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import type { Context } from '../../context/index.js';
import { Ctx, Operation } from '../../http/index.js';
import { DocumentsService } from './documents.service.js';
import { toPdfResponse } from './to-pdf-response.js';

type Path = z.infer<typeof TaskPath>;

@Controller()
export class DocumentsController {
  constructor(private readonly documents: DocumentsService) {}

  @Operation('tasks.getPdf')
  async getPdf(
    @Ctx() ctx: Context,
    @Param({ schema: TaskPath }) path: Path,
    @Query({ schema: DocumentQuery }) query: DocumentQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const pdf = await this.documents.read(ctx, path.task_id, 'pdf', query.version);
    return toPdfResponse(pdf, `${path.task_id}.pdf`, request, response);
  }

  @Operation('tasks.previewPdf')
  async previewPdf(
    @Ctx() ctx: Context,
    @Param({ schema: TaskPath }) path: Path,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const pdf = await this.documents.preview(ctx, path.task_id);
    return toPdfResponse(pdf, `${path.task_id}-draft.pdf`, request, response);
  }

  @Operation('tasks.getCertificate')
  async getCertificate(
    @Ctx() ctx: Context,
    @Param({ schema: TaskPath }) path: Path,
    @Query({ schema: DocumentQuery }) query: DocumentQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const pdf = await this.documents.read(ctx, path.task_id, 'certificate', query.version);
    return toPdfResponse(pdf, `${path.task_id}-certificate.pdf`, request, response);
  }
}
