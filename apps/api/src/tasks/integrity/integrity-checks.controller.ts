import type { IntegrityCheckListQuery, PathOf } from '@firstday/domain';
import { Controller } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { Ctx, Operation, Path, Query } from '../../http/index.js';
import { IntegrityChecksService } from './integrity-checks.service.js';

@Controller()
export class IntegrityChecksController {
  constructor(private readonly checks: IntegrityChecksService) {}

  @Operation('integrity_checks.list')
  list(@Ctx() ctx: Context, @Query() query: IntegrityCheckListQuery) {
    return this.checks.list(ctx, query);
  }

  @Operation('integrity_checks.create')
  create(@Ctx() ctx: Context) {
    return this.checks.create(ctx);
  }

  @Operation('integrity_checks.findById')
  findById(@Ctx() ctx: Context, @Path() path: PathOf<'integrity_checks.findById'>) {
    return this.checks.findById(ctx, path.integrity_check_id);
  }
}
