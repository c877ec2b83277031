import type {
  CreateInspectorAccess,
  InspectorAccessListQuery,
  InspectorKey,
  InspectorRead,
  InspectorReadFile,
  PathOf,
} from '@firstday/domain';
import { Controller, Req, Res, StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import { type ApiRequest, type Context, requestOrigin } from '../../../context/index.js';
import { Body, Ctx, Operation, Path, Query } from '../../../http/index.js';
import { toArchiveResponse } from '../to-archive-response.js';
import { InspectorAccessesService } from './inspector-accesses.service.js';
import { InspectorReading } from './inspector-reading.js';
import type { InspectorVisit } from './inspector-visits.js';

type PackagePath = PathOf<'inspector_accesses.create'>;

@Controller()
export class InspectorAccessesController {
  constructor(
    private readonly accesses: InspectorAccessesService,
    private readonly reading: InspectorReading,
  ) {}

  @Operation('inspector_accesses.list')
  list(@Ctx() ctx: Context, @Path() path: PackagePath, @Query() query: InspectorAccessListQuery) {
    return this.accesses.list(ctx, path.inspection_package_id, query);
  }

  @Operation('inspector_accesses.create')
  create(@Ctx() ctx: Context, @Path() path: PackagePath, @Body() input: CreateInspectorAccess) {
    return this.accesses.create(ctx, path.inspection_package_id, input);
  }

  @Operation('inspector_accesses.revoke')
  revoke(@Ctx() ctx: Context, @Path() path: PathOf<'inspector_accesses.revoke'>) {
    return this.accesses.revoke(ctx, path.inspector_access_id);
  }

  @Operation('inspector_accesses.read')
  read(@Body() input: InspectorRead, @Req() request: ApiRequest) {
    return this.reading.read(input, visitOf(request));
  }

  @Operation('inspector_accesses.readArchive')
  async readArchive(
    @Body() input: InspectorKey,
    @Req() request: ApiRequest,
    @Res({ passthrough: true }) response: Response,
  ) {
    return toArchiveResponse(await this.reading.readArchive(input, visitOf(request)), response);
  }

  @Operation('inspector_accesses.readFile')
  async readFile(
    @Body() input: InspectorReadFile,
    @Req() request: ApiRequest,
    @Res({ passthrough: true }) response: Response,
  ) {
    return toFileResponse(await this.reading.readFile(input, visitOf(request)), response);
  }
}

const visitOf = (request: ApiRequest): InspectorVisit => ({
  origin: requestOrigin(request),
  requestId: request.id,
});

function toFileResponse(
  { name, content }: { readonly name: string; readonly content: Buffer },
  response: Response,
): StreamableFile {
  response.setHeader('cache-control', 'no-store');
  response.setHeader('x-content-type-options', 'nosniff');
  const disposition = `attachment; filename="${name}"`;
  return new StreamableFile(content, { type: 'application/octet-stream', disposition });
}
