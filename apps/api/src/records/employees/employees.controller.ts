import { EmployeeId, RecordListQuery, CreateEmployee, UpdateEmployee } from '@firstday/domain';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { z } from 'zod';
import type { Context } from '../../context/index.js';
import { Ctx, Operation } from '../../http/index.js';
import { EmployeesService } from './employees.service.js';

const EmployeePath = z.object({ employee_id: EmployeeId });
type EmployeePath = z.infer<typeof EmployeePath>;

@Controller()
export class EmployeesController {
  constructor(private readonly employees: EmployeesService) {}

  @Operation('employees.list')
  list(@Ctx() ctx: Context, @Query({ schema: RecordListQuery }) query: RecordListQuery) {
    return this.employees.list(ctx, query);
  }

  @Operation('employees.create')
  create(@Ctx() ctx: Context, @Body({ schema: CreateEmployee }) input: CreateEmployee) {
    return this.employees.create(ctx, input);
  }

  @Operation('employees.findById')
  findById(@Ctx() ctx: Context, @Param({ schema: EmployeePath }) path: EmployeePath) {
    return this.employees.findById(ctx, path.employee_id);
  }

  @Operation('employees.updateById')
  updateById(
    @Ctx() ctx: Context,
    @Param({ schema: EmployeePath }) path: EmployeePath,
    @Body({ schema: UpdateEmployee }) input: UpdateEmployee,
  ) {
    return this.employees.updateById(ctx, path.employee_id, input);
  }

  @Operation('employees.deleteById')
  deleteById(@Ctx() ctx: Context, @Param({ schema: EmployeePath }) path: EmployeePath) {
    return this.employees.deleteById(ctx, path.employee_id);
  }
}
