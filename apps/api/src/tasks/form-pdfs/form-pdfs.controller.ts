import type { PagePictureQuery, PathOf, UploadFormPdfQuery } from '@firstday/domain';
import { Controller, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Context } from '../../context/index.js';
import { FormPdfsService } from '../../forms/index.js';
import { abortSignalOf, ApiDescription, Ctx, Operation, Path, Query } from '../../http/index.js';
import { filesBody } from '../files/files-body.js';
import { toFileResponse } from '../files/to-file-response.js';
import { FormPdfPages } from './form-pdf-pages.js';
import { FormPdfUploads } from './form-pdf-uploads.js';
import { pageWidthOf } from './page-width-of.js';
import { toPdfFile } from './to-pdf-file.js';
import { toPictureResponse } from './to-picture-response.js';

@Controller()
export class FormPdfsController {
  constructor(
    private readonly pdfs: FormPdfsService,
    private readonly uploads: FormPdfUploads,
    private readonly pages: FormPdfPages,
  ) {}

  @Operation('form_pdfs.upload', { beginsTransaction: true })
  @ApiDescription(({ ApiBody, ApiConsumes }) => [
    ApiConsumes('multipart/form-data'),
    ApiBody({ required: true, schema: filesBody }),
  ])
  upload(@Ctx() ctx: Context, @Query() query: UploadFormPdfQuery, @Req() request: Request) {
    return this.uploads.receive(ctx, query, request);
  }

  @Operation('form_pdfs.findBySha256')
  findBySha256(@Ctx() ctx: Context, @Path() path: PathOf<'form_pdfs.findBySha256'>) {
    return this.pdfs.get(ctx, path.sha256);
  }

  @Operation('form_pdfs.getContent')
  async getContent(
    @Ctx() ctx: Context,
    @Path() path: PathOf<'form_pdfs.getContent'>,
    @Res({ passthrough: true }) response: Response,
  ) {
    const pdf = await this.pdfs.getRow(ctx, path.sha256);
    return toFileResponse(toPdfFile(pdf, await this.pdfs.open(pdf)), response);
  }

  @Operation('form_pdfs.getPage')
  async getPage(
    @Ctx() ctx: Context,
    @Path() path: PathOf<'form_pdfs.getPage'>,
    @Query() query: PagePictureQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    const pdf = await this.pdfs.getRow(ctx, path.sha256);
    const asked = { page: path.page, width: pageWidthOf(query), signal: abortSignalOf(response) };
    return toPictureResponse(await this.pages.picture(pdf, asked), response);
  }
}
