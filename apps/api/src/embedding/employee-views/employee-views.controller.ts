import type { CreateEmployeeView, EmployeeViewListQuery, PathOf, UpdateEmployeeView } from '@firstday/domain';
import { Controller } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { Body, Ctx, Operation, Path, Query } from '../../http/index.js';
import { EmployeeViewsService } from './employee-views.service.js';

type ViewPath = PathOf<'employee_views.updateById'>;

@Controller()
export class EmployeeViewsController {
  constructor(private readonly views: EmployeeViewsService) {}

  @Operation('employee_views.list')
  list(@Ctx() ctx: Context, @Query() query: EmployeeViewListQuery) {
    return this.views.list(ctx, query);
  }

  @Operation('employee_views.create')
  create(@Ctx() ctx: Context, @Body() input: CreateEmployeeView) {
    return this.views.create(ctx, input);
  }

  @Operation('employee_views.updateById')
  updateById(@Ctx() ctx: Context, @Path() path: ViewPath, @Body() input: UpdateEmployeeView) {
    return this.views.updateById(ctx, path.employee_view_id, input);
  }

  @Operation('employee_views.deleteById')
  deleteById(@Ctx() ctx: Context, @Path() path: ViewPath) {
    return this.views.deleteById(ctx, path.employee_view_id);
  }
}
