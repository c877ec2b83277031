import { JobId, RecordListQuery, CreateJob, UpdateJob } from '@firstday/domain';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { z } from 'zod';
import type { Context } from '../../context/index.js';
import { Ctx, Operation } from '../../http/index.js';
import { JobsService } from './jobs.service.js';

const JobPath = z.object({ job_id: JobId });
type JobPath = z.infer<typeof JobPath>;

@Controller()
export class JobsController {
  constructor(private readonly jobs: JobsService) {}

  @Operation('jobs.list')
  list(@Ctx() ctx: Context, @Query({ schema: RecordListQuery }) query: RecordListQuery) {
    return this.jobs.list(ctx, query);
  }

  @Operation('jobs.create')
  create(@Ctx() ctx: Context, @Body({ schema: CreateJob }) input: CreateJob) {
    return this.jobs.create(ctx, input);
  }

  @Operation('jobs.findById')
  findById(@Ctx() ctx: Context, @Param({ schema: JobPath }) path: JobPath) {
    return this.jobs.findById(ctx, path.job_id);
  }

  @Operation('jobs.updateById')
  updateById(
    @Ctx() ctx: Context,
    @Param({ schema: JobPath }) path: JobPath,
    @Body({ schema: UpdateJob }) input: UpdateJob,
  ) {
    return this.jobs.updateById(ctx, path.job_id, input);
  }

  @Operation('jobs.deleteById')
  deleteById(@Ctx() ctx: Context, @Param({ schema: JobPath }) path: JobPath) {
    return this.jobs.deleteById(ctx, path.job_id);
  }
}
