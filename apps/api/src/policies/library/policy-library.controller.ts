import type { AddOfficialFile, LibraryQuery, PathOf, UpdateFromLibrary } from '@firstday/domain';
import { Controller } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { Body, Ctx, Operation, Path, Query } from '../../http/index.js';
import { PolicyLibraryService } from './policy-library.service.js';

type EntryPath = PathOf<'policy_library.add'>;

@Controller()
export class PolicyLibraryController {
  constructor(private readonly library: PolicyLibraryService) {}

  @Operation('policy_library.list')
  list(@Ctx() ctx: Context, @Query() query: LibraryQuery) {
    return this.library.list(ctx, query);
  }

  @Operation('policy_library.add')
  add(@Ctx() ctx: Context, @Path() path: EntryPath) {
    return this.library.add(ctx, path.library_key);
  }

  @Operation('policy_library.update')
  update(@Ctx() ctx: Context, @Path() path: EntryPath, @Body() input: UpdateFromLibrary) {
    return this.library.update(ctx, path.library_key, input);
  }

  @Operation('policy_library.addFile')
  addFile(@Ctx() ctx: Context, @Path() path: EntryPath, @Body() input: AddOfficialFile) {
    return this.library.addFile(ctx, path.library_key, input);
  }
}
