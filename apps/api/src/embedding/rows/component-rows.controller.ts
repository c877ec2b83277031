import type { EmployeeRowsQuery, ReviewRowsQuery, RowChoicesQuery, TaskRowsQuery } from '@firstday/domain';
import { Controller } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { Ctx, Operation, Query } from '../../http/index.js';
import { EmployeeRowsService } from './employee-rows.service.js';
import { EmployeeTaskRowsService } from './employee-task-rows.service.js';
import { ReviewRowsService } from './review-rows.service.js';
import { RowChoicesService } from './row-choices.service.js';

@Controller()
export class ComponentRowsController {
  constructor(
    private readonly employees: EmployeeRowsService,
    private readonly tasks: EmployeeTaskRowsService,
    private readonly reviews: ReviewRowsService,
    private readonly choices: RowChoicesService,
  ) {}

  @Operation('component_rows.listEmployees')
  listEmployees(@Ctx() ctx: Context, @Query() query: EmployeeRowsQuery) {
    return this.employees.list(ctx, query);
  }

  @Operation('component_rows.listFilterChoices')
  listFilterChoices(@Ctx() ctx: Context, @Query() query: RowChoicesQuery) {
    return this.choices.list(ctx, query);
  }

  @Operation('component_rows.listReviews')
  listReviews(@Ctx() ctx: Context, @Query() query: ReviewRowsQuery) {
    return this.reviews.list(ctx, query);
  }

  @Operation('component_rows.listTasks')
  listTasks(@Ctx() ctx: Context, @Query() query: TaskRowsQuery) {
    return this.tasks.list(ctx, query);
  }
}
