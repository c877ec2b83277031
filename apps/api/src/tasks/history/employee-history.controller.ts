import type { EmployeeHistoryQuery, PathOf } from '@firstday/domain';
import { Controller } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { Ctx, Operation, Path, Query } from '../../http/index.js';
import { EmployeeHistoryService } from './employee-history.service.js';

type EmployeePath = PathOf<'employees.listHistory'>;

@Controller()
export class EmployeeHistoryController {
  constructor(private readonly history: EmployeeHistoryService) {}

  @Operation('employees.listHistory')
  list(@Ctx() ctx: Context, @Path() path: EmployeePath, @Query() query: EmployeeHistoryQuery) {
    return this.history.list(ctx, path.employee_id, query);
  }
}
