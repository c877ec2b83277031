import type { DocumentQuery, PathOf } from '@firstday/domain';
import { Controller, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Context } from '../../context/index.js';
import { Ctx, Operation, Path, Query } from '../../http/index.js';
import { DocumentsService } from '../documents/documents.service.js';
import { toPdfResponse } from '../documents/to-pdf-response.js';
import { FilesService } from '../files/files.service.js';
import { toFileResponse } from '../files/to-file-response.js';
import { TaskAuditService } from '../signing/task-audit.service.js';
import { inArchive } from './in-archive.js';

type ArchivePath = PathOf<'archived_tasks.getPdf'>;

@Controller()
export class ArchivedDocumentsController {
  constructor(
    private readonly documents: DocumentsService,
    private readonly audits: TaskAuditService,
    private readonly files: FilesService,
  ) {}

  @Operation('archived_tasks.getPdf')
  async getPdf(
    @Ctx() ctx: Context,
    @Path() path: ArchivePath,
    @Query() query: DocumentQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const pdf = await this.documents.read(inArchive(ctx), path.archived_task_id, 'pdf', query.version);
    return toPdfResponse(pdf, `${path.archived_task_id}.pdf`, request, response);
  }

  @Operation('archived_tasks.getCertificate')
  async getCertificate(
    @Ctx() ctx: Context,
    @Path() path: ArchivePath,
    @Query() query: DocumentQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const pdf = await this.documents.read(
      inArchive(ctx),
      path.archived_task_id,
      'certificate',
      query.version,
    );
    return toPdfResponse(pdf, `${path.archived_task_id}-certificate.pdf`, request, response);
  }

  @Operation('archived_tasks.getAudit')
  getAudit(@Ctx() ctx: Context, @Path() path: ArchivePath) {
    return this.audits.get(inArchive(ctx), path.archived_task_id);
  }

  @Operation('archived_tasks.getFile')
  async getFile(
    @Ctx() ctx: Context,
    @Path() path: PathOf<'archived_tasks.getFile'>,
    @Res({ passthrough: true }) response: Response,
  ) {
    const content = await this.files.getContent(inArchive(ctx), path.file_id, path.archived_task_id);
    return toFileResponse(content, response);
  }
}
