import type {
  CreateEmployer,
  DeletedRecordListQuery,
  EmployerListQuery,
  PathOf,
  UpdateEmployer,
} from '@firstday/domain';
import { Controller, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { Context } from '../../context/index.js';
import { Body, Ctx, Operation, Path, Query } from '../../http/index.js';
import { answerUpserted } from '../upsert-by-external-id.js';
import { EmployersService } from './employers.service.js';

type EmployerPath = PathOf<'employers.findById'>;
type ExternalPath = PathOf<'employers.upsertByExternalId'>;

@Controller()
export class EmployersController {
  constructor(private readonly employers: EmployersService) {}

  @Operation('employers.list')
  list(@Ctx() ctx: Context, @Query() query: EmployerListQuery) {
    return this.employers.list(ctx, query);
  }

  @Operation('employers.create')
  create(@Ctx() ctx: Context, @Body() input: CreateEmployer) {
    return this.employers.create(ctx, input);
  }

  @Operation('employers.findById')
  findById(@Ctx() ctx: Context, @Path() path: EmployerPath) {
    return this.employers.findById(ctx, path.employer_id);
  }

  @Operation('employers.updateById')
  updateById(@Ctx() ctx: Context, @Path() path: EmployerPath, @Body() input: UpdateEmployer) {
    return this.employers.updateById(ctx, path.employer_id, input);
  }

  @Operation('employers.upsertByExternalId')
  async upsertByExternalId(
    @Ctx() ctx: Context,
    @Path() path: ExternalPath,
    @Body() input: CreateEmployer,
    @Res({ passthrough: true }) response: Response,
  ) {
    return answerUpserted(response, await this.employers.upsertByExternalId(ctx, path.external_id, input));
  }

  @Operation('employers.deleteById')
  deleteById(@Ctx() ctx: Context, @Path() path: EmployerPath) {
    return this.employers.deleteById(ctx, path.employer_id);
  }

  @Operation('employers.listDeleted')
  listDeleted(@Ctx() ctx: Context, @Query() query: DeletedRecordListQuery) {
    return this.employers.listDeleted(ctx, query);
  }

  @Operation('employers.restore')
  restore(@Ctx() ctx: Context, @Path() path: EmployerPath) {
    return this.employers.restoreById(ctx, path.employer_id);
  }
}
