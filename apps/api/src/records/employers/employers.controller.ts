import { EmployerId, RecordListQuery, CreateEmployer, UpdateEmployer } from '@firstday/domain';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { z } from 'zod';
import type { Context } from '../../context/index.js';
import { Ctx, Operation } from '../../http/index.js';
import { EmployersService } from './employers.service.js';

const EmployerPath = z.object({ employer_id: EmployerId });
type EmployerPath = z.infer<typeof EmployerPath>;

@Controller()
export class EmployersController {
  constructor(private readonly employers: EmployersService) {}

  @Operation('employers.list')
  list(@Ctx() ctx: Context, @Query({ schema: RecordListQuery }) query: RecordListQuery) {
    return this.employers.list(ctx, query);
  }

  @Operation('employers.create')
  create(@Ctx() ctx: Context, @Body({ schema: CreateEmployer }) input: CreateEmployer) {
    return this.employers.create(ctx, input);
  }

  @Operation('employers.findById')
  findById(@Ctx() ctx: Context, @Param({ schema: EmployerPath }) path: EmployerPath) {
    return this.employers.findById(ctx, path.employer_id);
  }

  @Operation('employers.updateById')
  updateById(
    @Ctx() ctx: Context,
    @Param({ schema: EmployerPath }) path: EmployerPath,
    @Body({ schema: UpdateEmployer }) input: UpdateEmployer,
  ) {
    return this.employers.updateById(ctx, path.employer_id, input);
  }

  @Operation('employers.deleteById')
  deleteById(@Ctx() ctx: Context, @Param({ schema: EmployerPath }) path: EmployerPath) {
    return this.employers.deleteById(ctx, path.employer_id);
  }
}
