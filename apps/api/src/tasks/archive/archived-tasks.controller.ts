import type { ArchivedTaskListQuery, PathOf, TaskFieldsQuery, TaskVersionQuery } from '@firstday/domain';
import { Controller } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { Ctx, Operation, Path, Query } from '../../http/index.js';
import { TaskFieldsService } from '../task-fields.service.js';
import { TaskVersionsService } from '../versions/task-versions.service.js';
import { ArchivedTasksService } from './archived-tasks.service.js';
import { inArchive } from './in-archive.js';
import { TaskRestorationService } from './task-restoration.service.js';

type ArchivePath = PathOf<'archived_tasks.findById'>;

@Controller()
export class ArchivedTasksController {
  constructor(
    private readonly archive: ArchivedTasksService,
    private readonly restoration: TaskRestorationService,
    private readonly fields: TaskFieldsService,
    private readonly versions: TaskVersionsService,
  ) {}

  @Operation('archived_tasks.list')
  list(@Ctx() ctx: Context, @Query() query: ArchivedTaskListQuery) {
    return this.archive.list(ctx, query);
  }

  @Operation('archived_tasks.findById')
  findById(@Ctx() ctx: Context, @Path() path: ArchivePath) {
    return this.archive.getById(ctx, path.archived_task_id);
  }

  @Operation('archived_tasks.restore')
  restore(@Ctx() ctx: Context, @Path() path: ArchivePath) {
    return this.restoration.restore(ctx, path.archived_task_id);
  }

  @Operation('archived_tasks.getFields')
  getFields(@Ctx() ctx: Context, @Path() path: ArchivePath, @Query() query: TaskFieldsQuery) {
    return this.fields.get(inArchive(ctx), path.archived_task_id, query.include_sensitive_info);
  }

  @Operation('archived_tasks.listVersions')
  listVersions(@Ctx() ctx: Context, @Path() path: ArchivePath) {
    return this.versions.list(inArchive(ctx), path.archived_task_id);
  }

  @Operation('archived_tasks.getVersionFields')
  getVersionFields(@Ctx() ctx: Context, @Path() path: ArchivePath, @Query() query: TaskVersionQuery) {
    return this.versions.getFields(inArchive(ctx), path.archived_task_id, query);
  }
}
