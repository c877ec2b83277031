import type { FileTicketQuery, PathOf } from '@firstday/domain';
import { Controller, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { type ApiRequest, Clock, type Context, requestOrigin } from '../../context/index.js';
import { ApiDescription, Ctx, Operation, Path, Query } from '../../http/index.js';
import { filesBody } from './files-body.js';
import { FilesService } from './files.service.js';
import { toFileResponse } from './to-file-response.js';
import { UploadsService } from './uploads.service.js';

type FilePath = PathOf<'files.findById'>;

type SubtaskPath = PathOf<'subtasks.uploadFiles'>;
type SubtaskFilePath = PathOf<'subtasks.deleteFile'>;

@Controller()
export class FilesController {
  constructor(
    private readonly files: FilesService,
    private readonly uploads: UploadsService,
    private readonly clock: Clock,
  ) {}

  @Operation('subtasks.uploadFiles', { beginsTransaction: true })
  @ApiDescription(({ ApiBody, ApiConsumes }) => [
    ApiConsumes('multipart/form-data'),
    ApiBody({ required: true, schema: filesBody }),
  ])
  upload(@Ctx() ctx: Context, @Path() path: SubtaskPath, @Req() request: Request) {
    return this.uploads.receive(ctx, path.subtask_id, request);
  }

  @Operation('subtasks.deleteFile')
  remove(@Ctx() ctx: Context, @Path() path: SubtaskFilePath) {
    return this.uploads.remove(ctx, path.subtask_id, path.file_id);
  }

  @Operation('files.findById')
  findById(@Ctx() ctx: Context, @Path() path: FilePath) {
    return this.files.createLink(ctx, path.file_id);
  }

  @Operation('files.getContent')
  async getContent(
    @Ctx() ctx: Context,
    @Path() path: FilePath,
    @Res({ passthrough: true }) response: Response,
  ) {
    return toFileResponse(await this.files.getContent(ctx, path.file_id), response);
  }

  @Operation('files.download')
  async download(
    @Query() query: FileTicketQuery,
    @Req() request: ApiRequest,
    @Res({ passthrough: true }) response: Response,
  ) {
    const arrival = { now: this.clock.now(), origin: requestOrigin(request), requestId: request.id };
    return toFileResponse(await this.files.redeem(arrival, query.ticket), response);
  }
}
