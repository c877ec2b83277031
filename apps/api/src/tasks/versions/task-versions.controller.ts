import type { PathOf, TaskVersionQuery } from '@firstday/domain';
import { Controller } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { Ctx, Operation, Path, Query } from '../../http/index.js';
import { EmployeeDocumentsService } from './employee-documents.service.js';
import { TaskVersionsService } from './task-versions.service.js';

type TaskPath = PathOf<'tasks.listVersions'>;
type EmployeePath = PathOf<'tasks.listDocuments'>;

@Controller()
export class TaskVersionsController {
  constructor(
    private readonly versions: TaskVersionsService,
    private readonly documents: EmployeeDocumentsService,
  ) {}

  @Operation('tasks.listVersions')
  list(@Ctx() ctx: Context, @Path() path: TaskPath) {
    return this.versions.list(ctx, path.task_id);
  }

  @Operation('tasks.listDocuments')
  listDocuments(@Ctx() ctx: Context, @Path() path: EmployeePath) {
    return this.documents.list(ctx, path.employee_id);
  }

  @Operation('tasks.getVersionFields')
  getFields(@Ctx() ctx: Context, @Path() path: TaskPath, @Query() query: TaskVersionQuery) {
    return this.versions.getFields(ctx, path.task_id, query);
  }
}
