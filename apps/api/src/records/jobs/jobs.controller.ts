import type { CreateJob, DeletedRecordListQuery, JobListQuery, PathOf, UpdateJob } from '@firstday/domain';
import { Controller, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { Context } from '../../context/index.js';
import { Body, Ctx, Operation, Path, Query } from '../../http/index.js';
import { answerUpserted } from '../upsert-by-external-id.js';
import { JobsService } from './jobs.service.js';

type JobPath = PathOf<'jobs.findById'>;
type ExternalPath = PathOf<'jobs.upsertByExternalId'>;

@Controller()
export class JobsController {
  constructor(private readonly jobs: JobsService) {}

  @Operation('jobs.list')
  list(@Ctx() ctx: Context, @Query() query: JobListQuery) {
    return this.jobs.list(ctx, query);
  }

  @Operation('jobs.create')
  create(@Ctx() ctx: Context, @Body() input: CreateJob) {
    return this.jobs.create(ctx, input);
  }

  @Operation('jobs.findById')
  findById(@Ctx() ctx: Context, @Path() path: JobPath) {
    return this.jobs.findById(ctx, path.job_id);
  }

  @Operation('jobs.updateById')
  updateById(@Ctx() ctx: Context, @Path() path: JobPath, @Body() input: UpdateJob) {
    return this.jobs.updateById(ctx, path.job_id, input);
  }

  @Operation('jobs.upsertByExternalId')
  async upsertByExternalId(
    @Ctx() ctx: Context,
    @Path() path: ExternalPath,
    @Body() input: CreateJob,
    @Res({ passthrough: true }) response: Response,
  ) {
    return answerUpserted(response, await this.jobs.upsertByExternalId(ctx, path.external_id, input));
  }

  @Operation('jobs.deleteById')
  deleteById(@Ctx() ctx: Context, @Path() path: JobPath) {
    return this.jobs.deleteById(ctx, path.job_id);
  }

  @Operation('jobs.listDeleted')
  listDeleted(@Ctx() ctx: Context, @Query() query: DeletedRecordListQuery) {
    return this.jobs.listDeleted(ctx, query);
  }

  @Operation('jobs.restore')
  restore(@Ctx() ctx: Context, @Path() path: JobPath) {
    return this.jobs.restoreById(ctx, path.job_id);
  }
}
