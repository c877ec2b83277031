import type { EmployeeRowsQuery, ReviewRowsQuery, TaskRowsQuery } from '@firstday/domain';
import { Controller } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { Ctx, Operation, Query } from '../../http/index.js';
import { EmployeeRowsService } from './employee-rows.service.js';
import { EmployeeTaskRowsService } from './employee-task-rows.service.js';
import { ReviewRowsService } from './review-rows.service.js';

@Controller()
export class ComponentRowsController {
  constructor(
    private readonly employees: EmployeeRowsService,
    private readonly tasks: EmployeeTaskRowsService,
    private readonly reviews: ReviewRowsService,
  ) {}

  @Operation('component_rows.listEmployees')
  listEmployees(@Ctx() ctx: Context, @Query() query: EmployeeRowsQuery) {
    return this.employees.list(ctx, query);
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
