import type { CreateJob, PathOf, JobListQuery, UpdateJob } from '@firstday/domain';
import { Controller } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { Body, Ctx, Operation, Path, Query } from '../../http/index.js';
import { JobsService } from './jobs.service.js';

type JobPath = PathOf<'jobs.findById'>;

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

  @Operation('jobs.deleteById')
  deleteById(@Ctx() ctx: Context, @Path() path: JobPath) {
    return this.jobs.deleteById(ctx, path.job_id);
  }
}
