import type { CreateInspectionPackage, InspectionPackageListQuery, PathOf } from '@firstday/domain';
import { Controller, Res, StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import type { Context } from '../../context/index.js';
import { Body, Ctx, Operation, Path, Query } from '../../http/index.js';
import { InspectionPackagesService } from './inspection-packages.service.js';

type PackagePath = PathOf<'inspection_packages.findById'>;

@Controller()
export class InspectionPackagesController {
  constructor(private readonly packages: InspectionPackagesService) {}

  @Operation('inspection_packages.list')
  list(@Ctx() ctx: Context, @Query() query: InspectionPackageListQuery) {
    return this.packages.list(ctx, query);
  }

  @Operation('inspection_packages.create')
  create(@Ctx() ctx: Context, @Body() input: CreateInspectionPackage) {
    return this.packages.create(ctx, input);
  }

  @Operation('inspection_packages.findById')
  findById(@Ctx() ctx: Context, @Path() path: PackagePath) {
    return this.packages.findById(ctx, path.inspection_package_id);
  }

  @Operation('inspection_packages.download')
  async download(
    @Ctx() ctx: Context,
    @Path() path: PackagePath,
    @Res({ passthrough: true }) response: Response,
  ) {
    const file = await this.packages.download(ctx, path.inspection_package_id);
    return toArchiveResponse(file, `${path.inspection_package_id}.zip`, response);
  }

  @Operation('inspection_packages.deleteById')
  deleteById(@Ctx() ctx: Context, @Path() path: PackagePath) {
    return this.packages.deleteById(ctx, path.inspection_package_id);
  }
}

function toArchiveResponse(
  { size, content }: Awaited<ReturnType<InspectionPackagesService['download']>>,
  name: string,
  response: Response,
): StreamableFile {
  response.setHeader('cache-control', 'no-store');
  response.setHeader('x-content-type-options', 'nosniff');
  // Whoever goes away leaves no file open.
  response.on('close', () => content.destroy());
  const disposition = `attachment; filename="${name}"`;
  const answer = new StreamableFile(content, { type: 'application/zip', length: size, disposition });
  // An answer that breaks off cannot be taken for a whole one.
  return answer.setErrorHandler(() => response.destroy());
}
