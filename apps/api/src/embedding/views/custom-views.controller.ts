import { CreateCustomView, CustomViewId, CustomViewListQuery, UpdateCustomView } from '@firstday/domain';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { z } from 'zod';
import type { Context } from '../../context/index.js';
import { Ctx, Operation } from '../../http/index.js';
import { CustomViewsService } from './custom-views.service.js';

const ViewPath = z.object({ custom_view_id: CustomViewId });
type ViewPath = z.infer<typeof ViewPath>;

@Controller()
export class CustomViewsController {
  constructor(private readonly views: CustomViewsService) {}

  @Operation('custom_views.list')
  list(@Ctx() ctx: Context, @Query({ schema: CustomViewListQuery }) query: CustomViewListQuery) {
    return this.views.list(ctx, query);
  }

  @Operation('custom_views.create')
  create(@Ctx() ctx: Context, @Body({ schema: CreateCustomView }) input: CreateCustomView) {
    return this.views.create(ctx, input);
  }

  @Operation('custom_views.findById')
  findById(@Ctx() ctx: Context, @Param({ schema: ViewPath }) path: ViewPath) {
    return this.views.findById(ctx, path.custom_view_id);
  }

  @Operation('custom_views.updateById')
  updateById(
    @Ctx() ctx: Context,
    @Param({ schema: ViewPath }) path: ViewPath,
    @Body({ schema: UpdateCustomView }) input: UpdateCustomView,
  ) {
    return this.views.updateById(ctx, path.custom_view_id, input);
  }

  @Operation('custom_views.deleteById')
  deleteById(@Ctx() ctx: Context, @Param({ schema: ViewPath }) path: ViewPath) {
    return this.views.deleteById(ctx, path.custom_view_id);
  }
}
