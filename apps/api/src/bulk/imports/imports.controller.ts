import { Readable } from 'node:stream';
import type {
  CreateImport,
  ImportListQuery,
  ImportRowListQuery,
  PathOf,
  UploadImportQuery,
} from '@firstday/domain';
import { Controller, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Context } from '../../context/index.js';
import { ApiDescription, Body, Ctx, Operation, Path, Query } from '../../http/index.js';
import { filesBody } from '../../tasks/index.js';
import { toCsvResponse } from '../to-csv-response.js';
import { ImportIntake } from './import-intake.js';
import { ImportsService } from './imports.service.js';

type ImportPath = PathOf<'imports.findById'>;

@Controller()
export class ImportsController {
  constructor(
    private readonly imports: ImportsService,
    private readonly intake: ImportIntake,
  ) {}

  @Operation('imports.list')
  list(@Ctx() ctx: Context, @Query() query: ImportListQuery) {
    return this.imports.list(ctx, query);
  }

  @Operation('imports.create', { beginsTransaction: true })
  create(@Ctx() ctx: Context, @Body() input: CreateImport) {
    return this.intake.create(ctx, input);
  }

  @Operation('imports.upload', { beginsTransaction: true })
  @ApiDescription(({ ApiBody, ApiConsumes }) => [
    ApiConsumes('multipart/form-data'),
    ApiBody({ required: true, schema: filesBody }),
  ])
  upload(@Ctx() ctx: Context, @Query() query: UploadImportQuery, @Req() request: Request) {
    return this.intake.upload(ctx, query, request);
  }

  @Operation('imports.findById')
  findById(@Ctx() ctx: Context, @Path() path: ImportPath) {
    return this.imports.getById(ctx, path.import_id);
  }

  @Operation('imports.listRows')
  listRows(@Ctx() ctx: Context, @Path() path: ImportPath, @Query() query: ImportRowListQuery) {
    return this.imports.listRows(ctx, path.import_id, query);
  }

  @Operation('imports.getResult')
  async getResult(
    @Ctx() ctx: Context,
    @Path() path: ImportPath,
    @Res({ passthrough: true }) response: Response,
  ) {
    const lines = await this.imports.readResult(ctx, path.import_id);
    return toCsvResponse(Readable.from(lines), `${path.import_id}.csv`, response);
  }

  @Operation('imports.commit')
  commit(@Ctx() ctx: Context, @Path() path: ImportPath) {
    return this.imports.commit(ctx, path.import_id);
  }

  @Operation('imports.deleteById')
  deleteById(@Ctx() ctx: Context, @Path() path: ImportPath) {
    return this.imports.deleteById(ctx, path.import_id);
  }
}
