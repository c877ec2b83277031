import type { PagePictureQuery, PathOf } from '@firstday/domain';
import { Controller, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { Context } from '../../context/index.js';
import { abortSignalOf, Ctx, Operation, Path, Query } from '../../http/index.js';
import { toFileResponse } from '../files/to-file-response.js';
import { PageDocumentsService } from './page-documents.service.js';
import { pageWidthOf } from './page-width-of.js';
import { toPictureResponse } from './to-picture-response.js';

@Controller()
export class PageDocumentsController {
  constructor(private readonly documents: PageDocumentsService) {}

  @Operation('tasks.getPageDocument')
  async open(
    @Ctx() ctx: Context,
    @Path() path: PathOf<'tasks.getPageDocument'>,
    @Res({ passthrough: true }) response: Response,
  ) {
    return toFileResponse(await this.documents.open(ctx, path.task_id, path.page_id), response);
  }

  @Operation('tasks.getDocumentPage')
  async getPage(
    @Ctx() ctx: Context,
    @Path() path: PathOf<'tasks.getDocumentPage'>,
    @Query() query: PagePictureQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    const asked = { page: path.page, width: pageWidthOf(query), signal: abortSignalOf(response) };
    return toPictureResponse(await this.documents.picture(ctx, path, asked), response);
  }
}
