import type { CreateInspectionPackage, InspectionPackageListQuery, PathOf } from '@firstday/domain';
import { Controller, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { Context } from '../../context/index.js';
import { Body, Ctx, Operation, Path, Query } from '../../http/index.js';
import { InspectionPackagesService } from './inspection-packages.service.js';
import { PackageDownloads } from './package-downloads.js';
import { toArchiveResponse } from './to-archive-response.js';

type PackagePath = PathOf<'inspection_packages.findById'>;

@Controller()
export class InspectionPackagesController {
  constructor(
    private readonly packages: InspectionPackagesService,
    private readonly downloads: PackageDownloads,
  ) {}

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
    const file = await this.downloads.open(ctx, path.inspection_package_id);
    return toArchiveResponse({ ...file, name: `${path.inspection_package_id}.zip` }, response);
  }

  @Operation('inspection_packages.listDownloads')
  listDownloads(@Ctx() ctx: Context, @Path() path: PackagePath) {
    return this.downloads.list(ctx, path.inspection_package_id);
  }

  @Operation('inspection_packages.deleteById')
  deleteById(@Ctx() ctx: Context, @Path() path: PackagePath) {
    return this.packages.deleteById(ctx, path.inspection_package_id);
  }
}
