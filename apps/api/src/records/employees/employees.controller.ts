import type {
  CreateEmployee,
  EmployeeListQuery,
  EmployeeQuery,
  PathOf,
  UpdateEmployee,
} from '@firstday/domain';
import { Controller, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { Context } from '../../context/index.js';
import { Body, Ctx, Operation, Path, Query } from '../../http/index.js';
import { answerUpserted } from '../upsert-by-external-id.js';
import { EmployeesService } from './employees.service.js';

type EmployeePath = PathOf<'employees.findById'>;
type ExternalPath = PathOf<'employees.upsertByExternalId'>;

@Controller()
export class EmployeesController {
  constructor(private readonly employees: EmployeesService) {}

  @Operation('employees.list')
  list(@Ctx() ctx: Context, @Query() query: EmployeeListQuery) {
    return this.employees.list(ctx, query);
  }

  @Operation('employees.create')
  create(@Ctx() ctx: Context, @Body() input: CreateEmployee) {
    return this.employees.create(ctx, input);
  }

  @Operation('employees.findById')
  findById(@Ctx() ctx: Context, @Path() path: EmployeePath, @Query() query: EmployeeQuery) {
    return this.employees.findOne(ctx, path.employee_id, query);
  }

  @Operation('employees.updateById')
  updateById(@Ctx() ctx: Context, @Path() path: EmployeePath, @Body() input: UpdateEmployee) {
    return this.employees.updateById(ctx, path.employee_id, input);
  }

  @Operation('employees.upsertByExternalId')
  async upsertByExternalId(
    @Ctx() ctx: Context,
    @Path() path: ExternalPath,
    @Body() input: CreateEmployee,
    @Res({ passthrough: true }) response: Response,
  ) {
    return answerUpserted(response, await this.employees.upsertByExternalId(ctx, path.external_id, input));
  }

  @Operation('employees.deleteById')
  deleteById(@Ctx() ctx: Context, @Path() path: EmployeePath) {
    return this.employees.deleteById(ctx, path.employee_id);
  }
}
