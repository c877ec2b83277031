import type { LibraryCoverageQuery, PathOf, WaiveLibraryPolicy } from '@firstday/domain';
import { Controller } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { Body, Ctx, Operation, Path, Query } from '../../http/index.js';
import { LibraryCoverageService } from './library-coverage.service.js';
import { WaivingService } from './waiving.service.js';

type EntryPath = PathOf<'policy_library.waive'>;
type PlacePath = PathOf<'policy_library.addState'>;

@Controller()
export class LibraryCoverageController {
  constructor(
    private readonly coverage: LibraryCoverageService,
    private readonly waiving: WaivingService,
  ) {}

  @Operation('policy_library.coverage')
  show(@Ctx() ctx: Context, @Query() query: LibraryCoverageQuery) {
    return this.coverage.coverage(ctx, query);
  }

  @Operation('policy_library.planState')
  plan(@Ctx() ctx: Context, @Path() path: PlacePath) {
    return this.coverage.plan(ctx, path.jurisdiction);
  }

  @Operation('policy_library.addState')
  add(@Ctx() ctx: Context, @Path() path: PlacePath) {
    return this.coverage.add(ctx, path.jurisdiction);
  }

  @Operation('policy_library.waive')
  waive(@Ctx() ctx: Context, @Path() path: EntryPath, @Body() input: WaiveLibraryPolicy) {
    return this.waiving.waive(ctx, path.library_key, input);
  }

  @Operation('policy_library.takeBackWaiver')
  takeBack(@Ctx() ctx: Context, @Path() path: EntryPath) {
    return this.waiving.takeBack(ctx, path.library_key);
  }
}
