import type { CreateLegalHold, LegalHoldListQuery, PathOf, ReleaseLegalHold } from '@firstday/domain';
import { Controller } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { Body, Ctx, Operation, Path, Query } from '../../http/index.js';
import { LegalHoldsService } from './legal-holds.service.js';

@Controller()
export class LegalHoldsController {
  constructor(private readonly holds: LegalHoldsService) {}

  @Operation('legal_holds.list')
  list(@Ctx() ctx: Context, @Query() query: LegalHoldListQuery) {
    return this.holds.list(ctx, query);
  }

  @Operation('legal_holds.create')
  create(@Ctx() ctx: Context, @Body() input: CreateLegalHold) {
    return this.holds.place(ctx, input);
  }

  @Operation('legal_holds.release')
  release(@Ctx() ctx: Context, @Path() path: PathOf<'legal_holds.release'>, @Body() input: ReleaseLegalHold) {
    return this.holds.release(ctx, path.legal_hold_id, input);
  }
}
