import type { AccountDocumentListQuery, CreateAccountDocumentQuery, PathOf } from '@firstday/domain';
import { Controller, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Context } from '../../context/index.js';
import { ApiDescription, Ctx, Operation, Path, Query } from '../../http/index.js';
import { filesBody } from '../files/files-body.js';
import { toFileResponse } from '../files/to-file-response.js';
import { AccountDocumentsService } from './account-documents.service.js';
import { AccountDocumentUploads } from './account-document-uploads.js';
import { PresentedDocumentService } from './presented-document.service.js';

type DocumentPath = PathOf<'account_documents.findById'>;
type TaskPath = PathOf<'tasks.openAccountDocument'>;

@Controller()
export class AccountDocumentsController {
  constructor(
    private readonly documents: AccountDocumentsService,
    private readonly uploads: AccountDocumentUploads,
    private readonly presented: PresentedDocumentService,
  ) {}

  @Operation('account_documents.list')
  list(@Ctx() ctx: Context, @Query() query: AccountDocumentListQuery) {
    return this.documents.list(ctx, query);
  }

  @Operation('account_documents.publish', { beginsTransaction: true })
  @ApiDescription(({ ApiBody, ApiConsumes }) => [
    ApiConsumes('multipart/form-data'),
    ApiBody({ required: true, schema: filesBody }),
  ])
  create(@Ctx() ctx: Context, @Query() query: CreateAccountDocumentQuery, @Req() request: Request) {
    return this.uploads.receive(ctx, query, request);
  }

  @Operation('account_documents.findById')
  findById(@Ctx() ctx: Context, @Path() path: DocumentPath) {
    return this.documents.getById(ctx, path.account_document_id);
  }

  @Operation('account_documents.getContent')
  async getContent(
    @Ctx() ctx: Context,
    @Path() path: DocumentPath,
    @Res({ passthrough: true }) response: Response,
  ) {
    return toFileResponse(await this.documents.getContent(ctx, path.account_document_id), response);
  }

  @Operation('account_documents.retire')
  retire(@Ctx() ctx: Context, @Path() path: DocumentPath) {
    return this.documents.retire(ctx, path.account_document_id);
  }

  @Operation('tasks.openAccountDocument')
  async open(@Ctx() ctx: Context, @Path() path: TaskPath, @Res({ passthrough: true }) response: Response) {
    return toFileResponse(await this.presented.open(ctx, path.task_id), response);
  }
}
