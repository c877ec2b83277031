import type { CreateCustomView, CustomViewListQuery, PathOf, UpdateCustomView } from '@firstday/domain';
import { Controller } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { Body, Ctx, Operation, Path, Query } from '../../http/index.js';
import { CustomViewsService } from './custom-views.service.js';

type ViewPath = PathOf<'custom_views.findById'>;

@Controller()
export class CustomViewsController {
  constructor(private readonly views: CustomViewsService) {}

  @Operation('custom_views.list')
  list(@Ctx() ctx: Context, @Query() query: CustomViewListQuery) {
    return this.views.list(ctx, query);
  }

  @Operation('custom_views.create')
  create(@Ctx() ctx: Context, @Body() input: CreateCustomView) {
    return this.views.create(ctx, input);
  }

  @Operation('custom_views.findById')
  findById(@Ctx() ctx: Context, @Path() path: ViewPath) {
    return this.views.findById(ctx, path.custom_view_id);
  }

  @Operation('custom_views.updateById')
  updateById(@Ctx() ctx: Context, @Path() path: ViewPath, @Body() input: UpdateCustomView) {
    return this.views.updateById(ctx, path.custom_view_id, input);
  }

  @Operation('custom_views.deleteById')
  deleteById(@Ctx() ctx: Context, @Path() path: ViewPath) {
    return this.views.deleteById(ctx, path.custom_view_id);
  }
}
